import type { Ctx } from 'boardgame.io';
import { itemAt, outside } from '../../rules-kit/indexed';
import { dealerOf, type Evaluation, type Forecast, type SearchGame } from '../searchGame';
import type { SimState, Simulator } from '../simulator';
import type { BotGame, BotMove } from '../types';
import { keyOf } from './key';
import type { SearchOptions } from './options';
import { createNode, type Edge, type TreeNode } from './tree';

/** Exploration weight for results of random games */
const NOISE = 0.7;

/** Input of a search: one seat's view and nothing else of the game */
export interface Position<G> {
  view: G;
  ctx: Ctx;
  playerID: string;
}

interface Step {
  edge: Edge;
  seat: number;
}

/** A single-observer information-set search (Cowling, Powley, Whitehouse 2012) */
export interface Search {
  readonly root: TreeNode;
  iterate(): void;
}

/**
 * Returns the first active player with a decision, and the decision. `decide` gets everything as arguments, so that no
 * closure is created for each move.
 */
function firstToAct<Game, State extends { readonly ctx: Ctx }, Decision>(
  game: Game,
  state: State,
  random: () => number,
  decide: (game: Game, state: State, playerID: string, random: () => number) => Decision | null,
): [string, Decision] | null {
  const { activePlayers, currentPlayer, gameover, numPlayers } = state.ctx;
  if (gameover !== undefined) return null;
  if (activePlayers === null) {
    const decision = decide(game, state, currentPlayer, random);
    return decision === null ? null : [currentPlayer, decision];
  }
  for (let seat = 0; seat < numPlayers; seat++) {
    const playerID = String(seat);
    if (!(playerID in activePlayers)) continue;
    const decision = decide(game, state, playerID, random);
    if (decision !== null) return [playerID, decision];
  }
  return null;
}

function anyMoves<G>(game: BotGame<G>, { G, ctx }: { G: G; ctx: Ctx }, playerID: string): BotMove[] | null {
  const moves = game.legalMoves(G, ctx, playerID);
  return moves.length > 0 ? moves : null;
}

function anyMove<G>(
  game: SearchGame<G>,
  { G, ctx }: { G: G; ctx: Ctx },
  playerID: string,
  random: () => number,
): BotMove | null {
  if (game.anyMove !== undefined) return game.anyMove(G, ctx, playerID, random);
  const moves = game.legalMoves(G, ctx, playerID);
  return moves.length > 0 ? itemAt(moves, Math.floor(random() * moves.length)) : null;
}

/** Returns the first active player who has a move, and the moves. */
export const deciderOf = <G>(game: BotGame<G>, state: { G: G; ctx: Ctx }): [string, BotMove[]] | null =>
  firstToAct(game, state, Math.random, anyMoves<G>);

const decideAtRandom = <G>(
  game: SearchGame<G>,
  state: SimState<G>,
  random: () => number,
): [string, BotMove] | null => firstToAct(game, state, random, anyMove<G>);

export interface SearchExtras<G> {
  /** Tree of an earlier search that contains this position */
  reused?: TreeNode | null;
  /** Values of planned turns by their first moves. They replace the first evaluations. */
  planned?: ReadonlyMap<BotMove, number> | null;
  /** Adds a forecast to the root edge of each iteration. */
  forecast?: Forecast<G> | null;
  /** Every iteration begins with these moves of the player. They must be legal in every deal. */
  line?: readonly BotMove[];
}

export function createSearch<G>(
  game: SearchGame<G>,
  simulator: Simulator<G>,
  position: Position<G>,
  evaluation: Evaluation<G> | undefined,
  random: () => number,
  options: SearchOptions,
  { reused = null, planned = null, forecast = null, line = [] }: SearchExtras<G> = {},
): Search {
  const { view, ctx, playerID } = position;
  const root = reused ?? createNode(playerID);
  const seats = ctx.numPlayers;
  const { judged } = options;
  const lastTurn = ctx.turn + (judged === 'nextTurn' ? seats : options.mostTurns);
  /** Number of visits before a decision's moves are sampled */
  const firstVisits = evaluation === undefined ? 1 : 0;
  const rewards = new Array<number>(seats).fill(0.5);
  const deal = dealerOf(game, view, playerID, ctx);
  const plans = new Map(Array.from(planned ?? [], ([move, value]) => [keyOf(move), value]));
  for (const [key, edge] of root.edges) edge.prior = plans.get(key) ?? edge.prior;

  function judge(state: SimState<G>): void {
    if (state.ctx.gameover !== undefined) {
      const result = game.reward(state.G, state.ctx);
      for (let seat = 0; seat < seats; seat++) rewards[seat] = result[seat] ?? outside();
      return;
    }
    if (evaluation === undefined) rewards.fill(0.5);
    else evaluation.ofAll(state.G, state.ctx, rewards);
  }

  function playOut(state: SimState<G>): void {
    const toTheEnd = evaluation === undefined && options.playout === 0;
    for (let left = toTheEnd ? Number.POSITIVE_INFINITY : options.playout; left > 0; left--) {
      const decision = decideAtRandom(game, state, random);
      if (decision === null) return;
      const [player, { move, args }] = decision;
      simulator.apply(state, player, move, args);
    }
  }

  /** Adds an edge. Its prior is the mover's evaluation after the move, made on a copy of the state. */
  function addEdge(node: TreeNode, state: SimState<G>, player: string, move: BotMove, key: string): Edge {
    let prior = (node === root ? plans.get(key) : undefined) ?? 0.5;
    if (evaluation !== undefined && !(node === root && plans.has(key))) {
      const copy = simulator.clone(state);
      if (!simulator.apply(copy, player, move.move, move.args))
        throw new Error(`${key} is listed for player ${player} but refused`);
      prior =
        copy.ctx.gameover === undefined
          ? evaluation.of(copy.G, copy.ctx, player)
          : (game.reward(copy.G, copy.ctx)[Number(player)] ?? outside());
    }
    const edge: Edge = { move, prior, visits: 0, available: 0, value: 0, forecast: 0, node: null };
    node.edges.set(key, edge);
    return edge;
  }

  function edgesOf(node: TreeNode, state: SimState<G>, player: string, moves: readonly BotMove[]): Edge[] {
    const edges: Edge[] = [];
    const { mostMoves } = options;
    const skip = node === root || moves.length <= mostMoves ? 0 : 1 - mostMoves / moves.length;
    const drawn = node.visits > firstVisits;
    for (const move of moves) {
      const key = keyOf(move);
      const known = node.edges.get(key);
      if (known !== undefined) edges.push(known);
      else if (drawn && skip > 0) continue;
      else if (skip === 0 || random() >= skip || edges.length === 0)
        edges.push(addEdge(node, state, player, move, key));
    }
    if (edges.length === 0) {
      const first = itemAt(moves, 0);
      edges.push(addEdge(node, state, player, first, keyOf(first)));
    }
    return edges;
  }

  /**
   * Chooses an edge by upper confidence bound with the first evaluations as prior (Rosin 2011). Considers only as many
   * moves as the number of visits allows. An unvisited move is assumed to deviate from its prior as much as its
   * siblings.
   */
  function choose(node: TreeNode, edges: Edge[]): Edge {
    const considered = Math.min(edges.length, Math.ceil(1 + options.widening * Math.sqrt(node.visits)));
    if (considered < edges.length) edges.sort((a, b) => b.prior - a.prior);
    let top = Number.NEGATIVE_INFINITY;
    let visits = 0;
    let change = 0;
    for (const edge of edges) {
      if (edge.prior > top) top = edge.prior;
      visits += edge.visits;
      change += edge.value - edge.visits * edge.prior;
    }
    const shift = visits === 0 ? 0 : change / visits;
    let weights = 0;
    if (evaluation !== undefined)
      for (let i = 0; i < considered; i++)
        weights += Math.exp(((edges[i] ?? outside()).prior - top) / options.sharpness);
    const prior = node === root && plans.size > 0 ? options.plannedVisits : options.priorVisits;
    const weight = evaluation === undefined ? 0.5 : prior;
    let best = itemAt(edges, 0);
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < considered; i++) {
      const edge = edges[i] ?? outside();
      edge.available++;
      const value = (edge.value + weight * (edge.prior + shift)) / (edge.visits + weight);
      // Results of random games are coarse and have no prior, so plain UCB1 is used.
      const draw =
        evaluation === undefined
          ? NOISE * Math.sqrt(Math.log(edge.available + 1) / (edge.visits + 1))
          : (options.curiosity *
              (Math.exp((edge.prior - top) / options.sharpness) / weights + 0.1) *
              Math.sqrt(edge.available)) /
            (1 + edge.visits);
      if (value + draw > bestScore) {
        bestScore = value + draw;
        best = edge;
      }
    }
    return best;
  }

  /** Without an evaluation nothing distinguishes the moves on the first visit, so it picks one at random. */
  function anyEdge(node: TreeNode, state: SimState<G>, player: string, moves: readonly BotMove[]): Edge {
    const move = itemAt(moves, Math.floor(random() * moves.length));
    return addEdge(node, state, player, move, keyOf(move));
  }

  function bestPrior(edges: readonly Edge[]): Edge {
    let best = itemAt(edges, 0);
    for (const edge of edges) if (edge.prior > best.prior) best = edge;
    return best;
  }

  function iterate(): void {
    const state = simulator.adopt({ G: deal(random), ctx });
    simulator.reseed(state, random);
    const path: Step[] = [];
    const nodes: TreeNode[] = [];
    let node = root;
    let fresh = false;
    /** Last turn that is completed after a new decision */
    let finishing = Number.NEGATIVE_INFINITY;
    let rootMoves = line.length === 0 ? game.legalMoves(state.G, state.ctx, playerID) : null;
    while (state.ctx.turn <= lastTurn && (!fresh || state.ctx.turn <= finishing)) {
      const given = line[path.length];
      const own = given === undefined ? rootMoves : [given];
      const decision: [string, BotMove[]] | null = own !== null ? [playerID, own] : deciderOf(game, state);
      rootMoves = null;
      if (decision === null) break;
      const [player, moves] = decision;
      if (!fresh && node.visits === 0 && path.length >= line.length - 1) {
        fresh = true;
        if (judged !== 'atOnce') finishing = judged === 'turnEnd' ? state.ctx.turn : lastTurn;
      }
      node.player = player;
      nodes.push(node);
      let edge: Edge;
      if (fresh && evaluation === undefined) edge = anyEdge(node, state, player, moves);
      else {
        const edges = edgesOf(node, state, player, moves);
        edge = fresh ? bestPrior(edges) : choose(node, edges);
      }
      simulator.apply(state, player, edge.move.move, edge.move.args);
      path.push({ edge, seat: Number(player) });
      edge.node ??= createNode(player);
      node = edge.node;
    }
    playOut(state);
    judge(state);
    for (const visited of nodes) visited.visits++;
    for (const { edge, seat } of path) {
      edge.visits++;
      edge.value += rewards[seat] ?? outside();
    }
    const [first] = path;
    if (forecast !== null && first !== undefined)
      first.edge.forecast += forecast(state.G, state.ctx, playerID);
  }

  return { root, iterate };
}
