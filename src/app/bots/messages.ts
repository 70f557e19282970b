import type { Request, Thought } from '../../bots/thinker';

export type Question = { readonly id: number; readonly game: string; readonly request: Request<unknown> };
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: string };
