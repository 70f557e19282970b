/** Contexts with everything that the parts of the table need, and the parts that the kit draws. */
import { defineTable } from '../../../table/frame/defineTable';
import type { GameWords, ShownTypes } from '../../../table/frame/gameContexts';
import type { Plan } from '../view-model/plan';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { Table } from '../view-model/table';

/** The picks and the resulting action of the primary button. Changes with every press. Kilia doesn't track the pointer. */
export type Selected = { readonly picks: Picks; readonly plan: Plan };

export type Words = GameWords<Table>;
export type ShownHere = ShownTypes<Table, Selected, null, OpenDialog, SelectionEvent>;

const table = defineTable<ShownHere>()({
  loadLog: async () => (await import('../view-model/log')).logTexts,
  loadLinks: () => import('../view-model/links'),
  loadIcon: async () => (await import('./icons/StepIcon')).StepIcon,
});

export const { CONTEXTS, WordsContext, tableParts, Log, scoreParts, FaceLinks } = table;
export const { useWords, useTable, usePick, usePast, useSelected, useOpenDialog } = table;
