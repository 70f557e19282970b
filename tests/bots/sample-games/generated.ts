import type {
  ActivePlayersArg,
  Ctx,
  DefaultPluginAPIs,
  Game,
  MoveMap,
  PhaseConfig,
  TurnConfig,
} from 'boardgame.io';
import { INVALID_MOVE, TurnOrder } from 'boardgame.io/core';
import { chance, pickFrom } from '../picks';

/**
 * Random games generated from a seed: phases, stages, limits, orders and hooks in random combinations, with events
 * called anywhere, even where boardgame.io forbids it. They make no sense to play but cover unusual combinations of
 * settings.
 */
export interface GeneratedG {
  count: number;
  list: number[];
  marks: Record<string, number>;
}

export const GENERATED_MOVES = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'];
const PHASES = ['p0', 'p1', 'p2'];
const STAGES = ['s0', 's1', 's2'];

type Random = () => number;
interface Context extends Pick<DefaultPluginAPIs, 'events' | 'random'> {
  G: GeneratedG;
  ctx: Ctx;
}

const one = <T>(list: readonly T[], random: Random): T => pickFrom(list, random) as T;
const maybe = <T>(random: Random, odds: number, make: () => T): T | undefined =>
  random() < odds ? make() : undefined;
/** boardgame.io distinguishes an absent setting from an undefined one, so undefined ones are removed. */
const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

export function generatedGame(seed: number, illegalEvents: boolean): Game<GeneratedG> {
  const random = chance(`game ${seed}`);
  const phases: Record<string, PhaseConfig<GeneratedG>> = {};
  for (const name of PHASES) if (random() < 0.7) phases[name] = phase(random, illegalEvents);
  for (const { next } of Object.values(phases)) {
    if (typeof next === 'string') phases[next] ??= {};
  }
  const first = one(Object.keys(phases).concat('none'), random);
  const start = phases[first];
  if (start !== undefined) start.start = true;
  const end = 20 + Math.floor(random() * 60);
  return defined<Game<GeneratedG>>({
    name: 'generated',
    setup: ({ random: dice }) => ({ count: 0, list: dice.Shuffle([1, 2, 3]), marks: {} }),
    moves: moves(random),
    phases: maybe(random, 0.8, () => phases),
    turn: maybe(random, 0.8, () => turn(random, illegalEvents)),
    endIf: maybe(
      random,
      0.6,
      () =>
        ({ G }) =>
          G.count > end && { count: G.count, list: G.list },
    ),
    onEnd: maybe(random, 0.5, () => hook(random, 'game.onEnd', illegalEvents)),
  });
}

function phase(random: Random, illegal: boolean): PhaseConfig<GeneratedG> {
  const modulus = 2 + Math.floor(random() * 9);
  const next = one([...PHASES, ''], random);
  return defined<PhaseConfig<GeneratedG>>({
    onBegin: maybe(random, 0.6, () => hook(random, 'phase.onBegin', illegal)),
    onEnd: maybe(random, 0.6, () => hook(random, 'phase.onEnd', illegal)),
    endIf: maybe(
      random,
      0.4,
      () =>
        ({ G }) =>
          G.count % modulus === 1 && (next === '' || { next }),
    ),
    next: maybe(random, 0.5, () => one(PHASES, random)),
    moves: maybe(random, 0.4, () => moves(random)),
    turn: maybe(random, 0.6, () => turn(random, illegal)),
  });
}

function turn(random: Random, illegal: boolean): TurnConfig<GeneratedG> {
  const modulus = 2 + Math.floor(random() * 5);
  const stages = Object.fromEntries(
    STAGES.map((name) => [
      name,
      defined({
        moves: maybe(random, 0.6, () => moves(random)),
        next: maybe(random, 0.4, () => one(STAGES, random)),
      }),
    ]),
  );
  return defined<TurnConfig<GeneratedG>>({
    order: maybe(random, 0.7, () => order(random)),
    // boardgame.io itself fails on `revert` in the first turn of a game.
    activePlayers: maybe(random, 0.5, () => activePlayers(random, 0, 0)),
    minMoves: maybe(random, 0.2, () => 1 + Math.floor(random() * 2)),
    maxMoves: maybe(random, 0.3, () => 1 + Math.floor(random() * 4)),
    moveLimit: maybe(random, 0.1, () => 1 + Math.floor(random() * 3)),
    onBegin: maybe(random, 0.6, () => hook(random, 'turn.onBegin', illegal)),
    onEnd: maybe(random, 0.6, () => hook(random, 'turn.onEnd', illegal)),
    onMove: maybe(random, 0.6, () => hook(random, 'turn.onMove', illegal)),
    endIf: maybe(
      random,
      0.3,
      () =>
        ({ G }) =>
          G.count % modulus === 0 && (G.count % 2 === 0 || { next: '1' }),
    ),
    stages: maybe(random, 0.8, () => stages),
  });
}

type Order = NonNullable<TurnConfig<GeneratedG>['order']>;

function order(random: Random): Order {
  const { DEFAULT, ONCE, RESET, CONTINUE, CUSTOM } = TurnOrder;
  return one<Order>(
    [
      DEFAULT,
      ONCE,
      RESET,
      CONTINUE,
      CUSTOM(['1', '0', '1']),
      {
        playOrder: ({ G, ctx }) => (G.count % 2 === 0 ? ctx.playOrder : ['1', '0']),
        first: ({ ctx }) => Math.min(ctx.playOrderPos, 1),
        next: ({ G, ctx }) => (G.count % 5 === 0 ? undefined : (ctx.playOrderPos + 2) % ctx.playOrder.length),
      },
    ],
    random,
  );
}

function limits(random: Random) {
  return {
    minMoves: maybe(random, 0.2, () => 1 + Math.floor(random() * 2)),
    maxMoves: maybe(random, 0.4, () => 1 + Math.floor(random() * 3)),
    moveLimit: maybe(random, 0.1, () => 1 + Math.floor(random() * 3)),
  };
}

function stageArg(random: Random): string {
  const name = one([...STAGES, 'unknown', null], random) as string;
  if (random() < 0.6) return name;
  // Cast, because the published type of `setStage` doesn't include the object that it accepts.
  return defined({ stage: maybe(random, 0.9, () => name), ...limits(random) }) as unknown as string;
}

function activePlayers(random: Random, depth = 0, reverts = 0.3): ActivePlayersArg {
  if (random() < 0.1) return ['0', '1'];
  return defined({
    currentPlayer: maybe(random, 0.4, () => stageArg(random)),
    others: maybe(random, 0.3, () => stageArg(random)),
    all: maybe(random, 0.3, () => stageArg(random)),
    value: maybe(random, 0.2, () => ({ '0': stageArg(random), '1': stageArg(random) })),
    ...limits(random),
    revert: maybe(random, reverts, () => true),
    next: maybe(random, depth < 2 ? 0.3 : 0, () => activePlayers(random, depth + 1, reverts)),
  });
}

function moves(random: Random): MoveMap<GeneratedG> {
  const table: MoveMap<GeneratedG> = {};
  for (const name of GENERATED_MOVES) {
    if (random() < 0.3) continue;
    const act = effect(random, 'move', true, 0.35);
    const invalid = random() < 0.2;
    const move = (context: Context) => {
      act(context);
      return invalid && context.G.count % 3 === 0 ? INVALID_MOVE : undefined;
    };
    table[name] = random() < 0.3 ? { move, noLimit: random() < 0.5, redact: true } : move;
  }
  return table;
}

function hook(random: Random, place: string, illegal: boolean): (context: Context) => void {
  return effect(random, place, illegal, 0.2);
}

/** Changes G, draws random numbers, and on some rolls calls an event. */
function effect(random: Random, place: string, illegal: boolean, odds: number): (context: Context) => void {
  const call = event(random);
  const called = call.name;
  const forbidden = FORBIDDEN[place]?.includes(called) === true;
  const calls = random() < odds && (illegal || !forbidden);
  const faces = 2 + Math.floor(random() * 6);
  const always = random() < 0.05;
  const draws = random() < 0.5;
  const mark = `${place} ${Math.floor(random() * 4)}`;
  return ({ G, ctx, events, random: dice }) => {
    G.count += 1;
    G.marks[mark] = (G.marks[mark] ?? 0) + 1;
    if (draws) G.list = dice.Shuffle(G.list);
    // A forbidden event in the very first turn would leave no state to return to.
    if (calls && (!forbidden || ctx.turn > 2) && (always || dice.Die(faces) === 1)) call.run(events);
  };
}

const FORBIDDEN: Record<string, string[]> = {
  'turn.onEnd': ['setStage', 'endStage', 'setActivePlayers', 'endTurn'],
  'phase.onEnd': ['setStage', 'endStage', 'setActivePlayers', 'endTurn', 'setPhase', 'endPhase'],
  'phase.onBegin': ['setStage', 'endStage', 'setActivePlayers'],
  'turn.onBegin': ['setStage', 'endStage'],
};

function event(random: Random): { name: string; run: (events: DefaultPluginAPIs['events']) => void } {
  const phaseName = one([...PHASES, 'unknown'], random);
  const stage = stageArg(random);
  const players = activePlayers(random);
  const next = one(['0', '1'], random);
  const result = random() < 0.5;
  return one(
    [
      { name: 'endTurn', run: (events) => events.endTurn() },
      { name: 'endTurn', run: (events) => events.endTurn({ next }) },
      { name: 'pass', run: (events) => events.pass() },
      { name: 'pass', run: (events) => events.pass({ remove: true }) },
      { name: 'endPhase', run: (events) => events.endPhase() },
      { name: 'setPhase', run: (events) => events.setPhase(phaseName) },
      { name: 'endStage', run: (events) => events.endStage() },
      { name: 'setStage', run: (events) => events.setStage(stage) },
      { name: 'setStage', run: (events) => events.setStage(stage) },
      // Copied each time, because boardgame.io changes its argument.
      { name: 'setActivePlayers', run: (events) => events.setActivePlayers(structuredClone(players)) },
      { name: 'setActivePlayers', run: (events) => events.setActivePlayers(structuredClone(players)) },
      { name: 'endGame', run: (events) => (result ? events.endGame({ by: phaseName }) : events.endGame()) },
    ],
    random,
  );
}
