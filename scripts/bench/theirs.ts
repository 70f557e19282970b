/**
 * Runs boardgame.io in its own thread. If one thread executed the same code on Immer drafts and on plain states, V8
 * would optimise it for neither, which doesn't happen on a player's machine.
 */
import { parentPort } from 'node:worker_threads';
import type { Ctx, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { deciderOf } from '../../src/bots/mcts/search';
import { moveAction, type PlayedMove, seededRandom, startGame } from '../simulate/randomGame';
import { botGame } from './game';
import { pickLegal } from './pick';

export type Task =
  | { kind: 'playout'; seed: string; players: number }
  /** Times only the given moves, without setup. */
  | { kind: 'replay'; seed: string; players: number; moves: readonly PlayedMove[] }
  | { kind: 'search'; state: State; playerID: string; iterations: number; depth: number };

export interface Done {
  ms: number;
  moves: PlayedMove[];
}

const { game } = botGame;
const now = () => performance.now();

function playOut(seed: string, players: number): Done {
  const random = seededRandom(seed);
  const moves: PlayedMove[] = [];
  const started = now();
  const start = startGame(game, players, {}, seed);
  let { state } = start;
  for (let next = pickLegal(state, random); next !== null; next = pickLegal(state, random)) {
    state = start.reducer(state, moveAction(next)) as State;
    moves.push(next);
  }
  return { moves, ms: now() - started };
}

function replay(seed: string, players: number, moves: readonly PlayedMove[]): Done {
  const start = startGame(game, players, {}, seed);
  let { state } = start;
  const started = now();
  for (const move of moves) state = start.reducer(state, moveAction(move)) as State;
  return { moves: [], ms: now() - started };
}

/**
 * Returns the moves for the stock bot. If everyone chooses at once, it only asks for the first seat and ends a playout
 * when that seat has chosen. Then the moves of the next player are returned, so that playouts reach the requested
 * depth.
 */
function enumerate(G: unknown, ctx: Ctx, playerID: string) {
  const own = game.ai?.enumerate(G, ctx, playerID) ?? [];
  const isAsked = ctx.activePlayers === null || playerID === Object.keys(ctx.activePlayers)[0];
  if (own.length > 0 || !isAsked) return own;
  const decision = deciderOf(botGame, { G, ctx });
  if (decision === null) throw new Error(`nobody has a legal move in phase ${ctx.phase}`);
  const [decider, moves] = decision;
  return moves.map(({ move, args }) => moveAction({ playerID: decider, move, args }));
}

async function search({
  state,
  playerID,
  iterations,
  depth,
}: Extract<Task, { kind: 'search' }>): Promise<Done> {
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations, playoutDepth: depth });
  const started = now();
  await bot.play(state as never, playerID);
  return { moves: [], ms: now() - started };
}

async function work(task: Task): Promise<Done> {
  switch (task.kind) {
    case 'playout':
      return playOut(task.seed, task.players);
    case 'replay':
      return replay(task.seed, task.players, task.moves);
    case 'search':
      return search(task);
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await work(task)));
