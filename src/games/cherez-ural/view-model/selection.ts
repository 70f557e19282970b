import { type CommonEvent, type Selecting, selecting } from '../../../session/selection';
import type { BusinessId, PlayerID, SpaceId, WorkerId } from '../content/terms';

export type Mode = 'travel' | 'token' | 'explore';

type MoveDialog =
  | { readonly kind: 'trade' }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'business'; readonly card: BusinessId };
type ShowDialog =
  | { readonly kind: 'face'; readonly card: BusinessId | WorkerId }
  | { readonly kind: 'keys' }
  | { readonly kind: 'situation' }
  | { readonly kind: 'routes'; readonly to: SpaceId }
  | { readonly kind: 'workers'; readonly playerID: PlayerID }
  | { readonly kind: 'gold'; readonly playerID: PlayerID }
  | { readonly kind: 'completed'; readonly playerID: PlayerID };
export type OpenDialog = MoveDialog | ShowDialog;

export type Picks = {
  readonly mode: Mode;
  readonly target: SpaceId | null;
  /** Index of the picked choice if the target has several. */
  readonly choice: number;
  readonly placing: Readonly<Record<WorkerId, SpaceId>>;
  readonly placingWorker: WorkerId | null;
  /** The player is looking at the board while a card choice is pending. */
  readonly choiceHidden: boolean;
};

type PickEvent =
  | { readonly do: 'setMode'; readonly mode: Mode }
  | { readonly do: 'pickSpace'; readonly space: SpaceId }
  | { readonly do: 'pickChoice'; readonly choice: number }
  | { readonly do: 'clear' }
  | {
      readonly do: 'place';
      readonly worker: WorkerId;
      readonly space: SpaceId;
      /** The next worker to place; null keeps this one selected. */
      readonly next: WorkerId | null;
    }
  | { readonly do: 'pickPlacingWorker'; readonly worker: WorkerId }
  | { readonly do: 'hideChoice'; readonly hidden: boolean };
export type SelectionEvent = PickEvent | CommonEvent<OpenDialog>;

export const NOTHING_PICKED: Picks = {
  mode: 'travel',
  target: null,
  choice: 0,
  placing: {},
  placingWorker: null,
  choiceHidden: false,
};

function pick({ placing }: Picks, event: PickEvent): Partial<Picks> {
  switch (event.do) {
    case 'setMode':
      return { mode: event.mode, target: null, choice: 0 };
    case 'pickSpace':
      return { target: event.space, choice: 0 };
    case 'pickChoice':
      return { choice: event.choice };
    case 'clear':
      return { mode: 'travel', target: null, choice: 0 };
    case 'place':
      return {
        placing: { ...placing, [event.worker]: event.space },
        placingWorker: event.next ?? event.worker,
      };
    case 'pickPlacingWorker':
      return { placingWorker: event.worker };
    case 'hideChoice':
      return { choiceHidden: event.hidden };
  }
}

const SHOWS: readonly OpenDialog['kind'][] = [
  'face',
  'keys',
  'situation',
  'routes',
  'workers',
  'gold',
  'completed',
];

export const SELECTING: Selecting<Picks, PickEvent, OpenDialog> = selecting({
  nothing: NOTHING_PICKED,
  pick,
  shows: ({ kind }) => SHOWS.includes(kind),
});
