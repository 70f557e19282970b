import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type ActionId, type PlayerID, SPACES, type Space } from '../content/terms';
import { placeMarkers } from './achievements';
import { contentOf, tablesOf } from './content-pack/contentOf';
import { refuseCard } from './expansion';
import type { Report } from './facts';
import { columnsFor, takeCard } from './rows';
import { type G, type Player, playerOf } from './state/state';
import { mayAct, refuseAction, settle } from './turn';

export type MerchantArgs = { readonly card: ActionId; readonly space: Space };

/** Whether the spaces under this one hold merchants (R5.1). */
export const isSpaceOpen = (G: G, player: Player, space: Space): boolean =>
  tablesOf(G).space[space].restsOn.every((under) => player.market[under].length > 0);

export function listPlaceMerchant(G: G, player: Player, add: (args: readonly [MerchantArgs]) => void): void {
  if (!mayAct(G)) return;
  const open = SPACES.filter((space) => isSpaceOpen(G, player, space));
  for (const column of columnsFor(G, player, G.actionRow)) {
    const card = G.actionRow[column] ?? null;
    if (card !== null) for (const space of open) add([{ card, space }]);
  }
}

/** Returns a random legal merchant, all equally likely, or null. */
export function anyPlaceMerchant(G: G, player: Player, random: () => number): readonly [MerchantArgs] | null {
  if (!mayAct(G)) return null;
  const columns = columnsFor(G, player, G.actionRow);
  const column = columns[Math.floor(random() * columns.length)];
  if (column === undefined) return null;
  const card = G.actionRow[column] ?? null;
  if (card === null) return null;
  const open = SPACES.filter((space) => isSpaceOpen(G, player, space));
  return [{ card, space: itemAt(open, Math.floor(random() * open.length)) }];
}

export function refusePlaceMerchant(G: G, player: Player, { card, space }: MerchantArgs): Refusal | null {
  const refused = refuseAction(G) ?? refuseCard(G, player, card);
  if (refused !== null) return refused;
  return isSpaceOpen(G, player, space) ? null : refuse('R5.1', 'spaceClosed', { space });
}

/** Gains the bonus of a space (R5.2). */
function gainBonus(G: G, playerID: PlayerID, space: Space, report: Report): void {
  const player = playerOf(G, playerID);
  switch (tablesOf(G).space[space].bonus) {
    case 'good':
      G.turn.steps.push({ kind: 'good', source: 'space' });
      break;
    case 'coins': {
      const coins = contentOf(G).numbers.marketCoins;
      player.coins += coins;
      report({ fact: 'gained', playerID, goods: {}, coins, sprats: 0 });
      break;
    }
    case 'sprat':
      if (G.sprats === 0) break;
      G.sprats -= 1;
      player.newSprats += 1;
      report({ fact: 'gained', playerID, goods: {}, coins: 0, sprats: 1 });
      break;
    case 'contract':
      G.turn.steps.push({ kind: 'contract', source: 'space' });
  }
}

export function placeMerchant(G: G, playerID: PlayerID, { card, space }: MerchantArgs, report: Report): void {
  const player = playerOf(G, playerID);
  takeCard(G, playerID, card, report);
  const isFirst = player.market[space].length === 0;
  player.market[space].push(card);
  G.turn.actionDone = true;
  G.turn.extra = false;
  G.turn.action = { zone: null };
  placeMarkers(G, playerID, report);
  if (isFirst) gainBonus(G, playerID, space, report);
  settle(G, playerID, report);
}
