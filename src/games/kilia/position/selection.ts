/** What the player has picked but not yet played. */
import { type CommonEvent, type Selecting, selecting } from '../../../session/selection';
import type { ActionId, Colour, ContractId, PlayerID, Space, Zone } from '../content/terms';
import type { Payment } from '../rules/state';

/** Dialogs that end in a move. */
type MoveDialog = { readonly kind: 'pay' } | { readonly kind: 'sprat' };
/** Dialogs that only show something. */
type ShowDialog =
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

/** What a press of a card of the row means: picked, and once more the other use of it. */
export const pressCard = (picks: Picks, card: Chosen, other: 'expand' | 'merchant'): Partial<Picks> =>
  picks.card === card
    ? { as: other, space: null, payment: null }
    : { card, as: null, zone: null, space: null, contract: null, payment: null };
