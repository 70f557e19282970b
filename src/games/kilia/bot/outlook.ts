import type { G } from '../rules/state/state';
import { voyagesLeft } from '../rules/voyagesLeft';

/** Rounds that a bot of this grade looks ahead. Weaker bots look less far. */
export type Foresight = { readonly rounds: number };

export const FULL_FORESIGHT: Foresight = { rounds: 99 };

/** Estimates the voyages left that a bot considers. */
export const voyagesAhead = (G: G, { rounds }: Foresight): number => Math.min(rounds, voyagesLeft(G));

/** Standard deviation, in points, of the final lead from the current one. */
export const spreadOf = (G: G): number => 3 + 1.2 * voyagesLeft(G);
