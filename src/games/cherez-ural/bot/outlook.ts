import type { Ctx } from 'boardgame.io';
import { ROUNDS } from '../content/setup';
import type { Good, PlayerID, Track } from '../content/terms';
import { workersInRound } from '../rules/roundStart';
import { type G, playerOf, workerOf } from '../rules/state/state';
import { stepWorth } from './tracks';

/** Assumptions of a plan about things that the state doesn't show. In gold, except for probabilities and fractions. */
export type Outlook = {
  /** Gold per step. */
  readonly step: Readonly<Record<Track, number>>;
  readonly token: number;
  /** Factor on gold for each phase in the future. */
  readonly patience: number;
  /** Probability that a present hunting chit is still there later this round, and in a later round. */
  readonly huntLasts: number;
  readonly huntLater: number;
  /** Fraction of a business's gold that counts in a later round, by round. */
  readonly laterBusiness: readonly number[];
  /** 0 to 11. */
  readonly lastPhase: number;
  /** Gold per piece still carried after the last planned phase, unless the game ends there. */
  readonly laterPrice: Readonly<Record<Good, number>>;
};

/** The horizon of an evaluation. Bot levels differ in this. */
export type Foresight = {
  /**
   * Each worker is planned up to its turn in this phase, its turn in the next phase, the end of the round, or the end
   * of the game.
   */
  readonly until: 'thisTurn' | 'nextTurn' | 'roundEnd' | 'gameEnd';
  /** Whether businesses in hand count before they are completed. */
  readonly businesses: boolean;
};

export const FULL_FORESIGHT: Foresight = { until: 'gameEnd', businesses: true };

const LATER_BUSINESS = 0.9;
export const TOKEN_WORTH = 1.5;
export const PATIENCE = 0.97;
/** Gold per piece for goods still carried when the plan ends. */
const CARRIED_PRICE: Readonly<Record<Good, number>> = { daily: 1, chinese: 4, fur: 2, sable: 4.5 };

export const SEASON: Readonly<Record<string, number>> = { winter1: 0, summer: 1, winter2: 2 };

/** Other players' workers are planned only to the end of the next round, because their hands are unknown. */
function lastPhaseOf({ until }: Foresight, { round }: G, { phase }: Ctx, own: boolean): number {
  const roundEnd = round * 3 - 1;
  if (until === 'gameEnd') return own ? 11 : Math.min(11, roundEnd + 3);
  if (until === 'roundEnd') return roundEnd;
  const present = (round - 1) * 3 + (SEASON[phase ?? ''] ?? 0);
  return until === 'thisTurn' ? present : Math.min(roundEnd, present + 1);
}

/**
 * Returns the fraction of a business's gold that counts in each later round. A plan can't foresee which cards earlier
 * rounds will use up, or which card the other worker takes in the same round.
 */
function laterBusiness(G: G, owner: string, hand: number): number[] {
  let used = playerOf(G, owner).workers.filter((id) => !workerOf(G, id).businessDone).length;
  const parts: number[] = [];
  for (let round = G.round + 1; round <= ROUNDS; round++) {
    const workers = workersInRound(round);
    parts[round] = LATER_BUSINESS * Math.max(0, 1 - (used + (workers - 1) / 2) / Math.max(1, hand));
    used += workers;
  }
  return parts;
}

/** Returns the assumptions for the plans of a player's workers. `hand` is the number of businesses in the plans. */
export function outlookOf(
  G: G,
  ctx: Ctx,
  owner: PlayerID,
  own: boolean,
  hand: number,
  foresight: Foresight,
): Outlook {
  const alone = G.numPlayers === 1;
  return {
    step: stepWorth(G, owner),
    token: TOKEN_WORTH,
    patience: PATIENCE,
    huntLasts: alone ? 1 : 0.9,
    huntLater: alone ? 0.6 : 0.35,
    laterBusiness: laterBusiness(G, owner, hand),
    lastPhase: lastPhaseOf(foresight, G, ctx, own),
    laterPrice: CARRIED_PRICE,
  };
}
