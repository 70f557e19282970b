/** What the player has picked but not yet played: a pure state with a pure step, so that it can be tested without a
 *  screen. A pick holds for one position of the game and falls when the position changes. */
import type { LegalMove } from '../../../game-api/module';
import type { BusinessId, PlayerID, SpaceId, WorkerId } from '../content/terms';

/** What a click on the map means in a season: to go there, to step there by token, or to explore there. */
export type Mode = 'travel' | 'token' | 'explore';

/** Dialogs that end in a move. */
export type MoveDialog =
  | { readonly kind: 'trade' }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'business'; readonly card: BusinessId };
/** Dialogs that only show something. */
export type ShowDialog =
  | { readonly kind: 'face'; readonly card: BusinessId }
  | { readonly kind: 'keys' }
  | { readonly kind: 'situation' }
  | { readonly kind: 'workers'; readonly playerID: PlayerID }
  | { readonly kind: 'gold'; readonly playerID: PlayerID }
  | { readonly kind: 'completed'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

export type Selection = {
  /** The position these picks were made in. */
  readonly position: string;
  readonly mode: Mode;
  readonly target: SpaceId | null;
  /** Which of the target's choices, where there are several. */
  readonly choice: number;
  readonly placing: Readonly<Record<WorkerId, SpaceId>>;
  readonly placingWorker: WorkerId | null;
  readonly dialog: OpenDialog | null;
  /** The player looks at the board while a card has to be chosen. */
  readonly choiceHidden: boolean;
  /** Moves still to be played after the one under way, in this order. */
  readonly queue: readonly LegalMove[];
  /** The position in which the queue was filled: its head is not asked for before the position changes. */
  readonly queuedAt: string | null;
};

/** What is picked for a move, apart from the dialog that is open. */
export type Picks = Omit<Selection, 'dialog'>;

export type SelectionEvent =
  | { readonly do: 'setMode'; readonly mode: Mode }
  | { readonly do: 'pickSpace'; readonly space: SpaceId }
  | { readonly do: 'pickChoice'; readonly choice: number }
  | { readonly do: 'clear' }
  | {
      readonly do: 'place';
      readonly worker: WorkerId;
      readonly space: SpaceId;
      /** Whom to ask for next; null: stay with this worker. */
      readonly next: WorkerId | null;
    }
  | { readonly do: 'pickPlacingWorker'; readonly worker: WorkerId }
  | { readonly do: 'open'; readonly dialog: OpenDialog }
  | { readonly do: 'close' }
  | { readonly do: 'hideChoice'; readonly hidden: boolean }
  | { readonly do: 'queue'; readonly intents: readonly LegalMove[] }
  | { readonly do: 'dequeue' }
  /** The position has changed: what was picked in the one before is gone, also when an undo brings that back. */
  | { readonly do: 'settle' };

export const freshSelection = (position: string): Selection => ({
  position,
  mode: 'travel',
  target: null,
  choice: 0,
  placing: {},
  placingWorker: null,
  dialog: null,
  choiceHidden: false,
  queue: [],
  queuedAt: null,
});

const shows = (dialog: OpenDialog | null): boolean =>
  dialog !== null && ['face', 'keys', 'situation', 'workers', 'gold', 'completed'].includes(dialog.kind);

/** The selection as it holds in a position: as it is when made there, else emptied but for what is still to be
 *  played and what the player is reading. */
export function settle(selection: Selection, position: string): Selection {
  if (selection.position === position) return selection;
  return {
    ...freshSelection(position),
    dialog: shows(selection.dialog) ? selection.dialog : null,
    queue: selection.queue,
    queuedAt: selection.queuedAt,
  };
}

/** One step of the selection in the position on screen. */
export function select(before: Selection, event: SelectionEvent, position: string): Selection {
  const selection = settle(before, position);
  switch (event.do) {
    case 'settle':
      return selection;
    case 'setMode':
      return { ...selection, mode: event.mode, target: null, choice: 0 };
    case 'pickSpace':
      return { ...selection, target: event.space, choice: 0 };
    case 'pickChoice':
      return { ...selection, choice: event.choice };
    case 'clear':
      return { ...selection, mode: 'travel', target: null, choice: 0 };
    case 'place':
      return {
        ...selection,
        placing: { ...selection.placing, [event.worker]: event.space },
        placingWorker: event.next ?? event.worker,
      };
    case 'pickPlacingWorker':
      return { ...selection, placingWorker: event.worker };
    case 'open':
      return { ...selection, dialog: event.dialog };
    case 'close':
      return { ...selection, dialog: null };
    case 'hideChoice':
      return { ...selection, choiceHidden: event.hidden };
    case 'queue':
      return { ...selection, queue: event.intents, queuedAt: event.intents.length === 0 ? null : position };
    case 'dequeue':
      return {
        ...selection,
        queue: selection.queue.slice(1),
        queuedAt: selection.queue.length > 1 ? position : null,
      };
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
