import type { Game, Move, MoveMap, PhaseConfig, StageMap, TurnConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import type { HookContext } from './state';

export type Hook<G> = (context: HookContext<G>) => unknown;

export interface CompiledMove<G> {
  run: (context: HookContext<G>, ...args: unknown[]) => unknown;
  /** False for `noLimit` moves, which don't count towards minimum and maximum */
  counts: boolean;
}

export type MoveTable<G> = ReadonlyMap<string, CompiledMove<G>>;

export interface CompiledStage<G> {
  /** Moves of this stage. A stage without moves inherits its phase's moves. */
  moves: MoveTable<G>;
  next: string | undefined;
}

export interface CompiledTurn<G> {
  first: Hook<G>;
  next: Hook<G>;
  playOrder: Hook<G> | undefined;
  activePlayers: TurnConfig<G>['activePlayers'];
  minMoves: number;
  maxMoves: number;
  onBegin: Hook<G> | undefined;
  onMove: Hook<G> | undefined;
  onEnd: Hook<G> | undefined;
  endIf: Hook<G> | undefined;
  stages: ReadonlyMap<string, CompiledStage<G>>;
}

export interface CompiledPhase<G> {
  onBegin: Hook<G> | undefined;
  onEnd: Hook<G> | undefined;
  endIf: Hook<G> | undefined;
  next: Hook<G> | string | undefined;
  moves: MoveTable<G>;
  turn: CompiledTurn<G>;
}

/** A `Game` with all defaults filled in and all tables built, so that play needs no repeated lookups */
export interface CompiledGame<G> {
  name: string;
  seed: string | number | undefined;
  setup: Game<G>['setup'];
  startPhase: string | null;
  /** Settings outside any phase */
  base: CompiledPhase<G>;
  phases: ReadonlyMap<string, CompiledPhase<G>>;
  endIf: Hook<G> | undefined;
  onEnd: Hook<G> | undefined;
}

/** Settings that don't affect play: clients, lobbies, undo */
const OUTSIDE_OF_PLAY = [
  'name',
  'minPlayers',
  'maxPlayers',
  'deltaState',
  'disableUndo',
  'validateSetupData',
  'playerView',
  'events',
  'ai',
];
const PLAYED = ['seed', 'setup', 'moves', 'phases', 'turn', 'endIf', 'onEnd', 'plugins'];
/** Fields that boardgame.io adds when it processes a game */
const PROCESSED = ['flow', 'moveNames', 'pluginNames', 'processMove'];
const GAME_KEYS = new Set([...OUTSIDE_OF_PLAY, ...PLAYED, ...PROCESSED]);
const PHASE_KEYS = new Set(['start', 'next', 'onBegin', 'onEnd', 'endIf', 'moves', 'turn', 'wrapped']);
const TURN_KEYS = new Set([
  'activePlayers',
  'minMoves',
  'maxMoves',
  'moveLimit',
  'onBegin',
  'onEnd',
  'endIf',
  'onMove',
  'stages',
  'order',
  'wrapped',
]);
const STAGE_KEYS = new Set(['moves', 'next']);
const ORDER_KEYS = new Set(['first', 'next', 'playOrder']);
const MOVE_KEYS = new Set(['move', 'redact', 'noLimit', 'client', 'undoable', 'ignoreStaleStateID']);

/** Reads a game's declaration. Throws if the simulator can't play it and names the place and the setting. */
export function compileGame<G>(game: Game<G>): CompiledGame<G> {
  const name = game.name ?? 'default';
  const at = `game "${name}"`;
  refuseUnknown(at, game, GAME_KEYS);
  if (game.plugins !== undefined && game.plugins.length > 0) {
    const names = game.plugins.map((plugin) => `"${plugin.name}"`).join(', ');
    throw new Error(`${at}: plugins are not simulated, but it has ${names}`);
  }
  if (game.processMove !== undefined && game.flow === undefined) {
    throw new Error(`${at}: "processMove" of its own is not simulated`);
  }
  const global = planMoves(`${at}, moves`, game.moves ?? {});
  const turn = game.turn ?? {};
  const phases = new Map<string, CompiledPhase<G>>();
  let startPhase: string | null = null;
  for (const [phaseName, config] of Object.entries(game.phases ?? {})) {
    // For boardgame.io an empty phase name means no phase.
    if (phaseName === '') throw new Error(`${at}: a phase has an empty name`);
    if (config.start === true) startPhase = phaseName;
    phases.set(phaseName, planPhase(`${at}, phase "${phaseName}"`, config, turn, global));
  }
  for (const [phaseName, { next }] of phases) {
    if (typeof next === 'string' && !phases.has(next)) {
      throw new Error(`${at}, phase "${phaseName}": next is "${next}", which is no phase`);
    }
  }
  return {
    name,
    seed: game.seed,
    setup: hook(at, 'setup', game.setup),
    startPhase,
    base: planPhase(at, {}, turn, global),
    phases,
    endIf: hook(at, 'endIf', game.endIf),
    onEnd: hook(at, 'onEnd', game.onEnd),
  };
}

function planPhase<G>(
  at: string,
  config: PhaseConfig<G>,
  gameTurn: TurnConfig<G>,
  global: MoveTable<G>,
): CompiledPhase<G> {
  refuseUnknown(at, config, PHASE_KEYS);
  const moves = config.moves === undefined ? global : planMoves(`${at}, moves`, config.moves);
  const { next } = config;
  if (next !== undefined && next !== null && typeof next !== 'string' && typeof next !== 'function') {
    throw new Error(`${at}: next is ${typeof next}, not a phase's name or a function`);
  }
  return {
    onBegin: hook(at, 'onBegin', config.onBegin),
    onEnd: hook(at, 'onEnd', config.onEnd),
    endIf: hook(at, 'endIf', config.endIf),
    next: next ?? undefined,
    moves,
    turn: planTurn(`${at}, turn`, config.turn ?? gameTurn, moves),
  };
}

function planTurn<G>(at: string, turn: TurnConfig<G>, moves: MoveTable<G>): CompiledTurn<G> {
  refuseUnknown(at, turn, TURN_KEYS);
  const order = turn.order ?? TurnOrder.DEFAULT;
  refuseUnknown(`${at}, order`, order, ORDER_KEYS);
  for (const key of ['first', 'next'] as const) {
    if (typeof order[key] !== 'function') throw new Error(`${at}, order: ${key} is missing or no function`);
  }
  return {
    first: order.first,
    next: order.next,
    playOrder: hook(`${at}, order`, 'playOrder', turn.order?.playOrder),
    activePlayers: turn.activePlayers,
    // `moveLimit` is boardgame.io's old name for both.
    minMoves: turn.moveLimit || turn.minMoves || 0,
    maxMoves: turn.moveLimit || turn.maxMoves || 0,
    onBegin: hook(at, 'onBegin', turn.onBegin),
    onMove: hook(at, 'onMove', turn.onMove as Hook<G> | undefined),
    onEnd: hook(at, 'onEnd', turn.onEnd),
    endIf: hook(at, 'endIf', turn.endIf),
    stages: planStages(at, turn.stages ?? {}, moves),
  };
}

function planStages<G>(at: string, stages: StageMap<G>, phaseMoves: MoveTable<G>) {
  const plans = new Map<string, CompiledStage<G>>();
  for (const [name, stage] of Object.entries(stages)) {
    const place = `${at}, stage "${name}"`;
    refuseUnknown(place, stage, STAGE_KEYS);
    plans.set(name, {
      moves: stage.moves === undefined ? phaseMoves : planMoves(place, stage.moves),
      next: stage.next || undefined,
    });
  }
  return plans;
}

function planMoves<G>(at: string, moves: MoveMap<G>): MoveTable<G> {
  const table = new Map<string, CompiledMove<G>>();
  for (const [name, move] of Object.entries(moves)) table.set(name, planMove(`${at}, move "${name}"`, move));
  return table;
}

function planMove<G>(at: string, move: Move<G>): CompiledMove<G> {
  if (typeof move === 'function') return { run: move, counts: true };
  if (typeof move !== 'object' || move === null || typeof move.move !== 'function') {
    throw new Error(`${at} is neither a function nor an object with a function "move"`);
  }
  refuseUnknown(at, move, MOVE_KEYS);
  return { run: move.move, counts: move.noLimit !== true };
}

function hook<H>(at: string, key: string, value: H | undefined): H | undefined {
  if (value === undefined || typeof value === 'function') return value;
  throw new Error(`${at}: ${key} is ${typeof value}, not a function`);
}

function refuseUnknown(at: string, config: object, known: ReadonlySet<string>): void {
  const unknown = Object.keys(config).find((key) => !known.has(key));
  if (unknown !== undefined) throw new Error(`${at}: the setting "${unknown}" is not simulated`);
}
