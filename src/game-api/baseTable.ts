/** View model of a seat in any game: the part that all games share. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { PlayerNames } from '../language/explaining';
import { isolate } from '../language/isolate';
import type { Language } from '../language/language';
import type { MoveArgsMap, MoveOf } from '../rules-kit/moveTable';
import type { Seat, TableProps } from './module';

/** The part that a game computes from its own state. */
type Own<G, Words, Content, Legal, MoveArgs extends MoveArgsMap> = {
  readonly G: G;
  readonly t: Words;
  readonly content: Content;
  readonly legal: Legal;
  /** The player whose turn it is. Null if several players choose at once, or the game is over. */
  readonly current: string | null;
  /** Plays moves in order. */
  readonly run: (intents: readonly MoveOf<MoveArgs, keyof MoveArgs & string>[]) => void;
};

export type BaseTable<G, Words, Content, Legal, MoveArgs extends MoveArgsMap> = Own<
  G,
  Words,
  Content,
  Legal,
  MoveArgs
> & {
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly viewer: string | null;
  readonly language: Language;
  readonly history: TableProps['history'];
  readonly askForHint: TableProps['onHint'];
  readonly myTurn: boolean;
  /** Returns the sentence that refuses a move of the viewer. Null if the move is legal, or for spectators. */
  readonly refusal: <Move extends keyof MoveArgs & string>(
    move: Move,
    ...args: MoveArgs[Move]
  ) => string | null;
};

/** Props that every table passes on unchanged. */
export type GivenTable = Pick<
  TableProps,
  'ctx' | 'log' | 'viewer' | 'seats' | 'language' | 'history' | 'onHint' | 'refusal'
>;

export function baseTable<G, Words, Content, Legal, MoveArgs extends MoveArgsMap>(
  { ctx, log, viewer, language, history, onHint, refusal }: GivenTable,
  own: Own<G, Words, Content, Legal, MoveArgs>,
): BaseTable<G, Words, Content, Legal, MoveArgs> {
  const { current } = own;
  return {
    ...own,
    ctx,
    log,
    viewer,
    language,
    history,
    askForHint: onHint,
    refusal: (move, ...args) => refusal(move, args),
    myTurn: current !== null && current === viewer,
  };
}

/**
 * Returns a player's seat and its index.
 * @throws Error if the player has no seat
 */
export function seatAt(
  seats: readonly Seat[],
  playerID: string,
): { readonly seat: Seat; readonly index: number } {
  const index = seats.findIndex((each) => each.playerID === playerID);
  const seat = seats[index];
  if (seat === undefined) throw new Error(`no seat ${playerID} among ${seats.length}`);
  return { seat, index };
}

/** Returns the players' names for use within sentences, by player. */
export const namesOf = (seats: readonly Seat[]): PlayerNames =>
  Object.fromEntries(seats.map(({ playerID, name }) => [playerID, isolate(name)]));

/** For tables without undo. */
export const NO_HISTORY: TableProps['history'] = {
  canUndo: false,
  canRedo: false,
  undoBlocked: null,
  undo: () => {},
  redo: () => {},
  restartTurn: () => {},
  endsUndo: () => null,
};
