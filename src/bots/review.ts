/**
 * Reviews a finished game: what each decision cost and what score a seat could expect, based on what the seat saw then.
 */

import type { Ctx } from 'boardgame.io';
import type { Snapshot } from '../game-api/contents';
import { itemAt } from '../rules-kit/indexed';
import { levelOf } from './levels';
import { keyOf } from './mcts/key';
import { DEFAULT_OPTIONS } from './mcts/options';
import { createSearch, type Search } from './mcts/search';
import type { Edge, TreeNode } from './mcts/tree';
import { dealerOf, evaluationOf, type Forecast, type SearchGame } from './searchGame';
import { createSimulator } from './simulator';
import { nextAlea, seedAlea } from './simulator/random';
import type { BotMove } from './types';

/** A position as one seat saw it */
export interface Seen<G> {
  view: G;
  ctx: Ctx;
  /** Content of the game if it is not the built-in one */
  content?: Snapshot;
  playerID: string;
  /** The same seed, position and number of iterations give the same answer. */
  seed: string;
}

export interface Decision<G> extends Seen<G> {
  played: BotMove;
  /** Number of iterations to find the best move. Half as many then compare it with the move made. */
  iterations?: number;
}

/** Expected final scores, in the game's unit */
export interface Weighed {
  /** After the move made and after the best one */
  played: number;
  best: number;
  /** The best move and the rest of the seat's turn; empty if the move made was the best. */
  line: BotMove[];
}

export interface Reviewer<G> {
  /**
   * Returns null if there was nothing to decide.
   * @throws Error if the move made is not legal
   */
  weigh(decision: Decision<G>): Weighed | null;
  /** Returns the final score the seat could expect, in the game's unit. */
  outlook(seen: Seen<G>): number;
}

const LEVEL = 'expert';
const ITERATIONS = 160;
/** Number of deals that an outlook averages over */
const DEALS = 4;
const LONGEST_LINE = 8;
/** Number of visits below which a step of a line is mostly chance */
const LEAST_VISITS = 4;

const mostVisited = ({ edges }: TreeNode): Edge | undefined =>
  [...edges.values()].sort((a, b) => b.visits - a.visits)[0];

/** Returns the rest of the seat's turn from a move on. */
function lineFrom(first: Edge, playerID: string): BotMove[] {
  const line = [first.move];
  let { node } = first;
  while (node !== null && node.player === playerID && line.length < LONGEST_LINE) {
    const next = mostVisited(node);
    if (next === undefined || next.visits < LEAST_VISITS) break;
    line.push(next.move);
    node = next.node;
  }
  return line;
}

/** @throws Error if the game's bots have no forecast */
export function createReviewer<G>(game: SearchGame<G>): Reviewer<G> {
  const { forecast } = game;
  if (forecast === undefined) throw new Error('the bots of this game forecast no scores');
  const simulator = createSimulator(game.game, { copy: game.copy });
  const level = levelOf(LEVEL);
  const grade = level.kind === 'search' ? level.grade : 'full';
  const options = { ...DEFAULT_OPTIONS, ...(level.kind === 'search' && level.options) };

  const read = ({ content }: Seen<G>) => {
    if (content !== undefined) game.contents?.add(content.hash, content.snapshot);
  };
  const randomOf = ({ seed }: Seen<G>) => {
    const generator = seedAlea(seed);
    return () => nextAlea(generator);
  };

  function search(
    decision: Decision<G>,
    line: readonly BotMove[],
    iterations: number,
    looks: Forecast<G>,
  ): Search {
    const { view, ctx, playerID } = decision;
    // The same random numbers for each move make the comparison fair.
    const random = randomOf(decision);
    const evaluation = evaluationOf(game, view, ctx, playerID, grade);
    const found = createSearch(game, simulator, decision, evaluation, random, options, {
      forecast: looks,
      line,
    });
    for (let left = iterations; left > 0; left--) found.iterate();
    return found;
  }

  return {
    weigh(decision) {
      read(decision);
      const { view, ctx, playerID, played, iterations = ITERATIONS } = decision;
      const moves = game.legalMoves(view, ctx, playerID);
      if (moves.length === 1) return null;
      const looks = forecast(view, ctx, playerID);
      const best = mostVisited(search(decision, [], iterations, looks).root);
      if (best === undefined) return null;
      const expectedOf = (move: BotMove): [number, Edge] => {
        const { root } = search(decision, [move], Math.ceil(iterations / 2), looks);
        const edge = itemAt([...root.edges.values()], 0);
        return [edge.forecast / edge.visits, edge];
      };
      const [score] = expectedOf(played);
      if (keyOf(best.move) === keyOf(played)) return { played: score, best: score, line: [] };
      const [better, edge] = expectedOf(best.move);
      if (better <= score) return { played: score, best: score, line: [] };
      return { played: score, best: better, line: lineFrom(edge, playerID) };
    },
    outlook(seen) {
      read(seen);
      const { view, ctx, playerID } = seen;
      const random = randomOf(seen);
      const deal = dealerOf(game, view, playerID, ctx);
      const looks = forecast(view, ctx, playerID);
      let sum = 0;
      for (let left = DEALS; left > 0; left--) sum += looks(deal(random), ctx, playerID);
      return sum / DEALS;
    },
  };
}
