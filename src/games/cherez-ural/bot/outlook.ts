import type { Ctx } from 'boardgame.io';
import { ROUNDS } from '../content/setup';
import type { Good, PlayerID, Track } from '../content/terms';
import { workersInRound } from '../rules/roundStart';
import type { G } from '../rules/state';
import { stepWorth } from './tracks';

/** What a plan reckons with, beyond what the position shows. All but `patience` in gold. */
export type Outlook = {
  /** What a step of a track is worth to the plan's owner. */
  readonly step: Readonly<Record<Track, number>>;
  readonly token: number;
  /** The part of a later phase's gold that counts now. */
  readonly patience: number;
  /** The chance that a hunting chit of now is still there in this round, and in a later one. */
  readonly huntLasts: number;
  readonly huntLater: number;
  /** The part of its gold at which a business of a later round is taken, by round. */
  readonly laterBusiness: readonly number[];
  /** The last phase planned, 0 to 11. */
  readonly lastPhase: number;
  /** Gold apiece of goods still carried after the last phase planned, unless that is the game's last one. */
  readonly laterPrice: Readonly<Record<Good, number>>;
};

/** What an evaluation takes into account; the levels differ here. */
export type Foresight = {
  /** Plans every worker's phases so far: its turn of this phase, that of the next one too, this round, or the game. */
  readonly until: 'thisTurn' | 'nextTurn' | 'roundEnd' | 'gameEnd';
  /** Counts on the businesses in hand; otherwise they only count once completed. */
  readonly businesses: boolean;
};

export const FULL_FORESIGHT: Foresight = { until: 'gameEnd', businesses: true };

const LATER_BUSINESS = 0.9;
export const TOKEN_WORTH = 1.5;
export const PATIENCE = 0.97;
/** Gold apiece that goods are counted at beyond what is planned. */
const CARRIED_PRICE: Readonly<Record<Good, number>> = { daily: 1, chinese: 4, fur: 2, sable: 4.5 };

/** A season phase's place in its round. */
export const SEASON: Readonly<Record<string, number>> = { winter1: 0, summer: 1, winter2: 2 };

/** Of others no more than the next round is planned: nobody can tell what they hold. */
function lastPhaseOf({ until }: Foresight, { round }: G, { phase }: Ctx, own: boolean): number {
  const roundEnd = round * 3 - 1;
  if (until === 'gameEnd') return own ? 11 : Math.min(11, roundEnd + 3);
  if (until === 'roundEnd') return roundEnd;
  const present = (round - 1) * 3 + (SEASON[phase ?? ''] ?? 0);
  return until === 'thisTurn' ? present : Math.min(roundEnd, present + 1);
}

/**
 * The part of its gold at which a business of a later round is taken, by round. A plan doesn't know which cards the
 * rounds before will have used up, nor what the other worker takes in the same one.
 */
function laterBusiness(G: G, owner: string, hand: number): number[] {
  let used = G.players[owner].workers.filter((id) => !G.workers[id].businessDone).length;
  const parts: number[] = [];
  for (let round = G.round + 1; round <= ROUNDS; round++) {
    const workers = workersInRound(round);
    parts[round] = LATER_BUSINESS * Math.max(0, 1 - (used + (workers - 1) / 2) / Math.max(1, hand));
    used += workers;
  }
  return parts;
}

/** What the plans of a player's workers reckon with, seen from a position; `hand` is how many businesses they plan with. */
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
