import type { Ctx } from 'boardgame.io';
import type { Snapshot } from '../game-api/contents';
import { itemAt } from '../rules-kit/indexed';
import { plannedTurns } from './greedy';
import { type Level, levelOf } from './levels';
import { keyOf } from './mcts/key';
import { DEFAULT_OPTIONS } from './mcts/options';
import { createSearch, type Position } from './mcts/search';
import { type Edge, edgeValue, type TreeNode } from './mcts/tree';
import { type Evaluation, evaluationOf, type Forecast, type SearchGame } from './searchGame';
import { createSimulator } from './simulator';
import { nextAlea, seedAlea } from './simulator/random';
import type { BotMove } from './types';

/** Limit for thinking. Without it the level's own time applies. */
export interface Budget {
  ms?: number;
  iterations?: number;
}

export interface Request<G> {
  /** The seat's view from `playerView`. Nothing else of the game is used. */
  view: G;
  ctx: Ctx;
  /** Content of the game if it is not the built-in one */
  content?: Snapshot;
  playerID: string;
  level: string;
  /** The same seed, position and number of iterations give the same move. */
  seed: string | number;
  budget?: Budget;
  /** Decides by this request alone and not by plans from earlier ones, so that anyone can repeat the decision. */
  isRepeatable?: boolean;
  /** Also returns expected scores for hints, if the game has a forecast. */
  forecast?: boolean;
}

/** A considered move: its share of the visits and its expected reward */
export interface Candidate {
  move: BotMove;
  share: number;
  value: number;
  /** Expected final score in the game's unit, averaged over the lines after the move. Only on request. */
  expected?: number;
}

export interface Thought {
  move: BotMove;
  /** Best first; contains at least the move itself. */
  candidates: Candidate[];
  iterations: number;
}

export interface Thinker<G> {
  think(request: Request<G>): Thought;
}

/** The subtree after a move, and the view that the seat should then have */
interface Kept {
  node: TreeNode;
  playerID: string;
  seen: string;
}

interface Planned {
  moves: readonly BotMove[];
  grade: string;
  playerID: string;
  seen: string;
}

const CHECK_EVERY = 8;
/** Time in ms below which the level's own evaluation takes too long to prepare */
const HASTE = 200;

function checkBudget(name: string, value: number | undefined): void {
  if (value !== undefined && !(value > 0))
    throw new Error(`a budget of ${value} ${name} is no time to think`);
}

/** Share of the remaining visits that the runner-up can get at most */
const CATCHING_UP = 0.7;

/** Checks whether too few iterations are left for another move to become the best. */
function isDecided(edges: Iterable<Edge>, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > CATCHING_UP * left;
}

/** Creates a thinker for any seat of one game. It reuses the tree of the last move within a turn. */
export function createThinker<G>(game: SearchGame<G>): Thinker<G> {
  const simulator = createSimulator(game.game, { copy: game.copy });
  const usual = { ...DEFAULT_OPTIONS, ...game.search };
  let kept: Kept | null = null;
  let planned: Planned | null = null;

  const only = (move: BotMove): Thought => ({
    move,
    candidates: [{ move, share: 1, value: 0 }],
    iterations: 0,
  });

  /** Returns what the seat would see after a move that reveals nothing. */
  function textAfter(position: Position<G>, move: BotMove, random: () => number): string {
    const { view, ctx, playerID } = position;
    const state = simulator.adopt({ G: game.determinize(view, playerID, random, ctx), ctx });
    simulator.apply(state, playerID, move.move, move.args);
    return textOf({ view: game.playerView(state.G, state.ctx, playerID), ctx: state.ctx, playerID });
  }

  const textOf = ({ view, ctx }: Position<G>): string =>
    JSON.stringify([view, ctx.turn, ctx.phase, ctx.numMoves]);

  function search(
    position: Position<G>,
    level: Extract<Level, { kind: 'search' }>,
    budget: Budget,
    moves: readonly BotMove[],
    random: () => number,
    forecast: Forecast<G> | null,
  ): Thought {
    const started = performance.now();
    const { ms = budget.iterations === undefined ? level.ms : Number.POSITIVE_INFINITY } = budget;
    const { iterations: most = Number.POSITIVE_INFINITY } = budget;
    const { view, ctx, playerID } = position;
    const evaluation = evaluationOf(game, view, ctx, playerID, ms < HASTE ? level.hasty : level.grade);
    // An earlier search has no forecasts.
    const isKept = forecast === null && kept?.playerID === playerID && kept.seen === textOf(position);
    const options = { ...usual, ...level.options };
    const planned =
      evaluation !== undefined && options.plannedVisits > 0
        ? plannedTurns(game, simulator, position, evaluation, random, options, true).values
        : null;
    const { root, iterate } = createSearch(game, simulator, position, evaluation, random, options, {
      reused: isKept ? kept?.node : null,
      planned,
      forecast,
    });
    // A reused tree may contain moves of other deals.
    const legal = new Set(moves.map(keyOf));
    const legalEdges = () => [...root.edges].flatMap(([key, edge]) => (legal.has(key) ? [edge] : []));
    const prepared = performance.now();
    let iterations = 0;
    /** Estimates the iterations left at the current pace. */
    const left = () => {
      const now = performance.now();
      return Math.min(most - iterations, ((ms - (now - started)) * iterations) / (now - prepared));
    };
    const isOver = () => {
      const remaining = left();
      return remaining <= 0 || isDecided(legalEdges(), remaining);
    };
    do {
      iterate();
      iterations++;
    } while (iterations % CHECK_EVERY !== 0 ? iterations < most : !isOver());

    const edges = legalEdges().sort(byMerit);
    const best = itemAt(edges, 0);
    kept =
      best.node === null || best.node.player !== playerID
        ? null
        : { node: best.node, playerID, seen: textAfter(position, best.move, random) };
    const visits = edges.reduce((sum, edge) => sum + edge.visits, 0);
    return {
      move: best.move,
      candidates: edges.map((edge) => ({
        move: edge.move,
        share: edge.visits / visits,
        value: edgeValue(edge),
        ...(forecast !== null && edge.visits > 0 && { expected: edge.forecast / edge.visits }),
      })),
      iterations,
    };
  }

  function greedyMove(
    position: Position<G>,
    grade: string,
    evaluation: Evaluation<G>,
    random: () => number,
  ): BotMove {
    const { playerID } = position;
    const known = planned;
    const goesOn =
      known !== null &&
      known.playerID === playerID &&
      known.grade === grade &&
      known.seen === textOf(position);
    const turn = goesOn
      ? known.moves
      : plannedTurns(game, simulator, position, evaluation, random, usual, false).best;
    const move = itemAt(turn, 0);
    const moves = turn.slice(1);
    planned =
      usual.thrifty && moves.length > 0
        ? { moves, grade, playerID, seen: textAfter(position, move, random) }
        : null;
    return move;
  }

  return {
    think({
      view,
      ctx,
      content,
      playerID,
      level: name,
      seed,
      budget = {},
      isRepeatable = false,
      forecast = false,
    }) {
      if (isRepeatable) {
        kept = null;
        planned = null;
      }
      if (content !== undefined) game.contents?.add(content.hash, content.snapshot);
      const level = levelOf(name);
      checkBudget('ms', budget.ms);
      checkBudget('iterations', budget.iterations);
      const moves = game.legalMoves(view, ctx, playerID);
      const [first] = moves;
      if (first === undefined)
        throw new Error(`player ${playerID} has no legal move in phase ${ctx.phase}, turn ${ctx.turn}`);
      if (moves.length === 1) return only(first);
      const generator = seedAlea(seed);
      const random = () => nextAlea(generator);
      const position = { view, ctx, playerID };
      if (level.kind === 'random') return only(itemAt(moves, Math.floor(random() * moves.length)));
      if (level.kind === 'search') {
        const wanted = forecast ? (game.forecast?.(view, ctx, playerID) ?? null) : null;
        return search(position, level, budget, moves, random, wanted);
      }
      const evaluation = evaluationOf(game, view, ctx, playerID, level.grade);
      if (evaluation === undefined)
        throw new Error(`level "${name}" needs the bot's \`evaluate\` or \`prepare\``);
      return only(greedyMove(position, level.grade, evaluation, random));
    },
  };
}

function byMerit(a: Edge, b: Edge): number {
  if (a.visits !== b.visits) return b.visits - a.visits;
  if (edgeValue(a) !== edgeValue(b)) return edgeValue(b) - edgeValue(a);
  return keyOf(a.move) < keyOf(b.move) ? -1 : 1;
}
