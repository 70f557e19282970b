/** What every part of the table needs, gathered once for each position of the game. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { SpaceId, WorkerId } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { Table } from '../position/table';
import type { MapUse, PickedChoice, Targets } from '../position/targets';
import { WordsContext } from './words';

/** What is picked: changes with every press. */
export type Selected = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly targets: Targets;
  /** The worker who is being set out. */
  readonly placing: WorkerId | null;
  /** A space of the map was pressed. */
  readonly pressSpace: (space: SpaceId) => void;
  /** A space is pointed at or focused; null: no more. */
  readonly hover: (space: SpaceId | null) => void;
};

/** What is pointed at, or else picked: changes with every movement of the pointer over the map. */
export type Pointed = {
  /** Null: a press of the primary button would play none. */
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
  Follows,
} = gameContexts<ShownHere>(WordsContext);
