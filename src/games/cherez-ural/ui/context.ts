/** What every part of the table needs, gathered once for each position of the game. */
import { createContext, useContext } from 'react';
import type { Timeline } from '../../../game-api/module';
import { LookBackContext, needed, PlayersContext, TurnContext } from '../../../table/context';
import { createFollows, followed } from '../../../table/painting/afterPaint';
import type { SpaceId, WorkerId } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { Table } from '../position/table';
import type { MapUse, PickedChoice, Targets } from '../position/targets';
import type { G } from '../rules/state';

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

/** The positions before the one on the table. */
export type Past = {
  readonly timeline: Timeline<G>;
  /** The position that was on the table before, when moves were made since or one was stepped forward; null: this
   *  one was jumped to. */
  readonly cameFrom: G | null;
};

export type PickEvent = (event: SelectionEvent) => void;

export const TableContext = createContext<Table | null>(null);
/** Apart, so that what only picks is not drawn anew when something is picked or pointed at. */
export const PickContext = createContext<PickEvent | null>(null);
export const PastContext = createContext<Past | null>(null);
export const SelectedContext = createContext<Selected | null>(null);
export const PointedContext = createContext<Pointed | null>(null);
/** Apart, so that a dialog opens without drawing the table under it anew. */
export const DialogContext = createContext<OpenDialog | null>(null);

export const useTable = (): Table => needed(useContext(TableContext), 'useTable');
export const usePick = (): PickEvent => needed(useContext(PickContext), 'usePick');
export const usePast = (): Past => needed(useContext(PastContext), 'usePast');
export const useSelected = (): Selected => needed(useContext(SelectedContext), 'useSelected');
export const usePointed = (): Pointed => needed(useContext(PointedContext), 'usePointed');
export const useOpenDialog = (): OpenDialog | null => useContext(DialogContext);

/** What is around the map and the actions: it follows once they have answered. */
export const Follows = createFollows(
  followed(PlayersContext),
  followed(TurnContext),
  followed(LookBackContext),
  followed(TableContext),
  followed(PastContext),
  followed(SelectedContext),
  followed(PointedContext),
);
