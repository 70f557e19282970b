/** Contexts with everything that the parts of the table need, updated once per position. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { Plan } from '../view-model/plan';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { Table } from '../view-model/table';
import { WordsContext } from './words';

/** The picks and the resulting action of the primary button. Changes with every press. */
export type Selected = { readonly picks: Picks; readonly plan: Plan };

export type ShownHere = {
  readonly table: Table;
  readonly selected: Selected;
  /** Kilia doesn't track the pointer. */
  readonly pointed: null;
  readonly dialog: OpenDialog;
  readonly event: SelectionEvent;
};

export const {
  all: CONTEXTS,
  useTable,
  usePick,
  usePast,
  useSelected,
  useOpenDialog,
  Deferred,
} = gameContexts<ShownHere>(WordsContext);
