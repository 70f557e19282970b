import { outside } from '../rules-kit/indexed';
import type { SearchOptions } from './mcts/options';
import { deciderOf, type Position } from './mcts/search';
import type { Evaluation, SearchGame } from './searchGame';
import type { SimState, Simulator } from './simulator';
import type { BotMove } from './types';

const LONGEST = 12;
/** Number of first moves that are followed to the end of the turn when first moves are compared */
const FIRSTS = 16;

/** Result of planning a turn */
export interface PlannedTurns {
  readonly best: readonly [BotMove, ...BotMove[]];
  /** First moves with the value of the best turn found that starts with each */
  readonly values: ReadonlyMap<BotMove, number>;
}

/** Moves of a turn, the state after them and its evaluation */
export interface Line<G> {
  readonly moves: readonly [BotMove, ...BotMove[]];
  readonly state: SimState<G>;
  readonly value: number;
}

/**
 * Plans the player's own turn by beam search. In one deal of the hidden cards it follows the best lines to the end of
 * the turn and returns the one with the best final evaluation. `compare` keeps a line for each first move even if
 * others are better. `onEnd` gets the end of every line that was followed to the end of the turn.
 */
export function plannedTurns<G>(
  game: SearchGame<G>,
  simulator: Simulator<G>,
  { view, ctx, playerID }: Position<G>,
  evaluation: Evaluation<G>,
  random: () => number,
  { lines: most, thrifty }: Pick<SearchOptions, 'lines' | 'thrifty'>,
  compare: boolean,
  onEnd?: (line: Line<G>) => void,
): PlannedTurns {
  const start = simulator.adopt({ G: game.determinize(view, playerID, random, ctx), ctx });
  simulator.reseed(start, random);
  let lines = game
    .legalMoves(start.G, start.ctx, playerID)
    .map((first): Line<G> => ({ moves: [first], state: start, value: 0 }));
  const [anyLine] = lines;
  if (anyLine === undefined) throw new Error(`player ${playerID} has no legal move in phase ${ctx.phase}`);
  const values = new Map<BotMove, number>();
  let best = { moves: anyLine.moves, value: Number.NEGATIVE_INFINITY };
  for (let depth = 0; depth < LONGEST && lines.length > 0; depth++) {
    const reached = lines.map(({ moves, state: from }): Line<G> => {
      const state = simulator.clone(from);
      const { move, args } = moves[depth] ?? outside();
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
        onEnd?.(line);
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
