/** Undo rules, shared by games on one device and on a server. They match boardgame.io's master and reducer. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { GameModule, UndoBlocked } from '../game-api/module';

/** Checks whether a seat may undo or redo at all: only if it is the only one to act. */
export function mayTakeBack({ gameover, activePlayers, currentPlayer }: Ctx, playerID: string): boolean {
  if (gameover !== undefined) return false;
  if (activePlayers === null) return currentPlayer === playerID;
  const active = Object.keys(activePlayers);
  return active.length === 1 && active[0] === playerID;
}

/** Checks whether the game allows undoing this move. */
export function isUndoable({ game }: GameModule, phase: string | null, move: string): boolean {
  const definition = (phase === null ? undefined : game.phases?.[phase]?.moves?.[move]) ?? game.moves?.[move];
  return typeof definition !== 'object' || definition.undoable !== false;
}

/**
 * Returns why a seat can't undo the last move of a log; null if it can.
 * @param log moves in effect, without undone ones
 */
export function undoBlocked(
  module: GameModule,
  { turn }: Ctx,
  log: readonly LogEntry[],
  playerID: string | null,
): UndoBlocked | null {
  const last = log.at(-1);
  if (last === undefined || last.turn !== turn) return 'turnStart';
  const { payload } = last.action;
  if (payload.playerID !== playerID) return 'othersMoved';
  return isUndoable(module, last.phase, payload.type) ? null : 'revealed';
}
