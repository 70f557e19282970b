/** The player's picks before the move is played. */
import { type CommonEvent, type Selecting, selecting } from '../../../session/selection';
import type { ArtifactId, PlayerID, SpaceId, WorkerKind } from '../content/terms';

/** Dialogs that play a move. */
type MoveDialog =
  | { readonly kind: 'build'; readonly card: ArtifactId }
  | { readonly kind: 'process' }
  | { readonly kind: 'bonusTiles' };
/** Dialogs that only show information. */
type ShowDialog =
  | { readonly kind: 'card'; readonly card: ArtifactId }
  | { readonly kind: 'keys' }
  | { readonly kind: 'player'; readonly playerID: PlayerID }
  | { readonly kind: 'score'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

export type Picks = {
  readonly worker: WorkerKind | null;
  readonly space: SpaceId | null;
  /** The card picked for building or reserving. */
  readonly card: ArtifactId | null;
  /** Whether a press on a card reserves it. */
  readonly isReserving: boolean;
  /** Whether a pending choice is hidden so that the player can see the board. */
  readonly choiceHidden: boolean;
};

type PickEvent =
  | { readonly do: 'pickWorker'; readonly worker: WorkerKind }
  | { readonly do: 'pickSpace'; readonly space: SpaceId | null }
  | { readonly do: 'pickCard'; readonly card: ArtifactId | null }
  | { readonly do: 'reserve'; readonly on: boolean }
  | { readonly do: 'hideChoice'; readonly hidden: boolean };
export type SelectionEvent = PickEvent | CommonEvent<OpenDialog>;

export const NOTHING_PICKED: Picks = {
  worker: null,
  space: null,
  card: null,
  isReserving: false,
  choiceHidden: false,
};

function pick(_picks: Picks, event: PickEvent): Partial<Picks> {
  switch (event.do) {
    case 'pickWorker':
      return { worker: event.worker };
    case 'pickSpace':
      return { space: event.space };
    case 'pickCard':
      return { card: event.card };
    case 'reserve':
      return { isReserving: event.on, card: null };
    case 'hideChoice':
      return { choiceHidden: event.hidden };
  }
}

const SHOWS: readonly OpenDialog['kind'][] = ['card', 'keys', 'player', 'score'];

export const SELECTING: Selecting<Picks, PickEvent, OpenDialog> = selecting({
  nothing: NOTHING_PICKED,
  pick,
  shows: ({ kind }) => SHOWS.includes(kind),
});
