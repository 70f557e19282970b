/** What a static look at a position reckons with beside the points that are sure: figures of ours, in VP. */
import type { CharacterId, Level } from '../content/terms';
import type { Metric } from '../content/vocabulary';

/** How far a level looks ahead. */
export type Outlook = {
  /** How much of what is still to come counts, 0 to 1. */
  readonly future: number;
  /** How surely an artifact is built once all of its cost is held; 0: no artifacts are planned for. */
  readonly plans: number;
};

export const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  full: { future: 0.8, plans: 0.9 },
  round: { future: 0.6, plans: 0.6 },
  nextTurn: { future: 0.4, plans: 0.3 },
  turn: { future: 0.2, plans: 0 },
};

/** One worker placed once, with what is built after it, in this round and in a later one. */
export const PLACING = { now: 4, later: 6 };

/** A resource while there is time to build with it; at the end it is ½ and 1 (S9.8). */
export const IN_PLAY = { raw: 1.3, processed: 2.2 };
export const AT_THE_END = { raw: 0.5, processed: 1 };

/** More of one kind than this is seldom paid with. */
export const USEFUL_OF_A_KIND = 4;

/** What is missing of an artifact's cost: a raw resource that has to be worked, one that is not there, a processed one of
 *  which there is no raw one either. So much of it makes building e times less likely. */
export const MISSING = { work: 0.4, raw: 0.7, processed: 1, each: 1 };

/** For each round to come: what an own craftsman brings by its level, and an artifact that works again. */
export const CRAFTSMAN_A_ROUND: Readonly<Record<Level, number>> = { 1: 0.35, 2: 0.6, 3: 0.9 };
/** The one that a start card brings, beside that: who has none can process nothing. Dealt to hard bots, cards with one were
 *  some 2 VP ahead of those with a processed resource in its place. */
export const START_CRAFTSMAN = 3.2;
export const ROUND_ARTIFACT_A_ROUND = 0.7;
export const LASTING_A_ROUND = { discount: 2.4, territoryGain: 1.2, future: 0.4, join: 0.5, joinFree: 0.4 };

/** A step of each track: the sword lets explorers join, the canoe widens the choice, the caravans near the camp. */
export const MILITARY_STEP = 0.35;
export const MILITARY_LEVEL = 0.8;
export const RIVER_STEP = 0.5;
/** How much of the points of the military rank is likely to stay while there are rounds to come. */
export const RANK_STAYS = 0.65;
/** Somebody's caravan, for each junction on its way, and more for each round to come; and one at the camp beside its rank. */
export const ROAD = { junction: 1.7, junctionARound: 0.4, camp: 5, campARound: 2 };
export const TRAIL_A_ROUND = { open: 1.6, toOpen: -0.8 };

/** Each side of a character, for a round to come; the Highlander's by its trails. */
export const CHARACTER_A_ROUND: Readonly<
  Record<Exclude<CharacterId, 'mountain'>, { readonly child: number; readonly adult: number }>
> = {
  horse: { child: 1.4, adult: 1.3 },
  boat: { child: 1, adult: 1.6 },
  forest: { child: 2.4, adult: 0 },
  maker: { child: 1, adult: 2 },
  // The explorer more is counted as its placings, and finds the worse spaces; a chief's 3 or 5 VP come for sure.
  parent: { child: -3, adult: 4.2 },
  // The best of the tiles left over each round, against 4 VP for each flag that is still to be set.
  house: { child: 3.8, adult: 1.2 },
};

/** What all that leaves out of a character, for a round to come: dealt to hard bots, characters are worth the same within a
 *  few points (docs/terramara/balance.md), and are so at the beginning with this. It goes alike for child and adult. */
export const ELSE_A_ROUND: Readonly<Record<CharacterId, number>> = {
  horse: 1.5,
  boat: 1.9,
  forest: 0.5,
  maker: 1.9,
  parent: -1.1,
  house: -0.9,
  mountain: 0.6,
};

/** The own trail as long as the Highlander is a child; grown up each open trail, whose 2 VP a worker gets in place of what it
 *  would find elsewhere. */
export const HIGHLANDER_A_ROUND = { child: 1.8, adultATrail: 1.6 };

/** What hard bots hold at the end, by what the plains of level 1 ask for: the Highlander chooses one before anything is
 *  held. */
export const LIKELY_AT_THE_END: Partial<Readonly<Record<Metric, number>>> = {
  artifacts: 8,
  craftsmanLevels: 4.3,
  militaryLevel: 2.6,
  river: 5.3,
};

/** How uncertain a lead still is, in VP, with so many rounds to come. */
export const spreadOf = (rounds: number): number => 7 + 5 * rounds;
