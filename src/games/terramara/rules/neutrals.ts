/** The neutral players in games for 2 and 3 (S1.13 to S1.15, S2.2). */
import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type PlayerID, ROWS, type RowNumber, type SpaceId } from '../content/terms';
import { contentOf } from './content-pack/contentOf';
import { isOnFire, placeOf, spacesOfRow } from './spaces';
import type { G } from './state/state';

/** Puts a fire tile on one small space of each row (S1.13). */
export function layFireTiles(G: G): void {
  G.fireCards.forEach((card, index) => {
    if (card !== 'hidden') itemAt(G.rows, index).fire = card;
  });
  G.fireCards = [];
}

export const neutralsToPlace = (G: G): number => G.neutrals.length * ROWS - G.neutralsPlaced;

/** Returns the row for the next neutral explorer: 1 to 6, then again for a second neutral. */
export const rowToPlace = ({ neutralsPlaced }: G): RowNumber => (neutralsPlaced % ROWS) + 1;

export function refuseNeutral(G: G, id: SpaceId): Refusal | null {
  const row = rowToPlace(G);
  const place = placeOf(id);
  if (place?.kind !== 'territory' || place.row !== row)
    return refuse('S1.14', 'neutralRow', { row, space: id });
  if (isOnFire(G, place)) return refuse('S1.14', 'neutralFire', { space: id });
  return (G.occupants[id]?.length ?? 0) === 0 ? null : refuse('S1.14', 'neutralTaken', { space: id });
}

export function listNeutral(G: G, add: (args: readonly [SpaceId]) => void): void {
  for (const id of spacesOfRow(rowToPlace(G))) if (refuseNeutral(G, id) === null) add([id]);
}

export function placeNeutral(G: G, id: SpaceId): void {
  const { id: owner } = itemAt(G.neutrals, Math.floor(G.neutralsPlaced / ROWS));
  G.occupants[id] ??= [];
  G.occupants[id].push({ owner, worker: 'explorer' });
  G.neutralsPlaced += 1;
}

/** Draws one card per neutral player, the one with less military first (S2.2). */
export function drawNeutralCards(G: G): void {
  if (G.drawnRounds >= G.round) return;
  G.drawnRounds = G.round;
  const { end } = contentOf(G).military;
  const order = G.neutrals.toSorted((a, b) => a.military - b.military);
  order.forEach((neutral, place) => {
    const card = itemAt(itemAt(G.neutralDraws, G.round - 1), place);
    if (card !== 'hidden') neutral.military = Math.min(end, neutral.military + card);
  });
}

/** Returns the neutral cards that can be drawn (S2.2). */
export const cardsInDraw = (cards: readonly number[], neutralFour: boolean): readonly number[] =>
  neutralFour ? cards : cards.filter((card) => card !== 4);

/** Returns the player who places the next neutral explorer (S1.14). */
export const placesNeutral = (G: G): PlayerID => itemAt(G.turnOrder, G.neutralsPlaced % G.turnOrder.length);
