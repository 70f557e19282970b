/** What every part of the table needs, gathered once for each position of the game. */
import { gameContexts } from '../../../table/frame/gameContexts';
import type { Plan } from '../position/plan';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { Table } from '../position/table';
import { WordsContext } from './words';

/** What is picked, and what the primary button would do with it: changes with every press. */
export type Selected = { readonly picks: Picks; readonly plan: Plan };

export type ShownHere = {
  readonly table: Table;
  readonly selected: Selected;
  /** Nothing follows the pointer. */
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
  Follows,
} = gameContexts<ShownHere>(WordsContext);
