/** Where a table's page gets its game from: one screen (`Session`), or a server. */
import type { Ctx } from 'boardgame.io';
import type { GameModule, LegalMove, Note, Position, Seat, Timeline, UndoBlocked } from '../game-api/module';
import type { Language } from '../language/language';
import type { Review } from './review';

/** What the screen shows: the position as the viewer may see it, and what the viewer may do. */
export type Snapshot = Position & {
  /** Who looks at the table; null: an onlooker. */
  readonly viewer: string | null;
  /** Who is to act next; null after the game. */
  readonly toAct: string | null;
  readonly legalMoves: readonly LegalMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoBlocked: UndoBlocked | null;
  readonly timeline: Timeline;
  readonly notes: readonly Note[];
};

export type TableSource = {
  readonly module: GameModule;
  readonly seats: readonly Seat[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly current: () => Snapshot;
  /** Plays a move of the viewer; null: done, else the refusing sentence and nothing has changed. */
  readonly play: (move: string, args: readonly unknown[], language: Language) => Promise<string | null>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back everything of this turn that can be taken back. */
  readonly restartTurn: () => void;
  /** Writes down that someone was helped. */
  readonly note: (kind: Note['kind'], playerID: string) => void;
  /** Where what bots found in the game is kept; absent: nobody can look at it. */
  readonly reviews?: ReviewKeeper;
};

export type ReviewKeeper = { readonly kept: () => Review | null; readonly keep: (review: Review) => void };

/** What a seat or, with null, an onlooker sees of a state. */
export function viewOf({ game }: GameModule, G: unknown, ctx: Ctx, playerID: string | null): unknown {
  return game.playerView === undefined ? G : game.playerView({ G, ctx, playerID });
}

/** Who is to act: the first in turn order who may; null after the game. */
export function nextToAct(module: GameModule, G: unknown, ctx: Ctx): string | null {
  if (ctx.gameover !== undefined) return null;
  if (ctx.activePlayers === null) return ctx.currentPlayer;
  return (
    ctx.playOrder.find((playerID) => module.legalMoves(G, ctx, playerID).length > 0) ?? ctx.currentPlayer
  );
}
