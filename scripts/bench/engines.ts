/** Measures the simulator and the search against boardgame.io's reducer and MCTSBot. */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { State } from 'boardgame.io';
import { DEFAULT_OPTIONS } from '../../src/bots/mcts/options';
import { createSearch } from '../../src/bots/mcts/search';
import { dealerOf } from '../../src/bots/searchGame';
import { createSimulator } from '../../src/bots/simulator';
import { createThinker } from '../../src/bots/thinker';
import { itemAt } from '../../src/rules-kit/indexed';
import { moveAction, type PlayedMove, seededRandom, startGame } from '../simulate/randomGame';
import { botGame, name } from './game';
import type { GameBench } from './gameBench';
import { pickLegal } from './pick';
import type { Done, Task } from './theirs';

const simulator = createSimulator(botGame.game, { copy: botGame.copy });
const now = () => performance.now();

/** Runs boardgame.io's side in a worker while this thread waits. */
export class BoardgameWorker {
  private readonly worker = new Worker(new URL('./theirs.js', import.meta.url), {
    workerData: { game: name },
  });

  async ask(task: Task): Promise<Done> {
    this.worker.postMessage(task);
    // Rejects if the worker throws.
    const [done] = (await once(this.worker, 'message')) as [Done];
    return done;
  }

  close(): Promise<number> {
    return this.worker.terminate();
  }
}

function simulated(seed: string, players: number): Done {
  const random = seededRandom(seed);
  const moves: PlayedMove[] = [];
  const started = now();
  const state = simulator.initial({ numPlayers: players, seed });
  for (let next = pickLegal(state, random); next !== null; next = pickLegal(state, random)) {
    simulator.apply(state, next.playerID, next.move, next.args);
    moves.push(next);
  }
  return { moves, ms: now() - started };
}

function replayed(seed: string, players: number, moves: readonly PlayedMove[]): number {
  const state = simulator.initial({ numPlayers: players, seed });
  const started = now();
  for (const { playerID, move, args } of moves) simulator.apply(state, playerID, move, args);
  return now() - started;
}

export interface EngineFigures {
  movesPerSecond: { ours: number; theirs: number };
  playoutsPerSecond: { ours: number; theirs: number };
  movesPerGame: number;
}

/** Warm-up time in ms before each measurement, because V8 keeps optimising such code for seconds */
const WARM_UP_MS = 5000;

async function warmUp(play: (seed: string) => unknown): Promise<void> {
  const until = now() + WARM_UP_MS;
  for (let game = 0; now() < until; game++) await play(`warm ${game}`);
}

/** Plays the same games alternately in both engines, so that load on the machine slows both equally. */
export async function measureEngines(
  theirs: BoardgameWorker,
  games: number,
  players: number,
): Promise<EngineFigures> {
  await warmUp((seed) => simulated(seed, players));
  await warmUp((seed) => theirs.ask({ kind: 'playout', seed, players }));
  const sum = { moves: 0, ours: 0, theirs: 0, oursOnly: 0, theirsOnly: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `bench ${game}`;
    const { moves, ms } = simulated(seed, players);
    const reduced = await theirs.ask({ kind: 'playout', seed, players });
    if (moves.length !== reduced.moves.length)
      throw new Error(`the two engines played different games (${seed})`);
    sum.moves += moves.length;
    sum.ours += ms;
    sum.theirs += reduced.ms;
    sum.oursOnly += replayed(seed, players, moves);
    sum.theirsOnly += (await theirs.ask({ kind: 'replay', seed, players, moves })).ms;
  }
  return {
    movesPerSecond: { ours: (1000 * sum.moves) / sum.oursOnly, theirs: (1000 * sum.moves) / sum.theirsOnly },
    playoutsPerSecond: { ours: (1000 * games) / sum.ours, theirs: (1000 * games) / sum.theirs },
    movesPerGame: sum.moves / games,
  };
}

/** Returns the time of a `legalMoves` call in µs, over all positions of random games. */
export function measureListing(
  games: number,
  players: number,
): { median: number; p95: number; longest: number } {
  const times: number[] = [];
  let longest = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`listing ${game}`);
    const state = simulator.initial({ numPlayers: players, seed: `listing ${game}` });
    for (let next = pickLegal(state, random); next !== null; next = pickLegal(state, random)) {
      const started = process.hrtime.bigint();
      const list = botGame.legalMoves(state.G, state.ctx, next.playerID);
      times.push(Number(process.hrtime.bigint() - started) / 1000);
      longest = Math.max(longest, list.length);
      simulator.apply(state, next.playerID, next.move, next.args);
    }
  }
  times.sort((a, b) => a - b);
  return {
    median: itemAt(times, times.length >> 1),
    p95: itemAt(times, Math.floor(times.length * 0.95)),
    longest,
  };
}

/**
 * Returns the CPU time of a `legalMoves` call in ms, in positions that the game makes costly, over random games.
 * @returns null if no game reached such a position
 */
export function measureHeavy(
  { make }: Required<GameBench<unknown>>['heavy'],
  games: number,
  players: number,
): { median: number; p95: number; positions: number; longest: number } | null {
  const times: number[] = [];
  let longest = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`heavy ${game}`);
    const state = simulator.initial({ numPlayers: players, seed: `heavy ${game}` });
    for (let next = pickLegal(state, random); next !== null; next = pickLegal(state, random)) {
      const G = make(state, next.playerID, times.length);
      if (G !== null) {
        const started = process.cpuUsage();
        const list = botGame.legalMoves(G, state.ctx, next.playerID);
        const { user, system } = process.cpuUsage(started);
        times.push((user + system) / 1000);
        longest = Math.max(longest, list.length);
      }
      simulator.apply(state, next.playerID, next.move, next.args);
    }
  }
  if (times.length === 0) return null;
  times.sort((a, b) => a - b);
  return {
    median: itemAt(times, times.length >> 1),
    p95: itemAt(times, Math.floor(times.length * 0.95)),
    positions: times.length,
    longest,
  };
}

function positions(count: number, players: number): State[] {
  const random = seededRandom('positions');
  const start = startGame(botGame.game, players, {}, 'positions');
  let { state } = start;
  const all: State[] = [];
  for (;;) {
    const next = pickLegal(state, random);
    if (next === null) break;
    all.push(state);
    state = start.reducer(state, moveAction(next)) as State;
  }
  const step = Math.floor((all.length * 0.7) / count);
  return Array.from({ length: count }, (_, index) => itemAt(all, index * step));
}

/** Returns the player to act; the first one if everyone chooses at once. */
const askedIn = ({ ctx }: State): string =>
  ctx.activePlayers === null ? ctx.currentPlayer : itemAt(Object.keys(ctx.activePlayers), 0);

const SEARCHED = 6;
const DEPTH = 50;
const ITERATIONS = 200;
/** Number of runs, because a single search with our bot is too short to measure */
const REPEATED = 10;

/** Returns the time of one search in ms, with random playouts after the tree. */
function timeSearch({ G, ctx }: State, playerID: string, seed: string): number {
  const view = botGame.playerView(G, ctx, playerID);
  const options = { ...DEFAULT_OPTIONS, playout: DEPTH, mostTurns: Number.POSITIVE_INFINITY };
  const position = { view, ctx, playerID };
  const search = createSearch(botGame, simulator, position, undefined, seededRandom(seed), options);
  const started = now();
  for (let i = 0; i < ITERATIONS; i++) search.iterate();
  return now() - started;
}

/** Returns the time in ms of one search at level `hard`, which evaluates positions instead. */
function timePlanned({ G, ctx }: State, playerID: string): number {
  const view = botGame.playerView(G, ctx, playerID);
  const started = now();
  const budget = { iterations: 5 * ITERATIONS };
  createThinker(botGame).think({ view, ctx, playerID, level: 'hard', seed: 'bench', budget });
  return now() - started;
}

/**
 * Returns the iterations per second of both searches after a warm-up, from the same positions and with equal number and
 * depth, and of the search at level `hard`.
 */
export async function measureSearch(
  theirs: BoardgameWorker,
): Promise<{ ours: number; theirs: number; planned: number }> {
  const sum = { ours: 0, theirs: 0, planned: 0 };
  const choices = positions(SEARCHED, 2)
    .map((state) => ({ state, playerID: askedIn(state) }))
    .filter(({ state: { G, ctx }, playerID }) => botGame.legalMoves(G, ctx, playerID).length > 1);
  for (const isWarm of [false, true]) {
    for (const { state, playerID } of choices) {
      const task: Task = { kind: 'search', state, playerID, iterations: ITERATIONS, depth: DEPTH };
      const { ms } = await theirs.ask(isWarm ? task : { ...task, iterations: ITERATIONS / 5 });
      let ours = 0;
      for (let run = 0; run < REPEATED; run++) ours += timeSearch(state, playerID, `bench ${run}`) / REPEATED;
      if (!isWarm) continue;
      sum.theirs += ms;
      sum.ours += ours;
    }
  }
  for (const { state, playerID } of choices) sum.planned += timePlanned(state, playerID);
  const perSecond = (iterations: number, ms: number) => (1000 * iterations * choices.length) / ms;
  return {
    ours: perSecond(ITERATIONS, sum.ours),
    theirs: perSecond(ITERATIONS, sum.theirs),
    planned: perSecond(5 * ITERATIONS, sum.planned),
  };
}

const isChoice = ({ G, ctx }: State): boolean =>
  ctx.activePlayers === null && botGame.legalMoves(G, ctx, ctx.currentPlayer).length > 10;

/** Returns the heap in MB used by a search of 3 s: the peak including garbage, and what remains. */
export function measureMemory(): { peak: number; kept: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const state = positions(40, 4).find(isChoice) ?? startGame(botGame.game, 4, {}, 'memory').state;
  const { G, ctx } = state;
  const playerID = askedIn(state);
  const view = botGame.playerView(G, ctx, playerID);
  const used = () => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return (heapUsed + external + arrayBuffers) / 2 ** 20;
  };
  let deals = 0;
  let peak = 0;
  const sampled: typeof botGame = {
    ...botGame,
    dealer(...request) {
      const deal = dealerOf(botGame, ...request);
      return (random) => {
        // Each deal is one iteration.
        if (deals++ % 16 === 0) peak = Math.max(peak, used());
        return deal(random);
      };
    },
  };
  const thinker = createThinker(sampled);
  collect();
  const before = used();
  thinker.think({ view, ctx, playerID, level: 'hard', seed: 'memory', budget: { ms: 3000 } });
  collect();
  return { peak: peak - before, kept: used() - before };
}
