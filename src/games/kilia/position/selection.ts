/** What the player has picked but not yet played: a pure state with a pure step, so that it can be tested without a
 *  screen. A pick holds for one position of the game and falls when the position changes. */
import type { ActionId, Colour, ContractId, PlayerID, Space, Zone } from '../content/terms';
import type { Payment } from '../rules/state';

/** Dialogs that end in a move. */
export type MoveDialog = { readonly kind: 'pay' } | { readonly kind: 'sprat' };
/** Dialogs that only show something. */
export type ShowDialog =
  | { readonly kind: 'keys' }
  | { readonly kind: 'board'; readonly playerID: PlayerID }
  | { readonly kind: 'points'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

/** A card of the row, or the own sprat in place of one. */
export type Chosen = ActionId | 'sprat';

export type Picks = {
  readonly card: Chosen | null;
  /** What the card is to be; null: an expansion where that is possible. */
  readonly as: 'expand' | 'merchant' | null;
  /** The zone that a sprat expands. */
  readonly zone: Zone | null;
  readonly space: Space | null;
  /** An own contract, to be fulfilled. */
  readonly contract: ContractId | null;
  /** A payment chosen in place of the one that stands ready. */
  readonly payment: Payment | null;
  /** What is taken in the step after a card: a contract or a card of the row. */
  readonly taken: ContractId | ActionId | null;
  readonly plot: number | null;
  readonly turned: boolean | null;
  readonly colour: Colour | null;
  /** Ship 2's windows, one a building; null: as suggested. */
  readonly windows: readonly number[] | null;
  /** The player looks at the table while windows have to be chosen. */
  readonly isAside: boolean;
};

export type Selection = Picks & {
  /** The position these picks were made in. */
  readonly position: string;
  readonly dialog: OpenDialog | null;
};

export type SelectionEvent =
  | { readonly do: 'pick'; readonly picks: Partial<Picks> }
  | { readonly do: 'open'; readonly dialog: OpenDialog }
  | { readonly do: 'close' };

export const NOTHING_PICKED: Picks = {
  card: null,
  as: null,
  zone: null,
  space: null,
  contract: null,
  payment: null,
  taken: null,
  plot: null,
  turned: null,
  colour: null,
  windows: null,
  isAside: false,
};

export const freshSelection = (position: string): Selection => ({
  ...NOTHING_PICKED,
  position,
  dialog: null,
});

const shows = (dialog: OpenDialog | null): boolean =>
  dialog !== null && dialog.kind !== 'pay' && dialog.kind !== 'sprat';

/** The selection as it holds in a position: as it is when made there, else emptied but for what the player reads. */
export function settle(selection: Selection, position: string): Selection {
  if (selection.position === position) return selection;
  return { ...freshSelection(position), dialog: shows(selection.dialog) ? selection.dialog : null };
}

/** What a press of a card of the row means: picked, and once more the other use of it. */
export const pressCard = (picks: Picks, card: Chosen, other: 'expand' | 'merchant'): Partial<Picks> =>
  picks.card === card
    ? { as: other, space: null, payment: null }
    : { card, as: null, zone: null, space: null, contract: null, payment: null };

/** One step of the selection in the position on screen. */
export function select(before: Selection, event: SelectionEvent, position: string): Selection {
  const selection = settle(before, position);
  switch (event.do) {
    case 'pick':
      return { ...selection, ...event.picks };
    case 'open':
      return { ...selection, dialog: event.dialog };
    case 'close':
      return { ...selection, dialog: null };
  }
}
