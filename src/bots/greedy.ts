import { deciderOf, type Position } from './mcts/search';
import type { Evaluation, SearchGame } from './search-game';
import type { Simulator } from './simulator';
import type { BotMove } from './types';

/** Lines of the own turn that are followed at the same time, and the moves of the longest one. */
const LINES = 12;
const LONGEST = 12;

/**
 * Looks at the own turn only: follows its best lines, move by move, in one deal of what is hidden, and takes the
 * first move of the line that the evaluation likes best at the turn's end.
 */
export function greedyMove<G>(
  game: SearchGame<G>,
  simulator: Simulator<G>,
  { view, ctx, playerID }: Position<G>,
  evaluation: Evaluation<G>,
  random: () => number,
): BotMove {
  const start = simulator.adopt({ G: game.determinize(view, playerID, random, ctx), ctx });
  simulator.reseed(start, random);
  let lines = game
    .legalMoves(start.G, start.ctx, playerID)
    .map((first) => ({ first, move: first, state: start, value: 0 }));
  if (lines.length === 0) throw new Error(`player ${playerID} has no legal move in phase ${ctx.phase}`);
  let best: { move: BotMove; value: number } = { move: lines[0].first, value: Number.NEGATIVE_INFINITY };
  for (let depth = 0; depth < LONGEST && lines.length > 0; depth++) {
    const reached = lines.map(({ first, move, state: from }) => {
      const state = simulator.clone(from);
      simulator.apply(state, playerID, move.move, move.args);
      return { first, move, state, value: evaluation.of(state.G, state.ctx, playerID) };
    });
    reached.sort((a, b) => b.value - a.value);
    lines = [];
    let kept = 0;
    for (const line of reached) {
      const decision = line.state.ctx.turn === ctx.turn ? deciderOf(game, line.state) : null;
      if (decision === null || decision[0] !== playerID) {
        if (line.value > best.value) best = { move: line.first, value: line.value };
        continue;
      }
      if (kept === LINES) continue;
      kept++;
      for (const move of decision[1]) lines.push({ ...line, move });
    }
  }
  return best.move;
}
