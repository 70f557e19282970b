/** The steps between rounds (§2). */
import { entriesOf } from '../../../rules-kit/records';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type ArtifactId, LEVELS, type PlayerID, ROUNDS } from '../content/terms';
import { refillRow } from './artifacts';
import { artifactOf } from './content-pack/contentOf';
import { drawNeutralCards } from './neutrals';
import { placeOf } from './spaces';
import { freshTurn, type G, playerOf, rowOf, type Slot } from './state/state';
import { clockwiseFrom, hasWorker, roundOfRow } from './turnOrder';

/** Returns workers to their owners, except from territories of later rounds (S2.6). */
function returnWorkers(G: G): void {
  for (const [id, occupants] of entriesOf(G.occupants)) {
    const place = placeOf(id);
    if (place?.kind === 'territory' && roundOfRow(place.row) > G.round) continue;
    for (const { owner, worker } of occupants) {
      const player = G.players[owner];
      // Neutral explorers of a flipped row leave the game.
      if (player === undefined) continue;
      if (worker === 'warrior') G.warriors += 1;
      else if (worker === 'chief') player.chief += 1;
      else player.explorers += 1;
    }
    delete G.occupants[id];
  }
}

/** Makes craftsmen, artifacts and characters ready again (S2.8). */
function makeReady(G: G): void {
  for (const player of Object.values(G.players)) {
    const { ready, used } = player.craftsmen;
    for (const level of LEVELS) {
      ready[level] += used[level];
      used[level] = 0;
    }
    for (const built of player.built) built.used = false;
    player.characterUsed = false;
  }
}

/**
 * Removes a level's cards from the pile or the row, and refills the row (S2.9). Sorts the removed cards so that the
 * order of the pile stays hidden.
 */
function removeLevel(G: G, level: number, from: 'pile' | 'row'): void {
  const isOfLevel = (card: Slot<ArtifactId>): card is ArtifactId =>
    card !== 'hidden' && artifactOf(G, card).level === level;
  const gone = from === 'row' ? G.row.filter(isOfLevel) : G.pile.filter(isOfLevel);
  G.removed.push(...gone);
  G.removed.sort();
  if (from === 'row') {
    G.row = G.row.filter((card) => !isOfLevel(card));
    refillRow(G);
  } else G.pile = G.pile.filter((card) => !isOfLevel(card));
}

/** Ends the round (S2.6 to S2.9), or the game after round 5 (S2.5). */
export function endRound(G: G): void {
  G.turn = freshTurn();
  if (G.round === ROUNDS) {
    G.finished = true;
    return;
  }
  returnWorkers(G);
  rowOf(G, G.round).flipped = true;
  makeReady(G);
  G.craftsmenOnTrack[G.round - 1] = 0;
  G.round += 1;
  if (G.round === 2) removeLevel(G, 1, 'pile');
  else if (G.round === 3) removeLevel(G, 1, 'row');
  else if (G.round === 4) removeLevel(G, 2, 'pile');
  else removeLevel(G, 2, 'row');
  G.turnOrder = clockwiseFrom(G.numPlayers, G.leader);
}

/** Whether a player's character can grow up (S2.10). The Parent needs an explorer to give back (S8.5). */
const canGrow = (G: G, playerID: PlayerID): boolean => {
  const { character, adult, explorers } = playerOf(G, playerID);
  return character !== null && !adult && (character !== 'parent' || explorers > 0);
};

/** Draws the neutral cards (S2.2). From round 2 on, collects the players who may grow up (S2.10). */
export function beginRound(G: G): void {
  drawNeutralCards(G);
  G.growing = G.round === 1 ? [] : G.turnOrder.filter((playerID) => canGrow(G, playerID));
}

export const isBegun = (G: G): boolean => G.drawnRounds >= G.round;

export const refuseGrowing = (G: G, playerID: PlayerID): Refusal | null =>
  G.growing[0] === playerID ? null : refuse('S2.10', 'wrongPhase.growUp');

/** Answers whether the player's character grows up (S2.10, S8.5 to S8.7). */
export function growUp(G: G, playerID: PlayerID, grows: boolean): void {
  G.growing.shift();
  if (!grows) return;
  const player = playerOf(G, playerID);
  player.adult = true;
  if (player.character === 'parent') player.explorers -= 1;
  if (player.character === 'house') {
    G.bonusAside.push(...player.bonusTiles);
    player.bonusTiles = [];
  }
}

/** Whether all players have placed all workers (S2.4). */
export function allPlaced(G: G): boolean {
  for (const playerID of G.turnOrder) if (hasWorker(G, playerID)) return false;
  return true;
}
