/** Decides what the primary button does next, from the legal moves and the player's picks. */

import { entryOf, itemAt } from '../../../rules-kit/indexed';
import type { ActionId, Colour, ContractId, Space, Zone } from '../content/terms';
import type { LegalMove } from '../rules/moves';
import type { Payment, Step } from '../rules/state/state';
import type { BoardView } from './board';
import { type Bag, costOf } from './resources';
import type { Chosen, Picks } from './selection';
import type { Table } from './table';
import { betterWindow } from './voyage';

/** The payment currently chosen for something, and all listed payments. */
export type Paying = {
  readonly cost: Bag;
  /** Coins in addition to goods: a column's price or a contract's coins. */
  readonly coins: number;
  readonly payments: readonly Payment[];
  readonly payment: Payment;
};

export type Plan =
  | {
      readonly kind: 'expand';
      readonly card: Chosen;
      readonly zone: Zone;
      readonly paying: Paying;
      readonly column: number | null;
    }
  | {
      readonly kind: 'merchant';
      readonly card: ActionId;
      readonly spaces: readonly Space[];
      readonly space: Space | null;
      /** Why the card can't expand its zone; null if it can. */
      readonly why: string | null;
    }
  | { readonly kind: 'fulfil'; readonly contract: ContractId; readonly paying: Paying }
  | { readonly kind: 'blocked'; readonly card: Chosen; readonly reason: string }
  | { readonly kind: 'chooseZone'; readonly zones: readonly Zone[] }
  | { readonly kind: 'contract'; readonly step: Step; readonly taken: ContractId | null }
  | { readonly kind: 'ability'; readonly taken: ActionId | null }
  | {
      readonly kind: 'building';
      readonly taken: ActionId | null;
      readonly plot: number;
      readonly turned: boolean;
      readonly turns: boolean;
    }
  | { readonly kind: 'good' }
  | { readonly kind: 'colour'; readonly colour: Colour | null }
  | { readonly kind: 'windows'; readonly windows: readonly number[] }
  | { readonly kind: 'chooseCard' }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' };

/** An empty payment, to ask the rules whether anything can be paid at all. */
export const NO_PAYMENT: Payment = { goods: {}, merchants: {} };

const payingFor = (
  payments: readonly Payment[],
  cost: Bag,
  price: number,
  payment: Payment | null,
): Paying => ({
  cost,
  coins: (cost.coins ?? 0) + price,
  payments,
  payment: payment ?? itemAt(payments, 0),
});

const costOfZone = (board: BoardView, zone: Zone): Bag => {
  const view = board.zones.find((candidate) => candidate.zone === zone);
  return view === undefined || view.next === null ? {} : { [view.good]: view.next };
};

/** Suggests the highest empty market space, because it gains a bonus. Null if none is empty. */
const suggestSpace = (board: BoardView, spaces: readonly Space[]): Space | null => {
  const empty = board.market.filter(({ id, stack }) => stack === 0 && spaces.includes(id));
  return empty[empty.length - 1]?.id ?? null;
};

function planOfCard(table: Table, board: BoardView, picks: Picks, card: Chosen): Plan {
  const { legal, columns, content } = table;
  const zones = legal.expand.get(card);
  const spaces = card === 'sprat' ? [] : (legal.placeMerchant.get(card) ?? []);
  if (card === 'sprat' && zones !== undefined && picks.zone === null)
    return { kind: 'chooseZone', zones: [...zones.keys()] };
  const wantsMerchant = picks.as === 'merchant' || zones === undefined;
  if (card !== 'sprat' && wantsMerchant && spaces.length > 0) {
    const space = picks.space ?? suggestSpace(board, spaces);
    const why =
      zones === undefined
        ? table.refusal('expand', { card, zone: entryOf(content.action, card).zone, payment: NO_PAYMENT })
        : null;
    return { kind: 'merchant', card, spaces, space, why };
  }
  const zone = card === 'sprat' ? picks.zone : entryOf(content.action, card).zone;
  const payments = zone === null ? undefined : zones?.get(zone);
  if (zone === null || payments === undefined || payments.length === 0) {
    const reason = zone === null ? null : table.refusal('expand', { card, zone, payment: NO_PAYMENT });
    return { kind: 'blocked', card, reason: reason ?? table.t('kit.notNow') };
  }
  const column = columns.find((candidate) => candidate.card === card);
  const ready =
    picks.payment ?? table.readyPayment({ zone }, column === undefined ? undefined : column.column - 1);
  const paying = payingFor(payments, costOfZone(board, zone), column?.cost ?? 0, ready);
  return { kind: 'expand', card, zone, paying, column: column?.column ?? null };
}

/** Suggests windows for ship 2: the larger gain at each building, or the scarcer one among equals. */
export function suggestedWindows(table: Table, board: BoardView): readonly number[] {
  return board.plots.flatMap(({ cells }) =>
    cells === null ? [] : [betterWindow(table.content, cells, board.windows, board)],
  );
}

export function planOf(table: Table, picks: Picks): Plan {
  const { legal, viewer, step, isOver, myTurn } = table;
  if (isOver) return { kind: 'over' };
  if (viewer === null || !myTurn) return { kind: 'wait' };
  const board = table.board(viewer);
  if (legal.chooseColour.length > 0) return { kind: 'colour', colour: picks.colour };
  if (legal.chooseWindows.length > 0)
    return { kind: 'windows', windows: picks.windows ?? suggestedWindows(table, board) };
  if (legal.chooseGood.length > 0) return { kind: 'good' };
  if (step !== null && legal.takeContract.length > 0) {
    const taken = legal.takeContract.find((id) => id === picks.taken) ?? null;
    return { kind: 'contract', step, taken };
  }
  if (legal.takeAbility.length > 0)
    return { kind: 'ability', taken: legal.takeAbility.find((id) => id === picks.taken) ?? null };
  if (legal.buildWarehouse.size > 0) {
    const taken = [...legal.buildWarehouse.keys()].find((id) => id === picks.taken) ?? null;
    const option = taken === null ? undefined : legal.buildWarehouse.get(taken);
    const first = board.plots.find(({ cells }) => cells === null)?.space ?? 0;
    const turns = option?.turns ?? false;
    return {
      kind: 'building',
      taken,
      plot: picks.plot ?? option?.space ?? first,
      turned: turns && picks.turned === true,
      turns,
    };
  }
  if (picks.contract !== null) {
    const payments = legal.fulfilContract.get(picks.contract);
    const cost = costOf(entryOf(table.content.contract, picks.contract));
    if (payments !== undefined)
      return {
        kind: 'fulfil',
        contract: picks.contract,
        paying: payingFor(
          payments,
          cost,
          0,
          picks.payment ?? table.readyPayment({ contract: picks.contract }),
        ),
      };
  }
  if (picks.card !== null) return planOfCard(table, board, picks, picks.card);
  const canAct = legal.expand.size > 0 || legal.placeMerchant.size > 0;
  return canAct ? { kind: 'chooseCard' } : { kind: 'endTurn' };
}

/** Returns the move of a plan; null while a choice is missing. */
export function intentOf(plan: Plan): LegalMove | null {
  switch (plan.kind) {
    case 'expand':
      return { move: 'expand', args: [{ card: plan.card, zone: plan.zone, payment: plan.paying.payment }] };
    case 'merchant':
      return plan.space === null
        ? null
        : { move: 'placeMerchant', args: [{ card: plan.card, space: plan.space }] };
    case 'fulfil':
      return {
        move: 'fulfilContract',
        args: [{ contract: plan.contract, payment: plan.paying.payment }],
      };
    case 'contract':
      return plan.taken === null ? null : { move: 'takeContract', args: [plan.taken] };
    case 'ability':
      return plan.taken === null ? null : { move: 'takeAbility', args: [plan.taken] };
    case 'building':
      return plan.taken === null
        ? null
        : {
            move: 'buildWarehouse',
            args: [{ card: plan.taken, space: plan.plot, turned: plan.turned }],
          };
    case 'colour':
      return plan.colour === null ? null : { move: 'chooseColour', args: [plan.colour] };
    case 'windows':
      return { move: 'chooseWindows', args: [plan.windows] };
    case 'endTurn':
      return { move: 'endTurn', args: [] };
    default:
      return null;
  }
}

/** Returns the payment that the board highlights on merchants and on the zone. */
export const payingOf = (plan: Plan): Paying | null =>
  plan.kind === 'expand' || plan.kind === 'fulfil' ? plan.paying : null;
