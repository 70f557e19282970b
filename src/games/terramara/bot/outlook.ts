/** What a static look at a position reckons with beside the points that are sure: figures of ours, in VP. */
import type { CharacterId } from '../content/terms';

/** How far a level looks ahead. */
export type Outlook = {
  /** How much of what is still to come counts, 0 to 1. */
  readonly future: number;
  /** How surely an artifact is built once all of its cost is held; 0: no artifacts are planned for. */
  readonly plans: number;
  /** A resource while there is time to build with it; at the end it is ½ and 1 (S9.8). */
  readonly inPlay: { readonly raw: number; readonly processed: number };
};

export const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  full: { future: 0.9, plans: 0.9, inPlay: { raw: 1.3, processed: 2.6 } },
  round: { future: 0.8, plans: 0.6, inPlay: { raw: 1.3, processed: 2.6 } },
  nextTurn: { future: 0.8, plans: 0, inPlay: { raw: 1.3, processed: 2.6 } },
  turn: { future: 0.3, plans: 0, inPlay: { raw: 1.3, processed: 2.6 } },
};

/** One worker placed once, with what is built after it: a game of 110 points has some 23 placings. */
export const PLACING = 3.6;

/** More of one kind than this is seldom paid with. */
export const USEFUL_OF_A_KIND = 4;

/** For each round to come: what an own craftsman's level, and an artifact that works again, bring. */
export const CRAFTSMAN_LEVEL_A_ROUND = 0.9;
export const ROUND_ARTIFACT_A_ROUND = 1.5;
export const LASTING_ARTIFACT_A_ROUND = 1;

/** A plan for an artifact: how near a raw resource comes to the processed one that is asked for. */
export const RAW_FOR_PROCESSED = 0.5;

/** A step of each track: the sword lets explorers join, the canoe widens the choice, the caravans near the camp. */
export const MILITARY_STEP = 0.35;
export const RIVER_STEP_A_ROUND = 0.22;
/** A caravan's way to the camp, by the junction that it has reached. */
export const CARAVAN_AT = [0, 1.2, 2.4, 3.6, 4.8, 0] as const;
export const OPEN_TRAIL_A_ROUND = 0.8;

/** Each side of a character, for a round to come. */
export const CHARACTER_A_ROUND: Readonly<
  Record<CharacterId, { readonly child: number; readonly adult: number }>
> = {
  horse: { child: 2.2, adult: 1.6 },
  boat: { child: 1.8, adult: 2.4 },
  forest: { child: 1, adult: 0 },
  maker: { child: 2, adult: 4.2 },
  // The explorer more is counted as its placings.
  parent: { child: 0, adult: 4.6 },
  house: { child: 2.8, adult: 1.6 },
  mountain: { child: 2.6, adult: 2.2 },
};

/** How uncertain a lead still is, in VP, with so many rounds to come. */
export const spreadOf = (rounds: number): number => 7 + 5 * rounds;
