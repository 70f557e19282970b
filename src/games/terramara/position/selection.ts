/** What the player has picked but not yet played: a pure state with a pure step. A pick holds for one position of the
 *  game and falls when the position changes. */
import type { LegalMove } from '../../../game-api/module';
import type { ArtifactId, PlayerID, SpaceId, WorkerKind } from '../content/terms';

/** Dialogs that end in a move. */
type MoveDialog =
  | { readonly kind: 'build'; readonly card: ArtifactId }
  | { readonly kind: 'process' }
  | { readonly kind: 'bonusTiles' };
/** Dialogs that only show something. */
type ShowDialog =
  | { readonly kind: 'card'; readonly card: ArtifactId }
  | { readonly kind: 'keys' }
  | { readonly kind: 'player'; readonly playerID: PlayerID }
  | { readonly kind: 'score'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

export type Selection = {
  /** The position these picks were made in. */
  readonly position: string;
  readonly worker: WorkerKind | null;
  readonly space: SpaceId | null;
  /** The card of the row or the reserved one that is about to be built or reserved. */
  readonly card: ArtifactId | null;
  /** A press of a card of the row reserves it. */
  readonly isReserving: boolean;
  readonly dialog: OpenDialog | null;
  /** The player looks at the board while a choice has to be made. */
  readonly choiceHidden: boolean;
  /** Moves still to be played after the one under way. */
  readonly queue: readonly LegalMove[];
  /** The position in which the queue was filled: its head is not asked for before the position changes. */
  readonly queuedAt: string | null;
};
export type Picks = Omit<Selection, 'dialog'>;

export type SelectionEvent =
  | { readonly do: 'pickWorker'; readonly worker: WorkerKind }
  | { readonly do: 'pickSpace'; readonly space: SpaceId | null }
  | { readonly do: 'pickCard'; readonly card: ArtifactId | null }
  | { readonly do: 'reserve'; readonly on: boolean }
  | { readonly do: 'open'; readonly dialog: OpenDialog }
  | { readonly do: 'close' }
  | { readonly do: 'hideChoice'; readonly hidden: boolean }
  | { readonly do: 'queue'; readonly intents: readonly LegalMove[] };

export const freshSelection = (position: string): Selection => ({
  position,
  worker: null,
  space: null,
  card: null,
  isReserving: false,
  dialog: null,
  choiceHidden: false,
  queue: [],
  queuedAt: null,
});

const SHOWS: readonly string[] = ['card', 'keys', 'player', 'score'];

/** The selection as it holds in a position: as it is when made there, else emptied but for what is still to be played
 *  and what the player is reading. */
export function settle(selection: Selection, position: string): Selection {
  if (selection.position === position) return selection;
  const { dialog, queue, queuedAt } = selection;
  const reads = dialog !== null && SHOWS.includes(dialog.kind);
  return { ...freshSelection(position), dialog: reads ? dialog : null, queue, queuedAt };
}

/** One step of the selection in the position on screen. */
export function select(before: Selection, event: SelectionEvent, position: string): Selection {
  const selection = settle(before, position);
  switch (event.do) {
    case 'pickWorker':
      return { ...selection, worker: event.worker };
    case 'pickSpace':
      return { ...selection, space: event.space };
    case 'pickCard':
      return { ...selection, card: event.card };
    case 'reserve':
      return { ...selection, isReserving: event.on, card: null };
    case 'open':
      return { ...selection, dialog: event.dialog };
    case 'close':
      return { ...selection, dialog: null };
    case 'hideChoice':
      return { ...selection, choiceHidden: event.hidden };
    case 'queue':
      return { ...selection, queue: event.intents, queuedAt: event.intents.length === 0 ? null : position };
  }
}

/** What to do about the queue in a position: play its head, wait for the position to change, or drop it. */
export function queueStep(
  selection: Selection,
  position: string,
  isLegal: (move: LegalMove) => boolean,
): 'idle' | 'play' | 'wait' | 'drop' {
  if (selection.queue.length === 0) return 'idle';
  if (selection.queuedAt === position) return 'wait';
  return isLegal(selection.queue[0]) ? 'play' : 'drop';
}
