/** Undo rules, shared by games on one device and on a server. They match boardgame.io's master and reducer. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { EndsUndo, GameModule, UndoBlocked } from '../game-api/module';

/** Checks whether a seat may undo or redo at all: only if it is the only one to act. */
export function mayTakeBack({ gameover, activePlayers, currentPlayer }: Ctx, playerID: string): boolean {
  if (gameover !== undefined) return false;
  if (activePlayers === null) return currentPlayer === playerID;
  const active = Object.keys(activePlayers);
  return active.length === 1 && active[0] === playerID;
}

/** Returns why the player can't undo this move after making it. Null: the player can. */
export function endsUndo(
  { game }: Pick<GameModule, 'game'>,
  phase: string | null,
  move: string,
): EndsUndo | null {
  const at = phase === null ? undefined : game.phases?.[phase];
  const definition = at?.moves?.[move] ?? game.moves?.[move];
  if (typeof definition === 'object' && definition.undoable === false)
    return definition.redact === true ? 'secret' : 'reveals';
  return at?.turn?.maxMoves === 1 ? 'turn' : null;
}

/** Checks whether the game allows undoing this move within its turn. */
export const isUndoable = (module: Pick<GameModule, 'game'>, phase: string | null, move: string): boolean =>
  [null, 'turn'].includes(endsUndo(module, phase, move));

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
