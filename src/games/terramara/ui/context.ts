/** Contexts with everything that the parts of the table need, updated once per position. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { SpaceId, WorkerKind } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { SpaceState, SpaceView } from '../view-model/spaces';
import type { Table } from '../view-model/table';
import { WordsContext } from './words';

/** The board for the chosen worker. Changes with every press. */
export type Selected = {
  readonly selection: Picks;
  /** The worker to be placed, or null. */
  readonly worker: WorkerKind | null;
  readonly spaces: readonly SpaceView[];
  readonly stateOf: (space: SpaceView) => SpaceState;
  readonly pressSpace: (space: SpaceId) => void;
  readonly pressCard: (card: string) => void;
  /** Called with the space under the pointer or focus, or null when it leaves. */
  readonly hover: (space: SpaceId | null) => void;
};

/** The space under the pointer, or else the picked one. */
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
} = gameContexts<ShownHere>(WordsContext);
