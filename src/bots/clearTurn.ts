/** Finds positions where one turn is far better than all others, judged from the seat's view. */
import { isUndoable } from '../session/undo';
import { plannedTurns } from './greedy';
import { levelOf } from './levels';
import { DEFAULT_OPTIONS } from './mcts/options';
import { createSearch } from './mcts/search';
import type { Edge, TreeNode } from './mcts/tree';
import type { Seen } from './review';
import { type Evaluation, evaluationOf, type Forecast, type SearchGame } from './searchGame';
import { createSimulator, type SimState } from './simulator';
import { nextAlea, seedAlea } from './simulator/random';
import type { BotMove } from './types';

/** The expectation of a seat after a turn: the final score in the game's unit, and the reward from 0 to 1 */
export interface Expected {
  readonly score: number;
  readonly reward: number;
}

export interface TurnJudge<G> {
  /** Returns what the seat can expect after its turn begins with these legal moves. */
  after(seen: Seen<G>, turn: readonly BotMove[], iterations?: number): Expected;
}

/** A turn that is far better than all others */
export interface ClearTurn {
  readonly moves: readonly BotMove[];
  /** Lead in expected score over the second best turn: the least one of all searches, in the game's unit */
  readonly margin: number;
  /** Number of turns with different outcomes that were compared */
  readonly turns: number;
  /** Whether the bot of each level would play a turn with this outcome: `turn` looks least far ahead */
  readonly foundBy: Readonly<Record<'turn' | 'nextTurn', boolean>>;
}

export interface TurnFinder<G> {
  /**
   * Returns how far a turn leads the best of the others in expected score, in the game's unit; negative if another
   * one is better.
   */
  lead(seen: Seen<G>, turn: readonly BotMove[]): number;
  /** Returns null if no turn leads by at least `margin`, or if the best turn reveals something on its way. */
  clearest(seen: Seen<G>, margin: number): ClearTurn | null;
}

const GRADE = 'full';
const CANDIDATES = 6;
/** Number of turns that the deeper searches compare at most */
const RIVALS = 3;
const LINES = 6;
/** Number of turns by evaluation among which the candidates are chosen */
const ENDS = 60;
const LEAST_TURNS = 4;
/** Share of the margin by which the best turn must lead before any search */
const PROMISE = 0.2;
/** Iterations for each turn: first for all candidates, then for those that are left */
const QUICK = 4;
const ROUGH = 20;
const DEEP = 100;
/** Iterations for a person's turn, while the person waits */
const COMPARED = 60;
/** Iterations of the search that may find a better turn than the candidates */
const FREE = 100;
/** Number of visits below which a step of a line is mostly chance */
const LEAST_VISITS = 4;
const LONGEST = 12;

const randomOf = (seed: string) => {
  const generator = seedAlea(seed);
  return () => nextAlea(generator);
};

/** @throws Error if the game's bots have no forecast */
export function createTurnJudge<G>(game: SearchGame<G>): TurnJudge<G> & {
  readonly prepare: (seen: Seen<G>) => { readonly evaluation: Evaluation<G>; readonly forecast: Forecast<G> };
  /** Returns the seat's turn that a search prefers. */
  readonly preferred: (seen: Seen<G>, iterations: number) => BotMove[];
} {
  const { forecast: forecastOf } = game;
  if (forecastOf === undefined) throw new Error('the bots of this game forecast no scores');
  const prepareForecast = forecastOf;
  const simulator = createSimulator(game.game, { copy: game.copy });
  const level = levelOf('expert');
  const options = { ...DEFAULT_OPTIONS, ...game.search, ...(level.kind === 'search' && level.options) };

  /** Evaluation and forecast of the last view. Preparing them takes longer than a short search. */
  let prepared: {
    readonly view: G;
    readonly evaluation: Evaluation<G>;
    readonly forecast: Forecast<G>;
  } | null = null;

  function prepare({ view, ctx, playerID, content }: Seen<G>) {
    if (prepared?.view === view) return prepared;
    if (content !== undefined) game.contents?.add(content.hash, content.snapshot);
    const evaluation = evaluationOf(game, view, ctx, playerID, GRADE);
    if (evaluation === undefined) throw new Error('the bots of this game evaluate no positions');
    prepared = { view, evaluation, forecast: prepareForecast(view, ctx, playerID) };
    return prepared;
  }

  function search(seen: Seen<G>, line: readonly BotMove[], iterations: number): TreeNode {
    const { evaluation, forecast } = prepare(seen);
    const random = randomOf(seen.seed);
    const found = createSearch(game, simulator, seen, evaluation, random, options, { forecast, line });
    for (let left = iterations; left > 0; left--) found.iterate();
    return found.root;
  }

  return {
    prepare,
    after(seen, turn, iterations = COMPARED) {
      const [edge] = search(seen, turn, iterations).edges.values();
      if (edge === undefined) throw new Error('a turn has at least one move');
      return { score: edge.forecast / edge.visits, reward: edge.value / edge.visits };
    },
    preferred(seen, iterations) {
      const moves: BotMove[] = [];
      let node: TreeNode | null = search(seen, [], iterations);
      while (node !== null && node.player === seen.playerID && moves.length < LONGEST) {
        const best: Edge | undefined = [...node.edges.values()].sort((a, b) => b.visits - a.visits)[0];
        if (best === undefined || best.visits < LEAST_VISITS) break;
        moves.push(best.move);
        node = best.node;
      }
      return moves;
    },
  };
}

interface Candidate {
  readonly moves: readonly BotMove[];
  /** Forecast at its end in one deal */
  readonly forecast: number;
  /** Whether it reveals something before it ends, so that the rest can't be planned */
  readonly reveals: boolean;
  readonly outcome: string;
}

/** @throws Error if the game's bots have no forecast */
export function createTurnFinder<G>(game: SearchGame<G>): TurnFinder<G> {
  const judge = createTurnJudge(game);
  const simulator = createSimulator(game.game, { copy: game.copy });

  /** Plays a turn in one deal, up to the first move that reveals something. */
  function play(
    start: SimState<G>,
    { playerID }: Seen<G>,
    moves: readonly BotMove[],
    forecast: Forecast<G>,
  ): Candidate {
    const state = simulator.clone(start);
    const played: BotMove[] = [];
    let reveals = false;
    for (const [at, move] of moves.entries()) {
      const { phase } = state.ctx;
      simulator.apply(state, playerID, move.move, move.args);
      played.push(move);
      reveals = at < moves.length - 1 && !isUndoable({ game: game.game as never }, phase, move.move);
      if (reveals) break;
    }
    const view = game.playerView(state.G, state.ctx, playerID);
    return {
      moves: played,
      reveals,
      forecast: forecast(state.G, state.ctx, playerID),
      outcome: JSON.stringify([view, state.ctx.turn, state.ctx.phase]),
    };
  }

  /** Returns turns with different outcomes, best evaluation first. */
  function turnsOf(
    seen: Seen<G>,
    evaluation: Evaluation<G>,
    start: SimState<G>,
    forecast: Forecast<G>,
  ): Candidate[] {
    const { seed } = seen;
    const ends: { moves: readonly BotMove[]; value: number }[] = [];
    plannedTurns(
      game,
      simulator,
      seen,
      evaluation,
      randomOf(seed),
      { lines: LINES, thrifty: true },
      true,
      ({ moves, value }) => ends.push({ moves, value }),
    );
    ends.sort((a, b) => b.value - a.value || a.moves.length - b.moves.length);
    const found = new Map<string, Candidate>();
    for (const { moves } of ends.slice(0, ENDS)) {
      const turn = play(start, seen, moves, forecast);
      const known = found.get(turn.outcome);
      if (known === undefined || turn.moves.length < known.moves.length) found.set(turn.outcome, turn);
    }
    return [...found.values()];
  }

  /**
   * Weighs turns against each other. Returns the best one with its lead, and the best few; null if the lead is less
   * than `least` or if another turn has a higher reward.
   */
  function ranked(
    seen: Seen<G>,
    turns: readonly Candidate[],
    iterations: number,
    least: number,
  ): { readonly best: Candidate; readonly lead: number; readonly few: readonly Candidate[] } | null {
    const weighed = turns.map((turn) => ({ turn, ...judge.after(seen, turn.moves, iterations) }));
    weighed.sort((a, b) => b.score - a.score);
    const [best, second] = weighed;
    if (best === undefined || second === undefined || best.turn.reveals) return null;
    const lead = best.score - second.score;
    if (lead < least || weighed.some(({ reward }) => reward > best.reward)) return null;
    return { best: best.turn, lead, few: weighed.slice(0, RIVALS).map(({ turn }) => turn) };
  }

  /** Returns a state that the seat may be in, and its turns from there. */
  function planned(seen: Seen<G>) {
    const { view, ctx, playerID, seed } = seen;
    const random = randomOf(`${seed} deal`);
    const start = simulator.adopt({ G: game.determinize(view, playerID, random, ctx), ctx });
    simulator.reseed(start, random);
    const { evaluation, forecast } = judge.prepare(seen);
    return { start, forecast, turns: turnsOf(seen, evaluation, start, forecast) };
  }

  return {
    lead(seen, turn) {
      const { start, forecast, turns } = planned(seen);
      const { outcome } = play(start, seen, turn, forecast);
      const rivals = turns.filter((rival) => rival.outcome !== outcome).slice(0, CANDIDATES);
      const own = judge.after(seen, turn).score;
      return own - Math.max(...rivals.map(({ moves }) => judge.after(seen, moves).score));
    },
    clearest(seen, margin) {
      const { view, ctx, playerID, seed } = seen;
      const { start, forecast, turns } = planned(seen);
      if (turns.length < LEAST_TURNS) return null;
      const [most = 0, next = 0] = turns
        .slice(0, CANDIDATES)
        .map((turn) => turn.forecast)
        .sort((a, b) => b - a);
      if (most - next < margin * PROMISE) return null;
      const quick = ranked(seen, turns.slice(0, CANDIDATES), QUICK, margin / 2);
      if (quick === null) return null;
      const rough = ranked({ ...seen, seed: `${seed} rough` }, quick.few, ROUGH, margin);
      if (rough === null) return null;
      const { best } = rough;
      const free = play(start, seen, judge.preferred({ ...seen, seed: `${seed} free` }, FREE), forecast);
      const isNew = rough.few.every(({ outcome }) => outcome !== free.outcome);
      const rivals = isNew ? [...rough.few, free] : rough.few;
      let lead = Number.POSITIVE_INFINITY;
      for (const deep of ['first', 'second']) {
        const found = ranked({ ...seen, seed: `${seed} ${deep}` }, rivals, DEEP, margin);
        if (found === null || found.best !== best) return null;
        lead = Math.min(lead, found.lead);
      }
      const isFound = (grade: string) => {
        const shorter = evaluationOf(game, view, ctx, playerID, grade);
        if (shorter === undefined) return false;
        const [first] = turnsOf(seen, shorter, start, forecast);
        return first?.outcome === best.outcome;
      };
      return {
        moves: best.moves,
        margin: lead,
        turns: turns.length,
        foundBy: { turn: isFound('turn'), nextTurn: isFound('nextTurn') },
      };
    },
  };
}
