/** What of a turn can be taken back: one rule for a game at one screen and for one on a server. It is what
 *  boardgame.io's master and reducer allow. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { GameModule, UndoBlocked } from '../game-api/module';

/** Whether a seat is the one and only to act, so that it may take back or put back a move at all. */
export function mayTakeBack({ gameover, activePlayers, currentPlayer }: Ctx, playerID: string): boolean {
  if (gameover !== undefined) return false;
  if (activePlayers === null) return currentPlayer === playerID;
  const active = Object.keys(activePlayers);
  return active.length === 1 && active[0] === playerID;
}

/** Whether the game lets its mover take the move back. */
function isUndoable({ game }: GameModule, phase: string | null, move: string): boolean {
  const definition = (phase === null ? undefined : game.phases?.[phase]?.moves?.[move]) ?? game.moves?.[move];
  return typeof definition !== 'object' || definition.undoable !== false;
}

/** Why a seat can't take back the last move of a log; null: it can.
 *  @param log the moves that are kept, none that was taken back. */
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
