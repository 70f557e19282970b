/** The data shared by all parts of the table, computed once per position. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { SpaceId, WorkerId } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { Table } from '../view-model/table';
import type { MapUse, PickedChoice, Targets } from '../view-model/targets';
import { WordsContext } from './words';

/** Changes with every press. */
export type Selected = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly targets: Targets;
  readonly placing: WorkerId | null;
  readonly pressSpace: (space: SpaceId) => void;
  /** Called when a space is hovered or focused; null when it no longer is. */
  readonly hover: (space: SpaceId | null) => void;
};

/** The hovered choice, or else the picked one. Changes with every pointer movement over the map. */
export type Pointed = {
  /** Null if the primary button would play no choice. */
  readonly picked: PickedChoice | null;
};

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
  useIsBehind,
} = gameContexts<ShownHere>(WordsContext);
