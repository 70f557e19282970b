/** Evaluates states for each seat, in expected gold and on the scale of `reward`. */

import type { Ctx } from 'boardgame.io';
import type { Evaluation } from '../../../bots/searchGame';
import { outside } from '../../../rules-kit/indexed';
import { portableExp } from '../../../rules-kit/portableExp';
import { ROUNDS, SOLO_GOAL } from '../content/setup';
import { isSeasonPhase } from '../rules/moves';
import { byLead, MOST_LEAD, WIN } from '../rules/reward';
import { finalBusinessGold, finalWorkerGold } from '../rules/scoring';
import { type G, playerOf, workerOf } from '../rules/state/state';
import { shortfall } from './forecast';
import { type Foresight, SEASON, TOKEN_WORTH } from './outlook';
import { prospectsFrom } from './prospects';
import { expectedTracksGold } from './tracks';

const NONE = Number.NEGATIVE_INFINITY;
/** Plans assume enough gold. A player below this amount, where each carried piece counts as 1 gold, may get stuck. */
const ENOUGH = 10;
/**
 * The loss grows with the square of the shortage: missing 2 gold hardly matters, but without gold whole turns are lost.
 */
const LOSS_BY_LACK = 0.3;

export type GoldEvaluation = Evaluation<G> & {
  expectedGold(G: G, ctx: Ctx, playerID: string): number;
};

const sigmoid = (x: number): number => 1 / (1 + portableExp(-x));

/** Returns the uncertainty of a lead in gold, by the number of remaining phases. */
const spreadOf = (phases: number): number => 8 + 4 * phases;

/** Counts the current phase too. */
const phasesLeft = (G: G, { phase }: Ctx): number =>
  (ROUNDS - G.round) * 3 + (isSeasonPhase(phase) ? 3 - (SEASON[phase ?? ''] ?? 0) : 3);

/**
 * Returns the expected loss in gold from lacking money for travel and purchases. Smaller in the last phases, where
 * there is less to lose.
 */
function lossByPoverty(G: G, ctx: Ctx, playerID: string): number {
  const { gold, workers } = playerOf(G, playerID);
  let lack = ENOUGH - gold;
  if (lack <= 0) return 0;
  for (const id of workers) {
    const { daily, chinese, fur, sable } = workerOf(G, id).goods;
    lack -= daily + chinese + fur + sable;
  }
  if (lack <= 0) return 0;
  return LOSS_BY_LACK * lack * lack * Math.min(1, (phasesLeft(G, ctx) - 1) / 3);
}

export function createEvaluation(view: G, ctx: Ctx, seat: string, foresight: Foresight): GoldEvaluation {
  const plannedGold = prospectsFrom(view, ctx, seat, foresight);

  function expectedGold(G: G, ctx: Ctx, playerID: string): number {
    const { gold, tokens } = playerOf(G, playerID);
    if (G.finished) return gold;
    const sure = gold + finalBusinessGold(G, playerID) + finalWorkerGold(G, playerID);
    const expected = sure + expectedTracksGold(G, playerID) + tokens * TOKEN_WORTH;
    return expected + plannedGold(G, ctx, playerID) - lossByPoverty(G, ctx, playerID);
  }

  const seats = Object.keys(view.players);
  const golds: number[] = [];
  const goldOf = (seat: number): number => golds[seat] ?? outside();

  function fillGolds(G: G, ctx: Ctx): void {
    for (let i = 0; i < seats.length; i++) golds[i] = expectedGold(G, ctx, seats[i] ?? outside());
    // Lead comparisons cancel out the shortfall common to all players. A solo game compares with a fixed goal, so it
    // must be added.
    if (seats.length === 1) golds[0] = goldOf(0) + shortfall(G, ctx, seats[0] ?? outside());
  }

  function leadOf(own: number): number {
    let best = NONE;
    for (let i = 0; i < golds.length; i++) if (i !== own) best = Math.max(best, goldOf(i));
    return goldOf(own) - best;
  }

  // Plans for the seat's own hand are optimistic, so part of the root's lead is subtracted from the lead in each state.
  const hope = seats.map(() => 0);
  if (seats.length > 1) {
    fillGolds(view, ctx);
    for (let i = 0; i < seats.length; i++) hope[i] = 0.7 * leadOf(i);
  }

  /** Returns the value on the scale of `reward`. Requires filled `golds`. */
  function valueFor(own: number, spread: number): number {
    const alone = seats.length === 1;
    const kind = alone ? 'alone' : 'against';
    const win = WIN[kind];
    const ahead = alone ? goldOf(0) - SOLO_GOAL : leadOf(own) - (hope[own] ?? outside());
    return win * sigmoid((1.7 * ahead) / spread) + (1 - win) * byLead(ahead, MOST_LEAD[kind]);
  }

  return {
    expectedGold,
    of(G, ctx, playerID) {
      fillGolds(G, ctx);
      return valueFor(Number(playerID), spreadOf(phasesLeft(G, ctx)));
    },
    ofAll(G, ctx, into) {
      fillGolds(G, ctx);
      const spread = spreadOf(phasesLeft(G, ctx));
      for (let i = 0; i < seats.length; i++) into[i] = valueFor(i, spread);
    },
  };
}
