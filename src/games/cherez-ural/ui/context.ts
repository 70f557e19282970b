/** Contexts with everything that the parts of the table need, and the parts that the kit draws. */
import { defineTable } from '../../../table/frame/defineTable';
import type { GameWords, ShownTypes } from '../../../table/frame/gameContexts';
import type { SpaceId, WorkerId } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { Table } from '../view-model/table';
import type { MapUse, PickedChoice, Targets } from '../view-model/targets';

/** Changes with every press. */
export type Selected = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly targets: Targets;
  readonly placing: WorkerId | null;
  /** The last pressed space that nothing can be done with now; the route planner opens there. */
  readonly asked: SpaceId | null;
  readonly pressSpace: (space: SpaceId) => void;
  /** Called when a space is hovered or focused; null when it no longer is. */
  readonly hover: (space: SpaceId | null) => void;
};

/** The hovered choice, or else the picked one. Changes with every pointer movement over the map. */
export type Pointed = {
  /** Null if the primary button would play no choice. */
  readonly picked: PickedChoice | null;
};

export type Words = GameWords<Table>;
export type ShownHere = ShownTypes<Table, Selected, Pointed, OpenDialog, SelectionEvent>;

const table = defineTable<ShownHere>()({
  loadLog: async () => (await import('../view-model/log')).logTexts,
  loadLinks: () => import('../view-model/links/links'),
  loadIcon: async () => (await import('./icons/StepIcon')).StepIcon,
});

export const { CONTEXTS, WordsContext, tableParts, scoreParts, FaceLinks } = table;
export const { useWords, useTable, usePick, usePast, useSelected, usePointed, useOpenDialog, useIsBehind } =
  table;
