/**
 * Contexts of the table kit. A game's table provides them once through `TableFrame`; data of a single game has its own
 * contexts. They are separate, so that a component rerenders only when the data it uses changes.
 */
import type { LogEntry } from 'boardgame.io';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { LegalMove, Note, Seat, TableProps } from '../game-api/module';
import type { Language } from '../language/language';
import { createDeferrable } from './rendering/deferred';
import type { KitTextWords, KitWords } from './words';

export type Words = { readonly language: Language; readonly t: KitWords };

export type PlayerView = {
  readonly id: string;
  readonly name: string;
  /** Index among the game's player colours, from 0 */
  readonly colour: number;
};

/** Appearance of the players. It changes only with the seats, so that a long log need not rerender after each move. */
export type Seats = {
  readonly player: (id: string) => PlayerView;
  /** Renders a player's icon; `size` is its width in px. */
  readonly mark: (id: string, size: number) => ReactNode;
  /** Renders the icon as an SVG shape about 20 units wide, centred on 0, 0. */
  readonly shape: (id: string) => ReactNode;
  /** Renders an amount of the game's score unit with its icon. */
  readonly score: (amount: number, size?: number) => ReactNode;
};

export type Players = {
  /** Ids in display order */
  readonly ids: readonly string[];
  /** Id of the viewing player; null for a spectator. */
  readonly viewer: string | null;
  /** Id of the player whose turn it is; null if everybody chooses at once or the game is over. */
  readonly current: string | null;
};

export type Intent = LegalMove;

export type Turn = {
  /** Plays moves in order, each after the previous one was accepted. */
  readonly run: (intents: readonly Intent[]) => void;
  readonly history: TableProps<unknown>['history'];
  /** Null if hints are not available */
  readonly askForHint: (() => void) | null;
};

export type LookBack = {
  /** The complete log, even while an earlier position is shown */
  readonly log: readonly LogEntry[];
  readonly notes: readonly Note[];
  readonly seats: readonly Seat[];
  /** Number of moves of the earlier position on the table; null for the present one. */
  readonly shown: number | null;
  readonly onShow: (moves: number | null) => void;
};

export const WordsContext = createContext<Words | null>(null);
/** Texts of the text table, loaded together with it */
export const TextWordsContext = createContext<KitTextWords | null>(null);
export const SeatsContext = createContext<Seats | null>(null);
export const [PlayersContext, usePlayers] = createDeferrable<Players>('usePlayers');
export const [TurnContext, useTurn] = createDeferrable<Turn>('useTurn');
export const [LookBackContext, useLookBack] = createDeferrable<LookBack>('useLookBack');
/** Shows a sentence in the first line of the bar. Touch users need it, because they can't hover. */
export const SayContext = createContext<((text: string) => void) | null>(null);
/** Why the last attempted move is not possible; null shows nothing. */
export const NoticeContext = createContext<string | null>(null);

/** Returns a context's value. Throws if the context is missing. */
export function needed<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is used outside the table`);
  return value;
}

/** Creates a context and a hook that throws if the context is missing. */
export function createNeeded<Value>(name: string): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  return [context, () => needed(useContext(context), name)];
}

export const useWords = (): Words => needed(useContext(WordsContext), 'useWords');
export const useTextWords = (): KitTextWords => needed(useContext(TextWordsContext), 'useTextWords');
export const useSeats = (): Seats => needed(useContext(SeatsContext), 'useSeats');
export const useSay = (): ((text: string) => void) => needed(useContext(SayContext), 'useSay');
export const useNotice = (): string | null => useContext(NoticeContext);

/** Opens a tab of the phone's sheet by id. Does nothing in layouts without tabs. */
export const OpenTabContext = createContext<(tab: string) => void>(() => {});

export const useOpenTab = () => useContext(OpenTabContext);
