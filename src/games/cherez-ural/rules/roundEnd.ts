import { entryOf } from '../../../rules-kit/indexed';
import { keysOf } from '../../../rules-kit/records';
import { spaceOf } from '../content/board';
import { ROUNDS } from '../content/setup';
import type { SpaceId } from '../content/terms';
import { businessCard, isHarvestChit, isOpen } from './content-pack/contentOf';
import { applyFinalScoring } from './scoring';
import type { G } from './state/state';

const stays = (G: G, card: string): boolean =>
  businessCard(G, card).effects.some((effect) => effect.do === 'stayWithWorker');

/**
 * Turns completed businesses face down, except those that stay with a worker (R12.1). Resets the workers' limits per
 * round.
 */
function turnDownBusinesses(G: G): void {
  for (const player of Object.values(G.players)) {
    for (const completed of player.completed) {
      completed.faceUp = isOpen(completed.card) && stays(G, completed.card);
    }
  }
  for (const worker of Object.values(G.workers)) {
    worker.businessDone = false;
    worker.businessesThisRound = 0;
    worker.stepGoldTaken = false;
  }
}

/** Returns the leftmost or rightmost of some spaces on the published board (R14.6). */
function outermost(spaces: readonly SpaceId[], side: 'left' | 'right'): SpaceId | undefined {
  const sign = side === 'left' ? 1 : -1;
  return [...spaces].sort((a, b) => sign * (spaceOf(a).leftToRight - spaceOf(b).leftToRight))[0];
}

/**
 * Removes chits in games for 1 or 2 players: in rounds 1 to 3 the leftmost harvest chit on an exploration spot, in
 * round 2 also the rightmost hunting chit (R14.6).
 */
function removeOuterChits(G: G): void {
  if (G.round < ROUNDS) {
    const left = outermost(
      keysOf(G.exploration).filter((space) => isHarvestChit(entryOf(G.exploration, space))),
      'left',
    );
    const chit = left === undefined ? undefined : G.exploration[left];
    if (left !== undefined && chit !== undefined && isHarvestChit(chit)) {
      G.box.push(chit);
      delete G.exploration[left];
      if (G.soloDisc === left) G.soloDisc = null;
    }
  }
  if (G.round === 2) {
    const right = outermost(keysOf(G.hunting), 'right');
    if (right !== undefined) {
      G.box.push(entryOf(G.hunting, right).chit);
      delete G.hunting[right];
    }
  }
}

/** Checks whether the round's end is done: nobody has placed workers for the next round yet. */
export const isRoundEnded = (G: G): boolean => G.placed.length === 0;

/** Ends the round (R12); after round 4 also does the final scoring (R13). */
export function endRound(G: G): void {
  turnDownBusinesses(G);
  G.noEntry = [];
  G.firstTraders = [];
  G.placed = [];
  G.factoryDecided = false;
  G.turnOrder = [...G.turnOrder.slice(1), ...G.turnOrder.slice(0, 1)];
  if (G.numPlayers <= 2) removeOuterChits(G);
  if (G.round < ROUNDS) G.round += 1;
  else applyFinalScoring(G);
}
