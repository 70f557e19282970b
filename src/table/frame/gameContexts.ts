/**
 * Contexts of one game's table, with the game's own types. They are separate, so that a component rerenders only when
 * the data it uses changes.
 */
import type { LogEntry } from 'boardgame.io';
import { type Context, createContext, useContext } from 'react';
import type { Timeline } from '../../game-api/module';
import type { Turn, Words } from '../context';
import { createDeferrable } from '../rendering/deferred';

/** The part of a game's position that the frame uses */
type TableView = Words &
  Omit<Turn, 'run'> & {
    readonly G: { readonly turnOrder: readonly string[] };
    readonly content: unknown;
    readonly log: readonly LogEntry[];
    readonly viewer: string | null;
    /** Id of the player whose turn it is; null if everybody chooses at once or the game is over. */
    readonly current: string | null;
  };

/** Types of a game's table data */
export type ShownTypes<
  Table extends TableView = TableView,
  Selected = unknown,
  Pointed = unknown,
  Dialog extends { readonly kind: string } = { readonly kind: string },
  Event extends { readonly do: string } = { readonly do: string },
> = {
  /** The viewer's view and actions in one position */
  readonly table: Table;
  /** The selection; it changes with each press. */
  readonly selected: Selected;
  /** The hovered object, or else the selected one; it changes with each pointer movement over the board. */
  readonly pointed: Pointed;
  readonly dialog: Dialog;
  readonly event: Event;
};

/** Data that a card face needs. The almanac provides it without a table. */
export type GameWords<Table extends TableView> = Pick<Table, 'content' | 'language' | 't'>;

type Past<G> = {
  readonly timeline: Timeline<G>;
  /** The previous position if the current one follows from it by moves or one replay step; null after a jump. */
  readonly cameFrom: G | null;
};

type KeysEvent =
  | { readonly do: 'open'; readonly dialog: { readonly kind: 'keys' } }
  | { readonly do: 'close' };

/** Everything a game derives from its position and the selection */
export type Shown<Types extends ShownTypes> = Pick<Types, 'table' | 'selected' | 'pointed'> & {
  readonly dialog: Types['dialog'] | null;
  /** Plays moves for the parts of the kit, which don't know the game's moves. */
  readonly run: Turn['run'];
  /** Why the last attempted move is not possible; null shows nothing. */
  readonly notice: string | null;
  readonly pick: (event: Types['event'] | KeysEvent) => void;
  readonly say: (text: string) => void;
};

export function gameContexts<Types extends ShownTypes>(
  WordsContext: Context<GameWords<Types['table']> | null>,
) {
  const [TableContext, useTable] = createDeferrable<Types['table']>('useTable');
  const [PickContext, usePick] = createDeferrable<Shown<Types>['pick']>('usePick');
  const [PastContext, usePast] = createDeferrable<Past<Types['table']['G']>>('usePast');
  const [SelectedContext, useSelected, useIsBehind] = createDeferrable<Types['selected']>('useSelected');
  const [PointedContext, usePointed] = createDeferrable<Types['pointed']>('usePointed');
  const DialogContext = createContext<Types['dialog'] | null>(null);
  return {
    all: {
      WordsContext,
      TableContext,
      PastContext,
      PickContext,
      SelectedContext,
      PointedContext,
      DialogContext,
    },
    useTable,
    usePick,
    usePast,
    useSelected,
    usePointed,
    useOpenDialog: (): Types['dialog'] | null => useContext(DialogContext),
    /** Returns whether a deferred region still shows the previous position or selection. */
    useIsBehind,
  };
}

export type GameContexts<Types extends ShownTypes> = ReturnType<typeof gameContexts<Types>>['all'];
