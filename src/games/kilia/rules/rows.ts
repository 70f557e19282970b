/** The two rows of the council board and their piles (R3.3, R3.5, R3.6). */
import { outside } from '../../../rules-kit/indexed';
import type { Shuffle } from '../../../rules-kit/shuffle';
import type { ActionId, ContractId, PlayerID, Zone } from '../content/terms';
import { actionCard, contentOf, tablesOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { type G, type OpenPiles, type Player, playerOf } from './state/state';

/** Counts keys: the printed one, plus 1 per card under the castle (R3.4). */
export const keys = (G: G, player: Player): number =>
  tablesOf(G).zone.castle.startSymbols + player.zones.castle.length;

/** Returns the price in coins of the card or contract in a column (R3.3). */
export function price(G: G, player: Player, column: number): number {
  const slot = contentOf(G).slots[column] ?? outside();
  return keys(G, player) >= slot.keys ? 0 : slot.price;
}

export const canTake = (G: G, player: Player, column: number): boolean =>
  price(G, player, column) <= player.coins;

/** Returns the columns that the player can take from now, left to right. */
export function columnsFor(G: G, player: Player, row: readonly (string | null)[]): number[] {
  const { slots } = contentOf(G);
  const own = keys(G, player);
  const columns: number[] = [];
  for (let column = 0; column < row.length; column++) {
    const slot = slots[column] ?? outside();
    if (row[column] !== null && (own >= slot.keys || slot.price <= player.coins)) columns.push(column);
  }
  return columns;
}

/** Takes an action card from the row and pays its price. */
export function takeCard(G: G, playerID: PlayerID, card: ActionId, report: Report): void {
  const player = playerOf(G, playerID);
  const column = G.actionRow.indexOf(card);
  const coins = price(G, player, column);
  player.coins -= coins;
  G.actionRow[column] = null;
  G.turn.cardTaken = true;
  report({ fact: 'card', playerID, card, column, coins });
}

/** Takes a contract from the row as an active contract and pays its price (R4.5). */
export function takeFromContracts(G: G, playerID: PlayerID, contract: ContractId, report: Report): void {
  const player = playerOf(G, playerID);
  const column = G.contractRow.indexOf(contract);
  const coins = price(G, player, column);
  player.coins -= coins;
  G.contractRow[column] = null;
  player.contracts.push(contract);
  report({ fact: 'contract', playerID, contract, column, coins });
}

/**
 * Returns the cards of both piles.
 * @throws Error for a player's view, which hides them.
 */
export function openPiles(G: G): OpenPiles {
  const { piles } = G;
  if (typeof piles.actions === 'number')
    throw new Error("No cards can be dealt, because a player's view hides the piles.");
  return piles as OpenPiles;
}

export type PileCounts = {
  readonly actions: number;
  readonly contracts: number;
  /** Back of the top action card; null if the pile is empty. */
  readonly topZone: Zone | null;
};

function topZoneOf(G: G): Zone | null {
  const { piles } = G;
  if ('topZone' in piles) return piles.topZone;
  const top = piles.actions[piles.actions.length - 1];
  return top === undefined ? null : actionCard(G, top).zone;
}

/** Returns what everyone can see of the piles. Accepts a full state or a view. */
export function pileCounts(G: G): PileCounts {
  const { actions, contracts } = G.piles;
  return {
    actions: typeof actions === 'number' ? actions : actions.length,
    contracts: typeof contracts === 'number' ? contracts : contracts.length,
    topZone: topZoneOf(G),
  };
}

/** Shifts a row to the left and fills it from the pile. Returns the dealt cards (R3.6). */
function fill<Id>(row: (Id | null)[], pile: Id[]): Id[] {
  let next = 0;
  for (let column = 0; column < row.length; column++) {
    const card = row[column] ?? null;
    if (card === null) continue;
    row[column] = null;
    row[next++] = card;
  }
  const dealt: Id[] = [];
  while (next < row.length) {
    const card = pile.pop();
    if (card === undefined) break;
    dealt.push(card);
    row[next++] = card;
  }
  return dealt;
}

/** Refills both rows at the end of a turn (R3.6). An empty pile fills nothing (R3.8). */
export function refill(G: G, report: Report): void {
  const piles = openPiles(G);
  const actions = fill(G.actionRow, piles.actions);
  const contracts = fill(G.contractRow, piles.contracts);
  if (actions.length + contracts.length > 0) report({ fact: 'dealt', actions, contracts });
}

/**
 * Deals a new row, then shuffles the old cards into the pile (R3.1). If the pile runs out, the shuffled old cards
 * fill the remaining columns.
 */
export function replaceRow(G: G, shuffle: Shuffle, report: Report): void {
  const piles = openPiles(G);
  const old = G.actionRow.filter((card) => card !== null);
  G.actionRow.fill(null);
  const dealt = fill(G.actionRow, piles.actions);
  piles.actions = shuffle([...piles.actions, ...old]);
  const actions = [...dealt, ...fill(G.actionRow, piles.actions)];
  report({ fact: 'dealt', actions, contracts: [] });
}
