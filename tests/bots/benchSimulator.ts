/**
 * Measures the moves per second of the simulator against boardgame.io's reducer, with the same moves of the same games
 * in one process:
 *
 *     NODE_ENV=production npx tsx tests/bots/benchSimulator.ts
 */
import type { Ctx, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { createSimulator } from '../../src/bots/simulator';
import type { BotMove } from '../../src/bots/types';
import { chance, type PlayerMove, randomLegal } from './picks';
import { journey, journeyMoves } from './sample-games/journey';
import { market, marketMoves } from './sample-games/market';
import { quarrel, quarrelMoves } from './sample-games/quarrel';

const NUM_PLAYERS = 4;
const SECONDS = 1;

interface Subject<G> {
  game: Game<G>;
  legalMoves: (G: G, ctx: Ctx, playerID: string) => BotMove[];
  setupData?: unknown;
}

/** Repeats a round of work for one second after half a second of warm-up. Returns rounds per second. */
function rate(round: () => void): number {
  for (const until = performance.now() + SECONDS * 500; performance.now() < until; ) round();
  let rounds = 0;
  const start = performance.now();
  for (; performance.now() - start < SECONDS * 1000; rounds++) round();
  return rounds / ((performance.now() - start) / 1000);
}

/** Returns the legal moves of one random game. */
function record<G>({ game, legalMoves, setupData }: Subject<G>, seed: number): PlayerMove[] {
  const simulator = createSimulator(game, { strict: true });
  const state = simulator.initial({ numPlayers: NUM_PLAYERS, seed, setupData });
  const pick = randomLegal(legalMoves);
  const random = chance(`${seed} picks`);
  const moves: PlayerMove[] = [];
  for (let tried = 0; tried < 300; tried++) {
    const choice = pick(state.G, state.ctx, random);
    if (choice === undefined) break;
    if (simulator.apply(state, choice.playerID, choice.move, choice.args)) moves.push(choice);
  }
  return moves;
}

function bench<G>(subject: Subject<G>): void {
  const { game, legalMoves, setupData } = subject;
  const games = [1, 2, 3, 4, 5].map((seed) => ({ seed, moves: record(subject, seed) }));
  const count = games.reduce((sum, { moves }) => sum + moves.length, 0);
  const simulator = createSimulator(game);

  const starts = games.map(({ seed }) => simulator.initial({ numPlayers: NUM_PLAYERS, seed, setupData }));
  const ours = rate(() => {
    games.forEach(({ moves }, index) => {
      const state = simulator.clone(starts[index] as (typeof starts)[number]);
      for (const { playerID, move, args } of moves) simulator.apply(state, playerID, move, args);
    });
  });
  const cloning = rate(() => {
    for (const start of starts) simulator.clone(start);
  });
  const random = chance('playouts');
  const pick = randomLegal(legalMoves);
  const playouts = rate(() => {
    const state = simulator.clone(starts[0] as (typeof starts)[number]);
    for (let made = 0; made < 300; made++) {
      const choice = pick(state.G, state.ctx, random);
      if (choice === undefined) break;
      simulator.apply(state, choice.playerID, choice.move, choice.args);
    }
  });

  const reducers = games.map(({ seed }) => {
    const seeded = { ...game, seed };
    const start: State<G> = InitializeGame({ game: seeded, numPlayers: NUM_PLAYERS, setupData });
    return { reducer: CreateGameReducer({ game: seeded }), start };
  });
  const theirs = rate(() => {
    reducers.forEach(({ reducer, start }, index) => {
      // Dispatches as boardgame.io's own bots do. The ctx is copied, because the reducer changes counters in the old
      // one.
      let state: State<G> = { ...start, ctx: structuredClone(start.ctx) };
      for (const { playerID, move, args } of games[index]?.moves ?? []) {
        const payload = { type: move, args, playerID, credentials: undefined };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
      }
    });
  });

  const row = {
    'moves in 5 games': count,
    'simulator, moves/s': Math.round(ours * count),
    'µs a move': Number((1e6 / (ours * count)).toFixed(2)),
    'reducer, moves/s': Math.round(theirs * count),
    ratio: Number((ours / theirs).toFixed(1)),
    'µs a clone': Number((1e6 / (cloning * games.length)).toFixed(2)),
    'random playouts/s': Math.round(playouts),
  };
  process.stdout.write(`${game.name}: ${JSON.stringify(row)}\n`);
}

// boardgame.io logs refusals even in production; logging is not what this measures.
console.error = () => undefined;
process.stdout.write(`NODE_ENV=${process.env.NODE_ENV}\n`);
bench({ game: market, legalMoves: marketMoves, setupData: { rounds: 6 } });
bench({ game: quarrel, legalMoves: quarrelMoves });
bench({ game: journey, legalMoves: journeyMoves });
