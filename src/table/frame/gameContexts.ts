/** The contexts of one game's table, typed by what the game shows. Apart from each other, so that what reads little is
 *  drawn anew seldom. */
import type { LogEntry } from 'boardgame.io';
import { type Context, createContext, useContext } from 'react';
import type { Timeline } from '../../game-api/module';
import {
  createNeeded,
  LookBackContext,
  PlayersContext,
  type Turn,
  TurnContext,
  type Words,
} from '../context';
import { createFollows } from '../painting/follows';

/** What the frame reads of a game's position. */
type TableView = Words &
  Turn & {
    readonly G: { readonly turnOrder: readonly string[] };
    readonly content: unknown;
    readonly log: readonly LogEntry[];
    readonly viewer: string | null;
    /** Who is to act in turn; null where all choose at once or the game is over. */
    readonly current: string | null;
  };

/** What a game's table shows, by the game's own types. */
export type ShownTypes = {
  /** What the viewer sees and may do in one position. */
  readonly table: TableView;
  /** What is picked: changes with every press. */
  readonly selected: unknown;
  /** What is pointed at, or else picked: changes with every movement of the pointer over the board. */
  readonly pointed: unknown;
  readonly dialog: { readonly kind: string };
  readonly event: { readonly do: string };
};

/** What a card's face needs of the table: its words and the content they speak of; the almanac has no table at all. */
export type GameWords<Table extends TableView> = Pick<Table, 'content' | 'language' | 't'>;

/** The positions before the one on the table. */
type Past<G> = {
  readonly timeline: Timeline<G>;
  /** The position that was on the table before, when moves were made since or one was stepped forward; null: this one
   *  was jumped to. */
  readonly cameFrom: G | null;
};

type KeysEvent =
  | { readonly do: 'open'; readonly dialog: { readonly kind: 'keys' } }
  | { readonly do: 'close' };

/** What a game makes of its position and of what is picked. */
export type Shown<Types extends ShownTypes> = Pick<Types, 'table' | 'selected' | 'pointed'> & {
  readonly dialog: Types['dialog'] | null;
  /** Why the last thing tried is not possible; null: nothing is to be said. */
  readonly notice: string | null;
  readonly pick: (event: Types['event'] | KeysEvent) => void;
  readonly say: (text: string) => void;
};

export function gameContexts<Types extends ShownTypes>(
  WordsContext: Context<GameWords<Types['table']> | null>,
) {
  const [TableContext, useTable] = createNeeded<Types['table']>('useTable');
  const [PickContext, usePick] = createNeeded<Shown<Types>['pick']>('usePick');
  const [PastContext, usePast] = createNeeded<Past<Types['table']['G']>>('usePast');
  const [SelectedContext, useSelected] = createNeeded<Types['selected']>('useSelected');
  const [PointedContext, usePointed] = createNeeded<Types['pointed']>('usePointed');
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
    /** What is around the actions: it follows once they have answered. */
    Follows: createFollows(
      [PlayersContext, TurnContext, LookBackContext, TableContext, PastContext],
      [SelectedContext, PointedContext],
    ),
  };
}

export type GameContexts<Types extends ShownTypes> = ReturnType<typeof gameContexts<Types>>['all'];
