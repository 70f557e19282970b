/** The interface between a table's page and its game, which runs on the device (`Session`) or on a server. */
import type { Ctx } from 'boardgame.io';
import type { GameModule, LegalMove, Note, Position, Seat, Timeline, UndoBlocked } from '../game-api/module';
import type { Language } from '../language/language';
import type { Review } from './review';

/** The position as the viewer may see it, and what the viewer may do */
export type Snapshot = Position & {
  /** The viewing player; null for a spectator. */
  readonly viewer: string | null;
  /** The player who acts next; null after the game. */
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
  /** Returns the same object until something changes. */
  readonly current: () => Snapshot;
  /** Plays a move of the viewer. Returns the refusal if nothing has changed, or null. */
  readonly play: (move: string, args: readonly unknown[], language: Language) => Promise<string | null>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undoes everything in this turn that can be undone. */
  readonly restartTurn: () => void;
  /** Records that a player got help. */
  readonly note: (kind: Note['kind'], playerID: string) => void;
  /** Storage for the bot's review. Omitted if the game can't be reviewed. */
  readonly reviews?: ReviewKeeper;
};

export type ReviewKeeper = { readonly kept: () => Review | null; readonly keep: (review: Review) => void };

/** Returns a seat's view of a state; null gives the view of a spectator. */
export function viewOf({ game }: GameModule, G: unknown, ctx: Ctx, playerID: string | null): unknown {
  return game.playerView === undefined ? G : game.playerView({ G, ctx, playerID });
}

/** Returns the player to act, the first in turn order who has a move; null after the game. */
export function nextToAct(module: GameModule, G: unknown, ctx: Ctx): string | null {
  if (ctx.gameover !== undefined) return null;
  if (ctx.activePlayers === null) return ctx.currentPlayer;
  return (
    ctx.playOrder.find((playerID) => module.legalMoves(G, ctx, playerID).length > 0) ?? ctx.currentPlayer
  );
}
