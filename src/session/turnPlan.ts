/** Plays a seat's planned moves ahead, with the game's own rules and only what the seat sees. */
import type { Ctx, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule, LegalMove } from '../game-api/module';
import type { Snapshot } from './source';
import { isUndoable } from './undo';

export type PlanPosition = { readonly G: unknown; readonly ctx: Ctx };

/** State of a planned step: it can be played, it is illegal in its position, or its position is not known yet. */
export type StepStatus =
  | { readonly kind: 'works' | 'broken'; readonly at: PlanPosition }
  | { readonly kind: 'waits' };

export type PlanEnd = 'revealed' | 'others';

export type PlayedPlan = {
  readonly statuses: readonly StepStatus[];
  /** Position after all legal steps. After a step that reveals something, the position before it. */
  readonly at: PlanPosition;
  readonly end: PlanEnd | null;
};

/**
 * Returns the start position of the viewer's plan: the present one in the viewer's turn, otherwise the present one as
 * if that turn began now. Null if there is no turn to plan.
 */
export function planStart(
  module: GameModule,
  { G, ctx, viewer }: Pick<Snapshot, 'G' | 'ctx' | 'viewer'>,
): PlanPosition | null {
  if (viewer === null || ctx.gameover !== undefined) return null;
  if (ctx.activePlayers === null && ctx.currentPlayer === viewer) return { G, ctx };
  const own = module.ownTurn?.(G, ctx, viewer) ?? null;
  if (own === null) return null;
  return {
    G: own.G,
    ctx: {
      ...ctx,
      phase: own.phase ?? ctx.phase,
      currentPlayer: viewer,
      playOrderPos: ctx.playOrder.indexOf(viewer),
      activePlayers: null,
      // A later turn number, so that picks from the present turn don't count as part of the plan.
      turn: ctx.turn + 1,
      numMoves: 0,
    },
  };
}

export type PlayAhead = (start: PlanPosition, playerID: string, steps: readonly LegalMove[]) => PlayedPlan;

/** Returns the game without phase changes, because the next phase may reveal something unknown. */
const inOnePhase = ({ phases = {}, ...game }: Game): Game => ({
  ...game,
  phases: Object.fromEntries(
    Object.entries(phases).map(([name, { onBegin, onEnd, endIf, ...phase }]) => [name, phase]),
  ),
});

export function createPlayAhead(module: GameModule): PlayAhead {
  const reduce = CreateGameReducer({ game: inOnePhase(module.game) });
  const { plugins } = InitializeGame({ game: {} });
  const after = (at: PlanPosition, playerID: string, { move, args }: LegalMove): PlanPosition => {
    const { G, ctx } = reduce(
      { ...at, plugins, _undo: [], _redo: [], _stateID: 0 },
      { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } },
    );
    return { G, ctx };
  };
  return (start, playerID, steps) => {
    const statuses: StepStatus[] = [];
    let at = start;
    let end: PlanEnd | null = null;
    let isBroken = false;
    for (const step of steps) {
      if (end !== null || isBroken) {
        statuses.push({ kind: 'waits' });
        continue;
      }
      isBroken = module.whyNot(at.G, at.ctx, playerID, step.move, step.args) !== null;
      statuses.push({ kind: isBroken ? 'broken' : 'works', at });
      if (isBroken) continue;
      // A move that can't be undone reveals something or involves chance, so its result is unknown.
      if (!isUndoable(module, at.ctx.phase, step.move)) {
        end = 'revealed';
        continue;
      }
      const { turn, phase } = at.ctx;
      at = after(at, playerID, step);
      const { ctx } = at;
      const goesOn = ctx.turn === turn && ctx.phase === phase && ctx.currentPlayer === playerID;
      if (!goesOn || ctx.activePlayers !== null || ctx.gameover !== undefined) end = 'others';
    }
    return { statuses, at, end };
  };
}
