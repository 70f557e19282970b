/** View model of the cards and contracts in the rows: the footer's text and the effect of a press. */

import { entryOf } from '../../../rules-kit/indexed';
import type { ActionId, ContractId } from '../content/terms';
import type { BoardView } from './board';
import { NO_PAYMENT, type Plan } from './plan';
import type { ColumnView, Table } from './table';

export type CardFoot =
  /** The card can expand its zone. `goods` is the zone's cost, `coins` the column's price. */
  | { readonly foot: 'expand'; readonly goods: number; readonly coins: number }
  /** The price of an expansion while the viewer may not expand. */
  | { readonly foot: 'costs'; readonly goods: number; readonly coins: number }
  | { readonly foot: 'merchant'; readonly why: string | null; readonly coins: number }
  | { readonly foot: 'ability' | 'building'; readonly coins: number }
  | { readonly foot: 'owned' }
  /** `coins` is what the player lacks for the column's price. */
  | { readonly foot: 'off'; readonly why: string | null; readonly coins: number };

export type RowCard = {
  readonly id: ActionId;
  readonly column: ColumnView;
  readonly foot: CardFoot;
  readonly isChosen: boolean;
  /** Whether the open step can take it. */
  readonly isTarget: boolean;
  readonly isOff: boolean;
};

const sameAbility = (board: BoardView, table: Table, card: ActionId): boolean =>
  board.abilities.some(
    ({ ability }) => JSON.stringify(ability) === JSON.stringify(entryOf(table.content.action, card).ability),
  );

function footOf(table: Table, board: BoardView, plan: Plan, column: ColumnView, id: ActionId): CardFoot {
  const { legal, content, refusal, myTurn } = table;
  const lacking = Math.max(0, column.cost - board.coins);
  const mayAct = legal.expand.size > 0 || legal.placeMerchant.size > 0;
  if (plan.kind === 'ability') {
    if (legal.takeAbility.includes(id)) return { foot: 'ability', coins: column.cost };
    return sameAbility(board, table, id)
      ? { foot: 'owned' }
      : { foot: 'off', why: refusal('takeAbility', id), coins: lacking };
  }
  if (plan.kind === 'building')
    return legal.buildWarehouse.has(id)
      ? { foot: 'building', coins: column.cost }
      : {
          foot: 'off',
          why: refusal('buildWarehouse', { card: id, space: plan.plot, turned: false }),
          coins: lacking,
        };
  const { zone } = entryOf(content.action, id);
  const next = board.zones.find((view) => view.zone === zone)?.next ?? null;
  if (legal.expand.has(id) && next !== null) return { foot: 'expand', goods: next, coins: column.cost };
  const why = () => (myTurn ? refusal('expand', { card: id, zone, payment: NO_PAYMENT }) : null);
  if (legal.placeMerchant.has(id)) return { foot: 'merchant', why: why(), coins: column.cost };
  if (!myTurn && next !== null) return { foot: 'costs', goods: next, coins: column.cost };
  if (!myTurn) return { foot: 'merchant', why: null, coins: column.cost };
  return { foot: 'off', why: why(), coins: mayAct ? lacking : 0 };
}

export function rowCards(table: Table, plan: Plan): readonly (RowCard | null)[] {
  const board = table.board(table.below);
  const chosen =
    plan.kind === 'expand' || plan.kind === 'merchant' || plan.kind === 'blocked'
      ? plan.card
      : plan.kind === 'ability' || plan.kind === 'building'
        ? plan.taken
        : null;
  const takes = plan.kind === 'ability' || plan.kind === 'building';
  const isApart = plan.kind === 'contract' || plan.kind === 'good';
  return table.columns.map((column) => {
    const { card: id } = column;
    if (id === null) return null;
    const foot = footOf(table, board, plan, column, id);
    const isTarget = takes && (foot.foot === 'ability' || foot.foot === 'building');
    return {
      id,
      column,
      foot,
      isChosen: chosen === id,
      isTarget,
      isOff: isApart || (takes && !isTarget) || foot.foot === 'off',
    };
  });
}

export type RowContract = {
  readonly id: ContractId;
  readonly column: ColumnView;
  readonly isChosen: boolean;
  readonly isTarget: boolean;
  readonly isOff: boolean;
};

export function rowContracts(table: Table, plan: Plan): readonly (RowContract | null)[] {
  return table.columns.map((column) => {
    const { contract: id } = column;
    if (id === null) return null;
    const isTarget = plan.kind === 'contract' && table.legal.takeContract.includes(id);
    return {
      id,
      column,
      isTarget,
      isChosen: plan.kind === 'contract' && plan.taken === id,
      isOff:
        (plan.kind === 'contract' && !isTarget) ||
        plan.kind === 'ability' ||
        plan.kind === 'building' ||
        plan.kind === 'good',
    };
  });
}
