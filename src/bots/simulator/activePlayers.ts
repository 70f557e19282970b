import type { ActivePlayersArg, StageArg } from 'boardgame.io';
import type { LiveCtx } from './state';

type Counts = Record<string, number>;
type Limits = { moveLimit?: number; maxMoves?: number };

/**
 * `moveLimit` is boardgame.io's old name for `maxMoves`. (It rewrites the config in place; this code only reads it.)
 */
function maxMovesOf(limits: Limits): number | undefined {
  return limits.moveLimit || limits.maxMoves;
}

function orNull<T extends object>(record: T): T | null {
  for (const _ in record) return record;
  return null;
}

function activate(
  activePlayers: Record<string, string | null>,
  min: Counts,
  max: Counts,
  id: string,
  arg: StageArg | null,
): void {
  if (typeof arg !== 'object' || arg === null) {
    if (arg !== undefined) activePlayers[id] = arg;
    return;
  }
  if (arg.stage === undefined) return;
  activePlayers[id] = arg.stage;
  const stageMax = maxMovesOf(arg);
  if (arg.minMoves) min[id] = arg.minMoves;
  if (stageMax) max[id] = stageMax;
}

/** Does the same as boardgame.io's `SetActivePlayers`, in place: who may act, in which stage, how often. */
export function setActivePlayers(ctx: LiveCtx, arg: ActivePlayersArg): void {
  const activePlayers: Record<string, string | null> = {};
  const min: Counts = {};
  const max: Counts = {};
  let previous: LiveCtx['_prevActivePlayers'] = [];
  let following: ActivePlayersArg | null = null;

  if (Array.isArray(arg)) {
    for (const id of arg) activePlayers[id] = null;
  } else {
    const maxMoves = maxMovesOf(arg);
    if (arg.next) following = arg.next;
    if (arg.revert) {
      previous = [
        ...(ctx._prevActivePlayers ?? []),
        {
          activePlayers: ctx.activePlayers,
          _activePlayersMinMoves: ctx._activePlayersMinMoves,
          _activePlayersMaxMoves: ctx._activePlayersMaxMoves,
          _activePlayersNumMoves: ctx._activePlayersNumMoves,
        },
      ];
    }
    if (arg.currentPlayer !== undefined)
      activate(activePlayers, min, max, ctx.currentPlayer, arg.currentPlayer);
    if (arg.others !== undefined) {
      for (const id of ctx.playOrder)
        if (id !== ctx.currentPlayer) activate(activePlayers, min, max, id, arg.others);
    }
    if (arg.all !== undefined) for (const id of ctx.playOrder) activate(activePlayers, min, max, id, arg.all);
    if (arg.value)
      for (const id in arg.value) activate(activePlayers, min, max, id, arg.value[id] as StageArg);
    if (arg.minMoves) for (const id in activePlayers) if (min[id] === undefined) min[id] = arg.minMoves;
    if (maxMoves) for (const id in activePlayers) if (max[id] === undefined) max[id] = maxMoves;
  }

  const made: Counts = {};
  for (const id in activePlayers) made[id] = 0;
  ctx.activePlayers = orNull(activePlayers);
  ctx._activePlayersMinMoves = orNull(min);
  ctx._activePlayersMaxMoves = orNull(max);
  ctx._activePlayersNumMoves = made;
  ctx._prevActivePlayers = previous;
  ctx._nextActivePlayers = following;
}

/** When nobody is active any more, continues with `next`, with the previous players (`revert`), or with nobody. */
function renewOnceEmpty(ctx: LiveCtx): void {
  if (ctx.activePlayers === null || orNull(ctx.activePlayers) !== null) return;
  const previous = ctx._prevActivePlayers ?? [];
  const back = previous.at(-1);
  if (ctx._nextActivePlayers) {
    setActivePlayers(ctx, ctx._nextActivePlayers);
  } else if (back !== undefined) {
    ctx.activePlayers = back.activePlayers;
    ctx._activePlayersMinMoves = back._activePlayersMinMoves;
    ctx._activePlayersMaxMoves = back._activePlayersMaxMoves;
    ctx._activePlayersNumMoves = back._activePlayersNumMoves;
    ctx._prevActivePlayers = previous.slice(0, -1);
  } else {
    ctx.activePlayers = null;
    ctx._activePlayersMinMoves = null;
    ctx._activePlayersMaxMoves = null;
  }
}

function without<T>(record: Record<string, T>, id: string): Record<string, T> {
  const rest: Record<string, T> = {};
  for (const key in record) if (key !== id) rest[key] = record[key] as T;
  return rest;
}

/** Removes a player from the active ones. Changes nothing if the player is below the stage's `minMoves`. */
export function leaveStage(ctx: LiveCtx, id: string): void {
  const { activePlayers, _activePlayersMinMoves: min, _activePlayersMaxMoves: max } = ctx;
  if (activePlayers === null || !(id in activePlayers)) return;
  const least = min?.[id];
  if (least && (ctx._activePlayersNumMoves?.[id] || 0) < least) return;
  ctx.activePlayers = without(activePlayers, id);
  if (min) ctx._activePlayersMinMoves = without(min, id);
  if (max) ctx._activePlayersMaxMoves = without(max, id);
  renewOnceEmpty(ctx);
}

/** Does the same as boardgame.io's `UpdateStage`: puts one player into a stage. Ignores invalid arguments. */
export function enterStage(ctx: LiveCtx, id: string, arg: unknown): void {
  const stageArg = (typeof arg === 'string' || arg === null ? { stage: arg } : arg) as
    | (Limits & { stage?: string | null; minMoves?: number })
    | undefined;
  if (typeof stageArg !== 'object' || stageArg.stage === undefined) return;
  ctx.activePlayers ??= {};
  ctx.activePlayers[id] = stageArg.stage;
  ctx._activePlayersNumMoves ??= {};
  ctx._activePlayersNumMoves[id] = 0;
  const max = maxMovesOf(stageArg);
  // Create new records, because copies of a state share the limits.
  if (stageArg.minMoves) {
    ctx._activePlayersMinMoves = { ...ctx._activePlayersMinMoves, [id]: stageArg.minMoves };
  }
  if (max) ctx._activePlayersMaxMoves = { ...ctx._activePlayersMaxMoves, [id]: max };
}
