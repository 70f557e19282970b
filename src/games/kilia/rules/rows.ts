/** The two rows of the council board and their piles (R3.3, R3.5, R3.6). */
import type { Shuffle } from '../../../rules-kit/shuffle';
import type { ActionId, ContractId, PlayerID, Zone } from '../content/terms';
import { actionCard, contentOf } from './contentOf';
import type { Report } from './facts';
import type { G, OpenPiles, Player } from './state';

/** R3.4: the printed key, and 1 for each card under the castle. */
export const keys = (G: G, player: Player): number =>
  contentOf(G).zones[0].startSymbols + player.zones.castle.length;

/** R3.3: what the card or contract in a column costs in coins. */
export function price(G: G, player: Player, column: number): number {
  const slot = contentOf(G).slots[column];
  return keys(G, player) >= slot.keys ? 0 : slot.price;
}

export const canTake = (G: G, player: Player, column: number): boolean =>
  price(G, player, column) <= player.coins;

/** The columns whose card or contract the player can take now, from the left. */
export function columnsFor(G: G, player: Player, row: readonly (string | null)[]): number[] {
  const { slots } = contentOf(G);
  const own = keys(G, player);
  const columns: number[] = [];
  for (let column = 0; column < row.length; column++) {
    const slot = slots[column];
    if (row[column] !== null && (own >= slot.keys || slot.price <= player.coins)) columns.push(column);
  }
  return columns;
}

/** Takes an action card out of the row and pays its price. */
export function takeCard(G: G, playerID: PlayerID, card: ActionId, report: Report): void {
  const player = G.players[playerID];
  const column = G.actionRow.indexOf(card);
  const coins = price(G, player, column);
  player.coins -= coins;
  G.actionRow[column] = null;
  G.turn.cardTaken = true;
  report({ fact: 'card', playerID, card, column, coins });
}

/** Takes a contract out of the row, face up and active, and pays its price (R4.5). */
export function takeFromContracts(G: G, playerID: PlayerID, contract: ContractId, report: Report): void {
  const player = G.players[playerID];
  const column = G.contractRow.indexOf(contract);
  const coins = price(G, player, column);
  player.coins -= coins;
  G.contractRow[column] = null;
  player.contracts.push(contract);
  report({ fact: 'contract', playerID, contract, column, coins });
}

/** The piles of a whole state. @throws Error for a view, which has no cards to deal. */
export function openPiles(G: G): OpenPiles {
  const { piles } = G;
  if (typeof piles.actions === 'number')
    throw new Error('The piles are covered: a view of the game has no cards to deal.');
  return piles as OpenPiles;
}

export type PileCounts = {
  readonly actions: number;
  readonly contracts: number;
  /** The back of the top action card; null: the pile is empty. */
  readonly topZone: Zone | null;
};

function topZoneOf(G: G): Zone | null {
  const { piles } = G;
  if ('topZone' in piles) return piles.topZone;
  const top = piles.actions[piles.actions.length - 1];
  return top === undefined ? null : actionCard(G, top).zone;
}

/** What everyone sees of the piles, of a whole state or of a view. */
export function pileCounts(G: G): PileCounts {
  const { actions, contracts } = G.piles;
  return {
    actions: typeof actions === 'number' ? actions : actions.length,
    contracts: typeof contracts === 'number' ? contracts : contracts.length,
    topZone: topZoneOf(G),
  };
}

/** Moves what lies in a row to the left and fills it up from the pile; gives what was dealt (R3.6). */
function fill<Id>(row: (Id | null)[], pile: Id[]): Id[] {
  let next = 0;
  for (let column = 0; column < row.length; column++) {
    const card = row[column];
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

/** The end of a turn (R3.6); an empty pile fills nothing (R3.8). */
export function refill(G: G, report: Report): void {
  const piles = openPiles(G);
  const actions = fill(G.actionRow, piles.actions);
  const contracts = fill(G.contractRow, piles.contracts);
  if (actions.length + contracts.length > 0) report({ fact: 'dealt', actions, contracts });
}

/** R3.1: deals new cards to the row, then shuffles the old ones into the pile. A pile that is too small is dealt to its
 *  last card, and the row is filled up from the shuffled old ones. */
export function replaceRow(G: G, shuffle: Shuffle, report: Report): void {
  const piles = openPiles(G);
  const old = G.actionRow.filter((card) => card !== null);
  G.actionRow.fill(null);
  const dealt = fill(G.actionRow, piles.actions);
  piles.actions = shuffle([...piles.actions, ...old]);
  const actions = [...dealt, ...fill(G.actionRow, piles.actions)];
  report({ fact: 'dealt', actions, contracts: [] });
}
