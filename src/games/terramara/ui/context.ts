/** What every part of the table needs, gathered once for each position of the game. */
import { createContext, useContext } from 'react';
import type { Timeline } from '../../../game-api/module';
import { LookBackContext, needed, PlayersContext, TurnContext } from '../../../table/context';
import { createFollows, followed } from '../../../table/painting/afterPaint';
import type { SpaceId, WorkerKind } from '../content/terms';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { SpaceState, SpaceView } from '../position/spaces';
import type { Table } from '../position/table';
import type { G } from '../rules/state';

/** The board for the worker that is chosen: changes with every press. */
export type Selected = {
  readonly selection: Picks;
  /** The worker that is about to be placed; null: none can be. */
  readonly worker: WorkerKind | null;
  readonly spaces: readonly SpaceView[];
  readonly stateOf: (space: SpaceView) => SpaceState;
  readonly pressSpace: (space: SpaceId) => void;
  readonly pressCard: (card: string) => void;
  /** A space is pointed at or focused; null: no more. */
  readonly hover: (space: SpaceId | null) => void;
};

/** What is pointed at, or else picked. */
export type Pointed = {
  readonly space: SpaceView | null;
  /** Why the last thing tried is not possible; null: nothing is to be said. */
  readonly notice: string | null;
};

/** The positions before the one on the table. */
export type Past = {
  readonly timeline: Timeline<G>;
  /** The position that was on the table before; null: this one was jumped to. */
  readonly cameFrom: G | null;
};

export const TableContext = createContext<Table | null>(null);
export const PickContext = createContext<((event: SelectionEvent) => void) | null>(null);
export const PastContext = createContext<Past | null>(null);
export const SelectedContext = createContext<Selected | null>(null);
export const PointedContext = createContext<Pointed | null>(null);
export const DialogContext = createContext<OpenDialog | null>(null);

export const useTable = (): Table => needed(useContext(TableContext), 'useTable');
export const usePick = () => needed(useContext(PickContext), 'usePick');
export const usePast = (): Past => needed(useContext(PastContext), 'usePast');
export const useSelected = (): Selected => needed(useContext(SelectedContext), 'useSelected');
export const usePointed = (): Pointed => needed(useContext(PointedContext), 'usePointed');
export const useOpenDialog = (): OpenDialog | null => useContext(DialogContext);

/** What is around the board and the actions: it follows once they have answered. */
export const Follows = createFollows(
  followed(PlayersContext),
  followed(TurnContext),
  followed(LookBackContext),
  followed(TableContext),
  followed(PastContext),
  followed(SelectedContext),
  followed(PointedContext),
);
