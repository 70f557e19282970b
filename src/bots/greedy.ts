import type { SearchOptions } from './mcts/options';
import { deciderOf, type Position } from './mcts/search';
import type { Evaluation, SearchGame } from './search-game';
import type { SimState, Simulator } from './simulator';
import type { BotMove } from './types';

/** The moves of the longest line that is followed. */
const LONGEST = 12;
/** First moves of which each is followed to the turn's end when first moves are compared. */
const FIRSTS = 16;

/** Turns that were thought through. */
export interface PlannedTurns {
  /** The moves of the best one. */
  readonly best: readonly BotMove[];
  /** First moves with the value at the end of the best turn found that begins with them. */
  readonly values: ReadonlyMap<BotMove, number>;
}

interface Line<G> {
  readonly moves: readonly BotMove[];
  readonly state: SimState<G>;
  readonly value: number;
}

/**
 * Looks at the own turn only: follows its best lines, move by move, in one deal of what is hidden, to the turn's end,
 * and finds the line that the evaluation likes best there. `compare`: first moves are not given up for better ones.
 */
export function plannedTurns<G>(
  game: SearchGame<G>,
  simulator: Simulator<G>,
  { view, ctx, playerID }: Position<G>,
  evaluation: Evaluation<G>,
  random: () => number,
  { lines: most, thrifty }: Pick<SearchOptions, 'lines' | 'thrifty'>,
  compare: boolean,
): PlannedTurns {
  const start = simulator.adopt({ G: game.determinize(view, playerID, random, ctx), ctx });
  simulator.reseed(start, random);
  let lines = game
    .legalMoves(start.G, start.ctx, playerID)
    .map((first): Line<G> => ({ moves: [first], state: start, value: 0 }));
  if (lines.length === 0) throw new Error(`player ${playerID} has no legal move in phase ${ctx.phase}`);
  const values = new Map<BotMove, number>();
  let best = { moves: lines[0].moves, value: Number.NEGATIVE_INFINITY };
  for (let depth = 0; depth < LONGEST && lines.length > 0; depth++) {
    const reached = lines.map(({ moves, state: from }): Line<G> => {
      const state = simulator.clone(from);
      const { move, args } = moves[depth];
      simulator.apply(state, playerID, move, args);
      return { moves, state, value: evaluation.of(state.G, state.ctx, playerID) };
    });
    reached.sort((a, b) => b.value - a.value);
    lines = [];
    let kept = 0;
    let last = Number.NaN;
    const followed = new Set<BotMove>();
    for (const line of reached) {
      const { moves, value, state } = line;
      const [first] = moves;
      const decision = state.ctx.turn === ctx.turn ? deciderOf(game, state) : null;
      if (decision === null || decision[0] !== playerID) {
        if (value > best.value) best = { moves, value };
        if (value > (values.get(first) ?? Number.NEGATIVE_INFINITY)) values.set(first, value);
        continue;
      }
      const isFollowed = compare && !followed.has(first) && followed.size < FIRSTS;
      if (!isFollowed && (kept >= most || (thrifty && value === last))) continue;
      kept++;
      last = value;
      followed.add(first);
      for (const move of decision[1]) lines.push({ moves: [...moves, move], state, value });
    }
  }
  return { best: best.moves, values };
}
