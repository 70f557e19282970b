/** The simulator and the search beside boardgame.io's reducer and its MCTSBot, in one process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { createSearch, DEFAULT_OPTIONS, deciderOf } from '../../src/bots/mcts/search';
import { createSimulator, type SimState } from '../../src/bots/simulator';
import { createThinker } from '../../src/bots/thinker';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { moveAction, type PlayedMove, seededRandom, startGame } from '../simulate/randomGame';

const simulator = createSimulator(botGame.game);
const now = () => performance.now();

type Picked = PlayedMove | null;

/** A legal move at random, listed anew. */
function pickLegal(state: SimState<G>, random: () => number): Picked {
  const decision = deciderOf(botGame, state);
  if (decision === null) return null;
  const [playerID, moves] = decision;
  const { move, args } = moves[Math.floor(random() * moves.length)];
  return { playerID, move, args };
}

interface Playout {
  moves: PlayedMove[];
  ms: number;
}

function simulated(seed: string, players: number): Playout {
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

function reduced(seed: string, players: number): Playout {
  const random = seededRandom(seed);
  const moves: PlayedMove[] = [];
  const started = now();
  const start = startGame(botGame.game, players, {}, seed);
  let { state } = start;
  const pick = () => pickLegal(state as unknown as SimState<G>, random);
  for (let next = pick(); next !== null; next = pick()) {
    state = start.reducer(state, moveAction(next)) as State<G>;
    moves.push(next);
  }
  return { moves, ms: now() - started };
}

/** Only the moves themselves, known beforehand; setting up isn't counted. */
function replayed(
  seed: string,
  players: number,
  moves: readonly PlayedMove[],
): { ours: number; theirs: number } {
  const state = simulator.initial({ numPlayers: players, seed });
  let started = now();
  for (const { playerID, move, args } of moves) simulator.apply(state, playerID, move, args);
  const ours = now() - started;
  const start = startGame(botGame.game, players, {}, seed);
  let theirs = start.state;
  started = now();
  for (const move of moves) theirs = start.reducer(theirs, moveAction(move)) as State<G>;
  return { ours, theirs: now() - started };
}

export interface EngineFigures {
  movesPerSecond: { ours: number; theirs: number };
  playoutsPerSecond: { ours: number; theirs: number };
  movesPerGame: number;
}

/** The same games in both, by turns, so that a busy machine slows both alike. */
export function measureEngines(games: number, players: number): EngineFigures {
  for (let game = 0; game < 120; game++) simulated(`warm ${game}`, players);
  reduced('warm', players);
  const sum = { moves: 0, ours: 0, theirs: 0, oursOnly: 0, theirsOnly: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `bench ${game}`;
    const ours = simulated(seed, players);
    const theirs = reduced(seed, players);
    if (ours.moves.length !== theirs.moves.length)
      throw new Error(`the two engines played different games (${seed})`);
    const only = replayed(seed, players, ours.moves);
    sum.moves += ours.moves.length;
    sum.ours += ours.ms;
    sum.theirs += theirs.ms;
    sum.oursOnly += only.ours;
    sum.theirsOnly += only.theirs;
  }
  return {
    movesPerSecond: { ours: (1000 * sum.moves) / sum.oursOnly, theirs: (1000 * sum.moves) / sum.theirsOnly },
    playoutsPerSecond: { ours: (1000 * games) / sum.ours, theirs: (1000 * games) / sum.theirs },
    movesPerGame: sum.moves / games,
  };
}

/** Microseconds of one `legalMoves`, over all positions of random games. */
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
  return { median: times[times.length >> 1], p95: times[Math.floor(times.length * 0.95)], longest };
}

/** Positions of one random game, as the reducer has them. */
function positions(count: number, players: number): State<G>[] {
  const random = seededRandom('positions');
  const start = startGame(botGame.game, players, {}, 'positions');
  let { state } = start;
  const all: State<G>[] = [];
  for (;;) {
    const next = pickLegal(state as unknown as SimState<G>, random);
    if (next === null) break;
    all.push(state);
    state = start.reducer(state, moveAction(next)) as State<G>;
  }
  const step = Math.floor((all.length * 0.7) / count);
  return Array.from({ length: count }, (_, index) => all[index * step]);
}

const DEPTH = 50;

/** Iterations a second of both searches, each with random playouts of 50 moves after the tree. */
export async function measureSearch(): Promise<{ ours: number; theirs: number; planned: number }> {
  const { game } = botGame;
  const enumerate = game.ai?.enumerate ?? (() => []);
  const sum = { ours: 0, oursMs: 0, theirs: 0, theirsMs: 0, planned: 0, plannedMs: 0 };
  for (const state of positions(6, 2)) {
    const { G, ctx } = state;
    const playerID = ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
    const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations: 25, playoutDepth: DEPTH });
    let started = now();
    await bot.play(state as never, playerID);
    sum.theirs += 25;
    sum.theirsMs += now() - started;

    const view = botGame.playerView(G, ctx, playerID);
    const options = { ...DEFAULT_OPTIONS, playout: DEPTH, mostTurns: Number.POSITIVE_INFINITY };
    const random = seededRandom('bench');
    const search = createSearch(botGame, simulator, { view, ctx, playerID }, undefined, random, options);
    started = now();
    for (let i = 0; i < 800; i++) search.iterate();
    sum.ours += 800;
    sum.oursMs += now() - started;

    if (botGame.legalMoves(view, ctx, playerID).length < 2) continue;
    started = now();
    const { iterations } = createThinker(botGame).think({
      view,
      ctx,
      playerID,
      level: 'hard',
      seed: 'bench',
      budget: { ms: 500 },
    });
    sum.planned += iterations;
    sum.plannedMs += now() - started;
  }
  return {
    ours: (1000 * sum.ours) / sum.oursMs,
    theirs: (1000 * sum.theirs) / sum.theirsMs,
    planned: (1000 * sum.planned) / sum.plannedMs,
  };
}

const isChoice = ({ G, ctx }: State<G>): boolean =>
  ctx.activePlayers === null && botGame.legalMoves(G, ctx, ctx.currentPlayer).length > 10;

/** Megabytes that the process has grown by after a search of 3 s, garbage included, and those that stay in use. */
export function measureMemory(): { grown: number; kept: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { G, ctx } = positions(40, 4).find(isChoice) ?? startGame(botGame.game, 4, {}, 'memory').state;
  const playerID = ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
  const view = botGame.playerView(G, ctx, playerID);
  const thinker = createThinker(botGame);
  collect();
  const before = process.memoryUsage();
  thinker.think({ view, ctx, playerID, level: 'hard', seed: 'memory', budget: { ms: 3000 } });
  const after = process.memoryUsage();
  collect();
  const kept = process.memoryUsage();
  const size = ({ heapUsed, external }: NodeJS.MemoryUsage) => (heapUsed + external) / 2 ** 20;
  return { grown: (after.rss - before.rss) / 2 ** 20, kept: size(kept) - size(before) };
}
