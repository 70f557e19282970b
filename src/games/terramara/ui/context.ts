/** What every part of the table needs, gathered once for each position of the game. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { SpaceId, WorkerKind } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { SpaceState, SpaceView } from '../position/spaces';
import type { Table } from '../position/table';
import { WordsContext } from './words';

/** The board for the worker that is chosen: changes with every press. */
export type Selected = {
  readonly selection: Picks;
  /** The worker that is about to be placed; null: none can be. */
  readonly worker: WorkerKind | null;
  readonly spaces: readonly SpaceView[];
  readonly stateOf: (space: SpaceView) => SpaceState;
  readonly pressSpace: (space: SpaceId) => void;
  readonly pressCard: (card: string) => void;
  /** A space is pointed at or focused; null: no more. */
  readonly hover: (space: SpaceId | null) => void;
};

/** What is pointed at, or else picked. */
export type Pointed = { readonly space: SpaceView | null };

export type ShownHere = {
  readonly table: Table;
  readonly selected: Selected;
  readonly pointed: Pointed;
  readonly dialog: OpenDialog;
  readonly event: SelectionEvent;
};

export const {
  all: CONTEXTS,
  useTable,
  usePick,
  usePast,
  useSelected,
  usePointed,
  useOpenDialog,
  Follows,
} = gameContexts<ShownHere>(WordsContext);
