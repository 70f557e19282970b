import type { ActivePlayersArg } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { enterStage, leaveStage, setActivePlayers } from './activePlayers';
import type { CompiledGame, CompiledMove, CompiledPhase, Hook } from './compile';
import { copyPlain } from './copy';
import type { HookContext, LiveCtx, SimState } from './state';

/** The kind of game code that is running. It decides which events are allowed; triggers and setup have no kind. */
export type Method =
  | 'move'
  | 'game.onEnd'
  | 'phase.onBegin'
  | 'phase.onEnd'
  | 'turn.onBegin'
  | 'turn.onMove'
  | 'turn.onEnd';

/** Context of the current action. It is reused, so that a move creates no objects. */
export interface Run<G> {
  state: SimState<G>;
  ctx: LiveCtx;
  context: HookContext<G>;
  method: Method | undefined;
}

type StepKind =
  | 'startGame'
  | 'startPhase'
  | 'startTurn'
  | 'updatePhase'
  | 'updateTurn'
  | 'updateStage'
  | 'updateActivePlayers'
  | 'endGame'
  | 'endPhase'
  | 'endTurn'
  | 'endStage';

interface Step {
  kind: StepKind;
  arg?: unknown;
  turn?: number;
  phase?: string | null;
  playerID?: string;
  currentPlayer?: string;
  force?: boolean;
}

export type EventName =
  | 'endTurn'
  | 'pass'
  | 'endPhase'
  | 'setPhase'
  | 'endStage'
  | 'setStage'
  | 'setActivePlayers'
  | 'endGame';

export type Flow<G> = ReturnType<typeof createFlow<G>>;

/**
 * Does the same as boardgame.io's flow (0.50.2, `core/flow.ts`), in place: the consequences of a move or an event. The
 * order of steps, the steps that cancel later ones, and the hooks that run twice are copied from there.
 */
export function createFlow<G>(plan: CompiledGame<G>, run: Run<G>) {
  // A one-entry cache, because each move looks up the same phase several times.
  let last: { readonly name: string; readonly phase: CompiledPhase<G> } | undefined;

  function phaseNamed(name: string | null): CompiledPhase<G> {
    if (!name) return plan.base;
    if (last !== undefined && last.name === name) return last.phase;
    const phase = plan.phases.get(name);
    if (phase === undefined) throw new Error(`game "${plan.name}": there is no phase "${name}"`);
    last = { name, phase };
    return phase;
  }

  function call(hook: Hook<G> | undefined, method: Method): void {
    if (hook === undefined) return;
    run.method = method;
    const result = hook(run.context);
    run.method = undefined;
    if (result === INVALID_MOVE) throw new Error(`game "${plan.name}": ${method} returned INVALID_MOVE`);
    if (result !== undefined) setG(result as G);
  }

  function setG(G: G): void {
    run.state.G = G;
    run.context.G = G;
  }

  /** Returns the move of this name that a player may make now; undefined if there is none. */
  function findMove(ctx: LiveCtx, playerID: string, name: string): CompiledMove<G> | undefined {
    const phase = phaseNamed(ctx.phase);
    const stage = ctx.activePlayers?.[playerID];
    const own = stage === null || stage === undefined ? undefined : phase.turn.stages.get(stage);
    return (own ?? phase).moves.get(name);
  }

  /** Runs the consequences of a move: counters, the stage's limit, `onMove`, and whatever ends. */
  function afterMove(playerID: string, counts: boolean): void {
    const { ctx, context } = run;
    const made = ctx._activePlayersNumMoves;
    if (counts) {
      if (playerID === ctx.currentPlayer) ctx.numMoves = (ctx.numMoves ?? 0) + 1;
      if (ctx.activePlayers !== null && made !== undefined) made[playerID] = (made[playerID] as number) + 1;
    }
    const max = ctx._activePlayersMaxMoves;
    if (max && made !== undefined && (made[playerID] as number) >= (max[playerID] as number)) {
      leaveStage(ctx, playerID);
    }
    call(phaseNamed(ctx.phase).turn.onMove, 'turn.onMove');
    // Only a move and its `onMove` get a player id.
    context.playerID = undefined as unknown as string;
    const ended = ending(true);
    if (ended !== undefined) process(ended);
  }

  /** Returns the step that ends the game, the phase or (if requested) the turn; undefined if none is over. */
  function ending(turnToo: boolean): Step | undefined {
    const { ctx, context } = run;
    if (plan.endIf !== undefined) {
      const over = plan.endIf(context);
      if (over) return { kind: 'endGame', arg: over };
    }
    const phase = phaseNamed(ctx.phase);
    if (phase.endIf !== undefined) {
      const over = phase.endIf(context);
      if (over) return { kind: 'endPhase', arg: over, turn: ctx.turn };
    }
    if (!turnToo) return undefined;
    const { maxMoves, endIf } = phase.turn;
    const over = (maxMoves > 0 && (ctx.numMoves ?? 0) >= maxMoves) || endIf?.(context);
    return over ? { kind: 'endTurn', arg: over, turn: ctx.turn } : undefined;
  }

  function process(first: Step): void {
    const { ctx } = run;
    const steps = [first];
    const phasesEnded = new Set<string | null>();
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] as Step;
      if (step.kind === 'endPhase') {
        // Phases that all end immediately would loop forever. boardgame.io then leaves all phases.
        if (phasesEnded.has(ctx.phase)) {
          ctx.phase = null;
          return;
        }
        phasesEnded.add(ctx.phase);
      }
      const before = steps.length;
      perform(step, steps);
      if (step.kind === 'endGame') return;
      const turnToo = step.kind === 'updateStage' || step.kind === 'updateActivePlayers';
      const ended = ending(turnToo);
      if (ended === undefined) continue;
      // Drop the steps that this one added, but keep those that were waiting before it.
      steps.length = before;
      steps.push(ended);
    }
  }

  function perform(step: Step, next: Step[]): void {
    const { ctx } = run;
    switch (step.kind) {
      case 'startGame':
        next.push({ kind: 'startPhase' });
        return;
      case 'startPhase':
        call(phaseNamed(ctx.phase).onBegin, 'phase.onBegin');
        next.push({ kind: 'startTurn' });
        return;
      case 'startTurn':
        startTurn(step.currentPlayer);
        return;
      case 'updatePhase':
        updatePhase(step, next);
        return;
      case 'updateTurn':
        updateTurn(step, next);
        return;
      case 'updateStage':
        enterStage(ctx, step.playerID ?? ctx.currentPlayer, step.arg);
        return;
      case 'updateActivePlayers':
        setActivePlayers(ctx, step.arg as ActivePlayersArg);
        return;
      case 'endGame':
        endGame(step.arg);
        return;
      case 'endPhase':
        endPhase(step.turn, step.arg, next);
        return;
      case 'endTurn':
        endTurn(step, next);
        return;
      case 'endStage':
        endStage(step, next);
        return;
    }
  }

  function startTurn(currentPlayer: string | undefined): void {
    const { ctx } = run;
    const { turn } = phaseNamed(ctx.phase);
    if (currentPlayer) {
      ctx.currentPlayer = currentPlayer;
      if (turn.activePlayers) setActivePlayers(ctx, turn.activePlayers);
    } else {
      beginOrder(turn);
    }
    ctx.turn += 1;
    ctx.numMoves = 0;
    ctx._prevActivePlayers = [];
    call(turn.onBegin, 'turn.onBegin');
  }

  /** Starts a phase's first turn. `first` still sees the previous order and position. */
  function beginOrder(turn: CompiledPhase<G>['turn']): void {
    const { ctx, context } = run;
    // Copied, because the function may return a list that is part of G.
    const playOrder =
      turn.playOrder === undefined
        ? Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat))
        : [...(turn.playOrder(context) as string[])];
    const position = turn.first(context) as number;
    ctx.currentPlayer = String(playOrder[position]);
    ctx.playOrderPos = position;
    ctx.playOrder = playOrder;
    setActivePlayers(ctx, turn.activePlayers ?? {});
  }

  function updatePhase(step: Step, next: Step[]): void {
    const { ctx, context } = run;
    const wanted = field(step.arg, 'next');
    if (wanted) {
      // boardgame.io reports an unknown phase and continues outside any phase.
      if (!plan.phases.has(String(wanted))) return;
      ctx.phase = String(wanted);
    } else {
      const following = phaseNamed(step.phase ?? null).next;
      const name = typeof following === 'function' ? following(context) : following;
      ctx.phase = (name as string | undefined) || null;
    }
    next.push({ kind: 'startPhase' });
  }

  function updateTurn(step: Step, next: Step[]): void {
    const { ctx, context } = run;
    const { arg } = step;
    let player = step.currentPlayer ?? ctx.currentPlayer;
    if (arg && arg !== true) {
      for (const key of typeof arg === 'object' ? Object.keys(arg) : []) {
        if (key === 'remove') player = String(ctx.playOrder[ctx.playOrderPos]);
        if (key === 'next') {
          player = field(arg, 'next') as string;
          ctx.playOrderPos = ctx.playOrder.indexOf(player);
        }
      }
    } else {
      const position = phaseNamed(ctx.phase).turn.next(context) as number | undefined;
      if (position === undefined) {
        ctx.currentPlayer = player;
        next.push({ kind: 'endPhase', turn: ctx.turn });
        return;
      }
      ctx.playOrderPos = position;
      player = String(ctx.playOrder[position]);
    }
    ctx.currentPlayer = player;
    next.push({ kind: 'startTurn', currentPlayer: player });
  }

  function endTurn(step: Step, next?: Step[]): void {
    const { ctx } = run;
    // The intended turn may already have ended.
    if (step.turn !== ctx.turn) return;
    const { turn } = phaseNamed(ctx.phase);
    const { currentPlayer } = ctx;
    if (!step.force && turn.minMoves > 0 && (ctx.numMoves ?? 0) < turn.minMoves) return;
    const removed = field(step.arg, 'remove')
      ? ctx.playOrder.filter((id) => String(id) !== currentPlayer)
      : undefined;
    const last = removed !== undefined && removed.length === 0;
    // boardgame.io discards the changes of `onEnd` when the last player leaves.
    const kept = last ? copyPlain(run.state.G) : undefined;
    call(turn.onEnd, 'turn.onEnd');
    next?.push({ kind: 'updateTurn', arg: step.arg, currentPlayer });
    if (last) {
      setG(kept as G);
      next?.push({ kind: 'endPhase', turn: ctx.turn });
      return;
    }
    ctx.activePlayers = null;
    if (removed !== undefined) {
      ctx.playOrder = removed;
      if (ctx.playOrderPos > removed.length - 1) ctx.playOrderPos = 0;
    }
  }

  function endPhase(turn: number | undefined, arg?: unknown, next?: Step[]): void {
    const { ctx } = run;
    endTurn({ kind: 'endTurn', turn, force: true });
    const { phase } = ctx;
    next?.push({ kind: 'updatePhase', arg, phase });
    if (phase === null) return;
    call(phaseNamed(phase).onEnd, 'phase.onEnd');
    ctx.phase = null;
  }

  function endGame(arg: unknown): void {
    const { ctx } = run;
    endPhase(undefined);
    // Copied, because the result often contains parts of G, which `onEnd` may still change.
    ctx.gameover = arg === undefined ? true : copyPlain(arg);
    call(plan.onEnd, 'game.onEnd');
  }

  function endStage(step: Step, next: Step[]): void {
    const { ctx } = run;
    const playerID = step.playerID || ctx.currentPlayer;
    let { arg } = step;
    const stage = ctx.activePlayers?.[playerID];
    if (!arg && typeof stage === 'string') arg = phaseNamed(ctx.phase).turn.stages.get(stage)?.next ?? arg;
    next.push({ kind: 'updateStage', arg, playerID });
    leaveStage(ctx, playerID);
  }

  /** Runs an event like boardgame.io's `processEvent`. */
  function event(name: EventName, arg: unknown, playerID: string | undefined): void {
    const { ctx } = run;
    switch (name) {
      case 'endTurn':
        process({ kind: 'endTurn', turn: ctx.turn, arg });
        return;
      case 'pass':
        process({ kind: 'endTurn', turn: ctx.turn, force: true, arg });
        return;
      case 'endPhase':
        process({ kind: 'endPhase', turn: ctx.turn });
        return;
      case 'setPhase':
        process({ kind: 'endPhase', turn: ctx.turn, arg: { next: arg } });
        return;
      case 'endGame':
        process({ kind: 'endGame', arg });
        return;
      case 'setActivePlayers':
        process({ kind: 'updateActivePlayers', arg });
        return;
      case 'setStage':
        process({ kind: 'endStage', arg, playerID });
        return;
      case 'endStage':
        process({ kind: 'endStage', playerID });
        return;
    }
  }

  return { findMove, afterMove, event, start: () => process({ kind: 'startGame' }), setG };
}

function field(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined;
}
