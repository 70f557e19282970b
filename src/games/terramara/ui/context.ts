/** Contexts with everything that the parts of the table need, and the parts that the kit draws. */
import { defineTable } from '../../../table/frame/defineTable';
import type { GameWords, ShownTypes } from '../../../table/frame/gameContexts';
import type { ArtifactId, SpaceId, WorkerKind } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../view-model/selection';
import type { SpaceState, SpaceView } from '../view-model/spaces';
import type { Table } from '../view-model/table';

/** The board for the chosen worker. Changes with every press. */
export type Selected = {
  readonly selection: Picks;
  /** The worker to be placed, or null. */
  readonly worker: WorkerKind | null;
  readonly spaces: readonly SpaceView[];
  readonly stateOf: (space: SpaceView) => SpaceState;
  readonly pressSpace: (space: SpaceId) => void;
  readonly pressCard: (card: ArtifactId) => void;
  /** Called with the space under the pointer or focus, or null when it leaves. */
  readonly hover: (space: SpaceId | null) => void;
};

/** The space under the pointer, or else the picked one. */
export type Pointed = { readonly space: SpaceView | null };

export type Words = GameWords<Table>;
export type ShownHere = ShownTypes<Table, Selected, Pointed, OpenDialog, SelectionEvent>;

const table = defineTable<ShownHere>()({
  loadLog: async () => (await import('../view-model/log')).logTexts,
  loadLinks: () => import('../view-model/links'),
  loadIcon: async () => (await import('./icons/StepIcon')).StepIcon,
});

export const { CONTEXTS, WordsContext, tableParts, Log, scoreParts, FaceLinks } = table;
export const { useWords, useTable, usePick, usePast, useSelected, usePointed, useOpenDialog } = table;
