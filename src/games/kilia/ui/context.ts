/** Contexts with everything that the parts of the table need, and the parts that the kit draws. */
import { defineTable } from '../../../table/frame/defineTable';
import type { GameWords } from '../../../table/frame/gameContexts';
import type { Plan } from '../view-model/plan';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { Table } from '../view-model/table';

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

export type Words = GameWords<Table>;

export const {
  CONTEXTS,
  WordsContext,
  useWords,
  useTable,
  usePick,
  usePast,
  useSelected,
  useOpenDialog,
  Log,
  Story,
  Told,
  Links,
  FaceLinks,
} = defineTable<ShownHere>()({
  loadLog: async () => (await import('../view-model/log')).logTexts,
  loadLinks: () => import('../view-model/links'),
  loadIcon: async () => (await import('./icons/StepIcon')).StepIcon,
});
