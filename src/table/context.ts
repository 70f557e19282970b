/** What the parts of the kit need to know of a table. A game's table gives it once, to `TableFrame`; what belongs to one
 *  game alone goes through contexts of its own. Apart from each other, so that what reads little is drawn anew seldom. */
import type { LogEntry } from 'boardgame.io';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { LegalMove, Note, Seat, TableProps } from '../game-api/module';
import type { Language } from '../language/language';
import { useHere } from './painting/follows';
import type { KitTextWords, KitWords } from './words';

export type Words = { readonly language: Language; readonly t: KitWords };

/** A player as panels, log and charts show one. */
export type PlayerView = {
  readonly id: string;
  readonly name: string;
  /** Index of the colour among the game's player colours, from 0. */
  readonly colour: number;
};

/** How players look. Changes only with the seats, so that a long log need not be drawn anew with each move. */
export type Seats = {
  readonly player: (id: string) => PlayerView;
  /** A player's sign; `size` is its width in px. */
  readonly mark: (id: string, size: number) => ReactNode;
  /** The same as a shape in an SVG, some 20 units wide around 0, 0. */
  readonly shape: (id: string) => ReactNode;
  /** An amount of what the game counts its score in, with its sign. */
  readonly score: (amount: number, size?: number) => ReactNode;
};

/** Who plays, who looks and whose turn it is. */
export type Players = {
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  /** Who looks; null: a spectator. */
  readonly viewer: string | null;
  /** Who is to act in turn; null where all choose at once or the game is over. */
  readonly current: string | null;
};

/** A move that the player means to make. */
export type Intent = LegalMove;

/** What the viewer may do besides the game's own moves. */
export type Turn = {
  /** Plays moves one after the other, each as soon as the one before it was taken. */
  readonly run: (intents: readonly Intent[]) => void;
  readonly history: TableProps<unknown>['history'];
  /** Null: there is no hint to be had. */
  readonly askForHint: (() => void) | null;
};

/** The positions of the game besides the one on the table. */
export type LookBack = {
  /** The whole log, also while an earlier position is shown. */
  readonly log: readonly LogEntry[];
  readonly notes: readonly Note[];
  readonly seats: readonly Seat[];
  /** The earlier position on the table, by its number of moves; null: the present one. */
  readonly shown: number | null;
  readonly onShow: (moves: number | null) => void;
};

export const WordsContext = createContext<Words | null>(null);
/** The words of a table in words, fetched with it. */
export const TextWordsContext = createContext<KitTextWords | null>(null);
export const SeatsContext = createContext<Seats | null>(null);
export const PlayersContext = createContext<Players | null>(null);
export const TurnContext = createContext<Turn | null>(null);
export const LookBackContext = createContext<LookBack | null>(null);
/** Says a sentence in the first line of the bar: for a finger there is no pointing at things. */
export const SayContext = createContext<((text: string) => void) | null>(null);
/** Why the last thing tried is not possible; null: nothing is to be said. */
export const NoticeContext = createContext<string | null>(null);

/** A context's value where there has to be one. */
export function needed<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is used outside the table`);
  return value;
}

/** A context that has to be there, and its hook. */
export function createNeeded<Value>(name: string): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  return [context, () => needed(useHere(context), name)];
}

export const useWords = (): Words => needed(useContext(WordsContext), 'useWords');
export const useTextWords = (): KitTextWords => needed(useContext(TextWordsContext), 'useTextWords');
export const useSeats = (): Seats => needed(useContext(SeatsContext), 'useSeats');
export const usePlayers = (): Players => needed(useHere(PlayersContext), 'usePlayers');
export const useTurn = (): Turn => needed(useHere(TurnContext), 'useTurn');
export const useLookBack = (): LookBack => needed(useHere(LookBackContext), 'useLookBack');
export const useSay = (): ((text: string) => void) => needed(useContext(SayContext), 'useSay');
export const useNotice = (): string | null => useContext(NoticeContext);
