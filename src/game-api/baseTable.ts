/** What a seat of any game sees and may do in one position: the part that is the same for all. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { PlayerNames } from '../language/explaining';
import { isolate } from '../language/isolate';
import type { Language } from '../language/language';
import type { LegalMove, Seat, TableProps } from './module';

/** What the game makes of its own position. */
type Own<G, Words, Content, Legal, Move extends string> = {
  readonly G: G;
  readonly t: Words;
  readonly content: Content;
  /** The legal moves by kind. */
  readonly legal: Legal;
  /** Who is to act in turn; null where all choose at once or the game is over. */
  readonly current: string | null;
  /** Plays moves one after the other. */
  readonly run: (intents: readonly LegalMove[]) => void;
  /** The sentence that refuses a move of the viewer; null: it is legal, or nobody looks. */
  readonly refusal: (move: Move, ...args: readonly unknown[]) => string | null;
};

export type BaseTable<G, Words, Content, Legal, Move extends string> = Own<G, Words, Content, Legal, Move> & {
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly viewer: string | null;
  readonly language: Language;
  readonly history: TableProps['history'];
  readonly askForHint: TableProps['onHint'];
  readonly myTurn: boolean;
};

/** What it is made of. */
export type GivenTable = Pick<
  TableProps,
  'ctx' | 'log' | 'viewer' | 'seats' | 'language' | 'history' | 'onHint'
>;

export function baseTable<G, Words, Content, Legal, Move extends string>(
  { ctx, log, viewer, language, history, onHint }: GivenTable,
  own: Own<G, Words, Content, Legal, Move>,
): BaseTable<G, Words, Content, Legal, Move> {
  const { current } = own;
  return {
    ...own,
    ctx,
    log,
    viewer,
    language,
    history,
    askForHint: onHint,
    myTurn: current !== null && current === viewer,
  };
}

/** A player's seat and its index at the table.
 *  @throws when nobody of that name sits there. */
export function seatAt(
  seats: readonly Seat[],
  playerID: string,
): { readonly seat: Seat; readonly index: number } {
  const index = seats.findIndex((seat) => seat.playerID === playerID);
  if (index < 0) throw new Error(`no seat ${playerID} among ${seats.length}`);
  return { seat: seats[index], index };
}

/** What the players are called in the middle of a sentence, for seats as a source of tables has them. */
export const namesOf = (seats: readonly Seat[]): PlayerNames =>
  Object.fromEntries(seats.map(({ playerID, name }) => [playerID, isolate(name)]));

/** Where nothing can be taken back. */
export const NO_HISTORY: TableProps['history'] = {
  canUndo: false,
  canRedo: false,
  undoBlocked: null,
  undo: () => {},
  redo: () => {},
  restartTurn: () => {},
};
