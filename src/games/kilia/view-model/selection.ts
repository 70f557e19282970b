/** The player's picks before the move is played. */
import { type CommonEvent, type Selecting, selecting } from '../../../session/selection';
import type { ActionId, Colour, ContractId, PlayerID, Space, Zone } from '../content/terms';
import type { Payment } from '../rules/state/state';

/** Dialogs that play a move. */
type MoveDialog = { readonly kind: 'pay' } | { readonly kind: 'sprat' };
/** Dialogs that only show information. */
type ShowDialog =
  | { readonly kind: 'keys' }
  | { readonly kind: 'board'; readonly playerID: PlayerID }
  | { readonly kind: 'points'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

/** A card of the row, or a sprat instead of one. */
export type Chosen = ActionId | 'sprat';

export type Picks = {
  readonly card: Chosen | null;
  /** Use of the card. Null: an expansion if possible. */
  readonly as: 'expand' | 'merchant' | null;
  /** The zone that a sprat expands. */
  readonly zone: Zone | null;
  readonly space: Space | null;
  /** The player's contract to fulfil. */
  readonly contract: ContractId | null;
  /** The payment chosen instead of the default one. */
  readonly payment: Payment | null;
  /** The contract or card taken in the step after a card. */
  readonly taken: ContractId | ActionId | null;
  readonly plot: number | null;
  readonly turned: boolean | null;
  readonly colour: Colour | null;
  /** Ship 2's windows, one per building. Null: the suggested ones. */
  readonly windows: readonly number[] | null;
  /** Whether the window dialog is set aside so that the player can see the table. */
  readonly isAside: boolean;
};

type PickEvent = { readonly do: 'pick'; readonly picks: Partial<Picks> };
export type SelectionEvent = PickEvent | CommonEvent<OpenDialog>;

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

const SHOWS: readonly OpenDialog['kind'][] = ['keys', 'board', 'points'];

export const SELECTING: Selecting<Picks, PickEvent, OpenDialog> = selecting({
  nothing: NOTHING_PICKED,
  pick: (_picks, { picks }) => picks,
  shows: ({ kind }) => SHOWS.includes(kind),
});

/** Returns the picks after a press on a card: it is picked, or a picked card switches to its other use. */
export const pressCard = (picks: Picks, card: Chosen, other: 'expand' | 'merchant'): Partial<Picks> =>
  picks.card === card
    ? { as: other, space: null, payment: null }
    : { card, as: null, zone: null, space: null, contract: null, payment: null };
