/** What every part of the table needs, gathered once for each position of the game. */
import { createContext, useContext } from 'react';
import type { Timeline } from '../../../game-api/module';
import { LookBackContext, needed, PlayersContext, TurnContext } from '../../../table/context';
import { createFollows, followed } from '../../../table/painting/afterPaint';
import type { Plan } from '../position/plan';
import type { OpenDialog, Picks, SelectionEvent } from '../position/selection';
import type { Table } from '../position/table';
import type { G } from '../rules/state';

/** What is picked, and what the primary button would do with it: changes with every press. */
export type Selected = { readonly picks: Picks; readonly plan: Plan };

/** The positions before the one on the table. */
export type Past = {
  readonly timeline: Timeline<G>;
  /** The position that was on the table before, when moves were made since; null: this one was jumped to. */
  readonly cameFrom: G | null;
};

export type PickEvent = (event: SelectionEvent) => void;

export const TableContext = createContext<Table | null>(null);
/** Apart, so that what only picks is not drawn anew when something is picked. */
export const PickContext = createContext<PickEvent | null>(null);
export const SelectedContext = createContext<Selected | null>(null);
export const PastContext = createContext<Past | null>(null);
/** Apart, so that a dialog opens without drawing the table under it anew. */
export const DialogContext = createContext<OpenDialog | null>(null);

export const useTable = (): Table => needed(useContext(TableContext), 'useTable');
export const usePick = (): PickEvent => needed(useContext(PickContext), 'usePick');
export const useSelected = (): Selected => needed(useContext(SelectedContext), 'useSelected');
export const usePast = (): Past => needed(useContext(PastContext), 'usePast');
export const useOpenDialog = (): OpenDialog | null => useContext(DialogContext);

/** What is around the council board and the actions: it follows once they have answered. */
export const Follows = createFollows(
  followed(PlayersContext),
  followed(TurnContext),
  followed(LookBackContext),
  followed(TableContext),
  followed(SelectedContext),
  followed(PastContext),
);
