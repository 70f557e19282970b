import { existsSync } from 'node:fs';

/**
 * Loads a game's part of a command: `own` of `scripts/games/<game>/<command>.ts`, or undefined if there is no such
 * file. The command defines the type.
 */
export async function ownOf<Own>(game: string, command: string): Promise<Own | undefined> {
  const file = new URL(`./${game}/${command}.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { own }: { readonly own: Own } = await import(file.href);
  return own;
}
