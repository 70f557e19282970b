/** Weights of the static evaluation, in VP, for everything except points already scored. All are estimates. */
import type { CharacterId, Level } from '../content/terms';
import type { Metric } from '../content/vocabulary';

/** The look-ahead of a level. */
export type Outlook = {
  /** Weight of points to come, 0 to 1. */
  readonly future: number;
  /** Probability of building an artifact whose whole cost is held. 0: don't plan artifacts. */
  readonly plans: number;
};

export const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  full: { future: 0.8, plans: 0.9 },
  round: { future: 0.6, plans: 0.6 },
  nextTurn: { future: 0.4, plans: 0.3 },
  turn: { future: 0.2, plans: 0 },
};

/** Placing one worker in this round or a later one, including what is built afterwards. */
export const PLACING = { now: 4, later: 6 };

/** Value of a resource while there is time to build with it. At the end it is ½ or 1 (S9.8). */
export const IN_PLAY = { raw: 1.3, processed: 2.2 };
export const AT_THE_END = { raw: 0.5, processed: 1 };

/** More resources of one kind are rarely useful. */
export const USEFUL_OF_A_KIND = 4;

/**
 * Weights for each missing step towards an artifact: processing a raw resource, gaining a raw one, or gaining a
 * processed one. A total of `each` divides the chance of building it by e.
 */
export const MISSING = { work: 0.4, raw: 0.7, processed: 1, each: 1 };

/** Value per remaining round of a craftsman by level. */
export const CRAFTSMAN_A_ROUND: Readonly<Record<Level, number>> = { 1: 0.35, 2: 0.6, 3: 0.9 };
/**
 * Additional value of a craftsman on a start card, because a player without one can't process anything. In games of
 * hard bots, cards with a craftsman were about 2 VP better than cards with a processed resource instead.
 */
export const START_CRAFTSMAN = 3.2;
export const ROUND_ARTIFACT_A_ROUND = 0.7;
export const LASTING_A_ROUND = { discount: 2.4, territoryGain: 1.2, future: 0.4, join: 0.5, joinFree: 0.4 };

/** Value of a step on a track. Military allows explorers to join, and technology widens the choice of artifacts. */
export const MILITARY_STEP = 0.35;
export const MILITARY_LEVEL = 0.8;
export const RIVER_STEP = 0.5;
/** Share of the military rank's points that a player is likely to keep while rounds remain. */
export const RANK_STAYS = 0.65;
/**
 * Value of a caravan by junction, per junction and remaining round, and of one at the camp in addition to its rank
 * points.
 */
export const ROAD = { junction: 1.7, junctionARound: 0.4, camp: 5, campARound: 2 };
export const TRAIL_A_ROUND = { open: 1.6, toOpen: -0.8 };

/** Value of each character side per remaining round. The Highlander depends on trails instead. */
export const CHARACTER_A_ROUND: Readonly<
  Record<Exclude<CharacterId, 'mountain'>, { readonly child: number; readonly adult: number }>
> = {
  horse: { child: 1.4, adult: 1.3 },
  boat: { child: 1, adult: 1.6 },
  forest: { child: 2.4, adult: 0 },
  maker: { child: 1, adult: 2 },
  // The value of the extra explorer is in the placements; it only gets worse spaces. The adult's 3 or 5 VP per chief
  // are certain.
  parent: { child: -3, adult: 4.2 },
  // Child: the best remaining tile each round. Adult: 4 VP for each flag still to be set.
  house: { child: 3.8, adult: 1.2 },
};

/**
 * Correction per remaining round that makes all characters equally good at the start. In games of hard bots they
 * differ by only a few points (docs/terramara/balance.md). It applies to child and adult alike.
 */
export const ELSE_A_ROUND: Readonly<Record<CharacterId, number>> = {
  horse: 1.5,
  boat: 1.9,
  forest: 0.5,
  maker: 1.9,
  parent: -1.1,
  house: -0.9,
  mountain: 0.6,
};

/**
 * Child: value of the player's own trail per round. Adult: value of each open trail, whose 2 VP replace gains
 * elsewhere.
 */
export const HIGHLANDER_A_ROUND = { child: 1.8, adultATrail: 1.6 };

/**
 * Final values of hard bots for the metrics of level 1 plains. The Highlander chooses a plain before any of them is
 * known.
 */
export const LIKELY_AT_THE_END: Partial<Readonly<Record<Metric, number>>> = {
  artifacts: 8,
  craftsmanLevels: 4.3,
  militaryLevel: 2.6,
  river: 5.3,
};

/** Returns the standard deviation of the final lead, in VP, by remaining rounds. */
export const spreadOf = (rounds: number): number => 7 + 5 * rounds;
