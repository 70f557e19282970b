import { itemAt } from '../../../rules-kit/indexed';
import { silent } from '../../../rules-kit/logLine';
import { recordOf } from '../../../rules-kit/records';
import { TRACK_GOLD } from '../content/rates';
import { SOLO_GOAL, SOLO_TRACK_GOLD } from '../content/setup';
import { GOLD_SOURCES, type GoldSource, type PlayerID, TRACKS, type Track } from '../content/terms';
import { businessCard, isOpen } from './content-pack/contentOf';
import { changeGold } from './gold';
import { type G, playerOf } from './state/state';
import { triggeredOf } from './traits';

export type Breakdown = Record<GoldSource, number>;
export type Score = { playerID: PlayerID; gold: number; breakdown: Breakdown };
export type GameResult = {
  scores: Score[];
  /** Players from first to last (R13.3). */
  ranking: PlayerID[];
  winner: PlayerID | null;
  solo?: { goal: number; reached: boolean };
};

/** Returns the gold at final scoring from completed businesses (R6.6, R13.1). Hidden cards count as 0. */
export function finalBusinessGold(G: G, playerID: PlayerID): number {
  let gold = 0;
  for (const { card } of playerOf(G, playerID).completed) {
    if (!isOpen(card)) continue;
    for (const effect of businessCard(G, card).effects) {
      if (effect.do === 'goldAtFinalScoring') gold += effect.amount;
    }
  }
  return gold;
}

/**
 * Returns the gold at final scoring from the player's workers (R13.1). All track steps count, including those made
 * before the worker came into play.
 */
export function finalWorkerGold(G: G, playerID: PlayerID): number {
  let gold = 0;
  for (const { ability } of triggeredOf(G, playerID, 'finalScoring')) {
    gold +=
      'track' in ability
        ? ability.goldPerTrackStep * playerOf(G, playerID).tracks[ability.track]
        : ability.goldPerMarker * G.pilgrimage.length;
  }
  return gold;
}

/**
 * Returns the gold for a track (R13.2): 20 for first place, 10 for second. Tied first players split 30, tied second
 * players split 10, rounded down. Markers at 0 take part too. Solo games score by steps (R14.5).
 */
export function trackGold(G: G, playerID: PlayerID, track: Track): number {
  const steps = (id: PlayerID) => playerOf(G, id).tracks[track];
  const own = steps(playerID);
  if (G.numPlayers === 1) return SOLO_TRACK_GOLD.find(({ from }) => own >= from)?.gold ?? 0;
  const ids = Object.keys(G.players);
  const ahead = ids.filter((id) => steps(id) > own).length;
  const level = ids.filter((id) => steps(id) === own).length;
  const [first, second] = TRACK_GOLD;
  if (ahead === 0) return level === 1 ? first : Math.floor((first + second) / level);
  return ahead === 1 ? Math.floor(second / level) : 0;
}

const tracksGold = (G: G, playerID: PlayerID): number =>
  TRACKS.reduce((sum, track) => sum + trackGold(G, playerID, track), 0);

/** Returns the player's total if the game were scored now: gold, gold at final scoring and tracks. */
export function scoreNow(G: G, playerID: PlayerID): number {
  const { gold } = playerOf(G, playerID);
  if (G.finished) return gold;
  return gold + finalBusinessGold(G, playerID) + finalWorkerGold(G, playerID) + tracksGold(G, playerID);
}

/** Returns the parts of `scoreNow` by source. */
export function breakdownNow(G: G, playerID: PlayerID): Breakdown {
  const { ledger } = playerOf(G, playerID);
  const sofar = recordOf(GOLD_SOURCES, (source) => ledger[source]);
  if (G.finished) return sofar;
  return {
    ...sofar,
    finalBusiness: finalBusinessGold(G, playerID),
    finalWorker: finalWorkerGold(G, playerID),
    tracks: tracksGold(G, playerID),
  };
}

/** Adds the final scoring to the players' gold (R13.1, R13.2). */
export function applyFinalScoring(G: G): void {
  for (const playerID of Object.keys(G.players)) {
    const [business, worker, tracks] = [
      finalBusinessGold(G, playerID),
      finalWorkerGold(G, playerID),
      tracksGold(G, playerID),
    ];
    changeGold(G, playerID, business, 'finalBusiness', silent);
    changeGold(G, playerID, worker, 'finalWorker', silent);
    changeGold(G, playerID, tracks, 'tracks', silent);
  }
  G.finished = true;
}

/**
 * Returns the result: most gold wins, and a tie goes to the later player in round 1's turn order (R13.3). A solo game
 * is won at 300 gold (R14.5).
 */
export function gameResult(G: G): GameResult {
  const scores = Object.keys(G.players)
    .sort()
    .map((playerID) => {
      const { gold, ledger } = playerOf(G, playerID);
      return { playerID, gold, breakdown: recordOf(GOLD_SOURCES, (source) => ledger[source]) };
    });
  // Seat numbers follow the turn order of round 1.
  const ranking = [...scores]
    .sort((a, b) => b.gold - a.gold || Number(b.playerID) - Number(a.playerID))
    .map(({ playerID }) => playerID);
  if (G.numPlayers > 1) return { scores, ranking, winner: itemAt(ranking, 0) };
  const reached = itemAt(scores, 0).gold >= SOLO_GOAL;
  return { scores, ranking, winner: reached ? '0' : null, solo: { goal: SOLO_GOAL, reached } };
}
