/** What every part of the table needs, gathered once for each position of the game. */
import { createContext, useContext } from 'react';
import type { SpaceId, WorkerId } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { Table } from '../position/table';
import type { MapUse, PickedChoice, Targets } from '../position/targets';

/** What is picked: changes with every press. */
export type Selected = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly targets: Targets;
  /** The same a moment later: the map draws them when the rest has answered. */
  readonly drawnTargets: Targets;
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
  /** Why the last thing tried is not possible; null: nothing is to be said. */
  readonly notice: string | null;
};

export type Picking = Selected & Pointed;
export type PickEvent = (event: SelectionEvent) => void;

export const TableContext = createContext<Table | null>(null);
/** Apart, so that what only picks is not drawn anew when something is picked or pointed at. */
export const PickContext = createContext<PickEvent | null>(null);
/** Says a sentence in the first line of the bar: for a finger there is no pointing at things. */
export const SayContext = createContext<((text: string) => void) | null>(null);
export const SelectedContext = createContext<Selected | null>(null);
export const PointedContext = createContext<Pointed | null>(null);
/** Apart, so that a dialog opens without drawing the table under it anew. */
export const DialogContext = createContext<OpenDialog | null>(null);

function needed<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is used outside the table`);
  return value;
}

export const useTable = (): Table => needed(useContext(TableContext), 'useTable');
export const usePick = (): PickEvent => needed(useContext(PickContext), 'usePick');
export const useSay = (): ((text: string) => void) => needed(useContext(SayContext), 'useSay');
export const useSelected = (): Selected => needed(useContext(SelectedContext), 'useSelected');
export const usePointed = (): Pointed => needed(useContext(PointedContext), 'usePointed');
export const useOpenDialog = (): OpenDialog | null => useContext(DialogContext);
