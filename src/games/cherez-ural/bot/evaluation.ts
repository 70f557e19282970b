/** How well seats stand, in gold to be expected and on the scale of `reward`. */
import type { Ctx } from 'boardgame.io';
import type { Evaluation } from '../../../bots/searchGame';
import { ROUNDS, SOLO_GOAL } from '../content/setup';
import { isSeasonPhase } from '../rules/moves';
import { byLead, MOST_LEAD, WIN } from '../rules/reward';
import { finalBusinessGold, finalWorkerGold } from '../rules/scoring';
import type { G } from '../rules/state';
import { shortfall } from './forecast';
import { type Foresight, SEASON, TOKEN_WORTH } from './outlook';
import { prospectsFrom } from './prospects';
import { expectedTracksGold } from './tracks';

const NONE = Number.NEGATIVE_INFINITY;
/** Plans take gold to be enough. Who has less than this much, a carried piece for one, may be stuck instead. */
const ENOUGH = 10;
/** The loss grows with the square of what is lacking: 2 gold less hardly matter, with none at all turns go by. */
const LOSS_BY_LACK = 0.3;

/** How well seats stand in each of a search's states, seen from one position of one seat. */
export type GoldEvaluation = Evaluation<G> & {
  /** Final gold to be expected. */
  expectedGold(G: G, ctx: Ctx, playerID: string): number;
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How uncertain a lead still is, in gold, with so many phases to come. */
const spreadOf = (phases: number): number => 8 + 4 * phases;

/** Season phases to come, the present one with them. */
const phasesLeft = (G: G, { phase }: Ctx): number =>
  (ROUNDS - G.round) * 3 + (isSeasonPhase(phase) ? 3 - (SEASON[phase ?? ''] ?? 0) : 3);

/** What is lost for want of gold to travel and buy with; in the last phases there is less to lose. */
function lossByPoverty(G: G, ctx: Ctx, playerID: string): number {
  const { gold, workers } = G.players[playerID];
  let lack = ENOUGH - gold;
  if (lack <= 0) return 0;
  for (const id of workers) {
    const { daily, chinese, fur, sable } = G.workers[id].goods;
    lack -= daily + chinese + fur + sable;
  }
  if (lack <= 0) return 0;
  return LOSS_BY_LACK * lack ** 2 * Math.min(1, (phasesLeft(G, ctx) - 1) / 3);
}

export function createEvaluation(view: G, ctx: Ctx, seat: string, foresight: Foresight): GoldEvaluation {
  const plannedGold = prospectsFrom(view, ctx, seat, foresight);

  function expectedGold(G: G, ctx: Ctx, playerID: string): number {
    const { gold, tokens } = G.players[playerID];
    if (G.finished) return gold;
    const sure = gold + finalBusinessGold(G, playerID) + finalWorkerGold(G, playerID);
    const expected = sure + expectedTracksGold(G, playerID) + tokens * TOKEN_WORTH;
    return expected + plannedGold(G, ctx, playerID) - lossByPoverty(G, ctx, playerID);
  }

  const seats = Object.keys(view.players);
  const golds: number[] = [];

  function fillGolds(G: G, ctx: Ctx): void {
    for (let i = 0; i < seats.length; i++) golds[i] = expectedGold(G, ctx, seats[i]);
    // Alone it is not the lead that counts, where what all fall short by cancels out, but how far the goal is.
    if (seats.length === 1) golds[0] += shortfall(G, ctx, seats[0]);
  }

  function leadOf(own: number): number {
    let best = NONE;
    for (let i = 0; i < golds.length; i++) if (i !== own && golds[i] > best) best = golds[i];
    return golds[own] - best;
  }

  // Plans of the own hand are hopeful; what matters is what a state adds to the position of now.
  const hope = seats.map(() => 0);
  if (seats.length > 1) {
    fillGolds(view, ctx);
    for (let i = 0; i < seats.length; i++) hope[i] = 0.7 * leadOf(i);
  }

  /** On the scale of `reward`, once the golds are filled. */
  function valueFor(own: number, spread: number): number {
    const alone = seats.length === 1;
    const kind = alone ? 'alone' : 'against';
    const win = WIN[kind];
    const ahead = alone ? golds[0] - SOLO_GOAL : leadOf(own) - hope[own];
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
