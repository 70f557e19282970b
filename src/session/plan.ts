/** Moves that a seat means to make, played ahead by the game's own rules on nothing but what the seat sees. */
import type { Ctx, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule, LegalMove } from '../game-api/module';
import type { Snapshot } from './source';
import { isUndoable } from './undo';

export type Moment = { readonly G: unknown; readonly ctx: Ctx };

/** How a planned step stands: it can be played, it is refused in the position it comes to, or that position is not known
 *  yet. */
export type Standing =
  | { readonly kind: 'works' | 'broken'; readonly at: Moment }
  | { readonly kind: 'waits' };

/** Why nothing can be planned behind the last step: it reveals something, or others are to act. */
export type End = 'revealed' | 'others';

export type Ahead = {
  /** One for each step. */
  readonly standings: readonly Standing[];
  /** The position after all steps that work; after one that reveals something, the position before it. */
  readonly at: Moment;
  readonly end: End | null;
};

/** The position that a viewer's plan begins in: the present one in the own turn, else as if that began now. Null: there
 *  is no turn to plan. */
export function planStart(
  module: GameModule,
  { G, ctx, viewer }: Pick<Snapshot, 'G' | 'ctx' | 'viewer'>,
): Moment | null {
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
      // A later turn than the present one: what was picked in that is not mistaken for a part of the plan.
      turn: ctx.turn + 1,
      numMoves: 0,
    },
  };
}

export type PlayAhead = (start: Moment, playerID: string, steps: readonly LegalMove[]) => Ahead;

/** The game, but that no phase ends: what comes with the next one may reveal what nobody can know ahead. */
const inOnePhase = ({ phases = {}, ...game }: Game): Game => ({
  ...game,
  phases: Object.fromEntries(
    Object.entries(phases).map(([name, { onBegin, onEnd, endIf, ...phase }]) => [name, phase]),
  ),
});

/** Plays the steps of plans of a game. */
export function createPlayAhead(module: GameModule): PlayAhead {
  const reduce = CreateGameReducer({ game: inOnePhase(module.game) });
  const { plugins } = InitializeGame({ game: {} });
  const after = (at: Moment, playerID: string, { move, args }: LegalMove): Moment => {
    const { G, ctx } = reduce(
      { ...at, plugins, _undo: [], _redo: [], _stateID: 0 },
      { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } },
    );
    return { G, ctx };
  };
  return (start, playerID, steps) => {
    const standings: Standing[] = [];
    let at = start;
    let end: End | null = null;
    let isBroken = false;
    for (const step of steps) {
      if (end !== null || isBroken) {
        standings.push({ kind: 'waits' });
        continue;
      }
      isBroken = module.explain(at.G, at.ctx, playerID, step.move, step.args, 'en') !== null;
      standings.push({ kind: isBroken ? 'broken' : 'works', at });
      if (isBroken) continue;
      // What can't be taken back reveals something or is left to chance: nobody knows where it leads.
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
    return { standings, at, end };
  };
}
