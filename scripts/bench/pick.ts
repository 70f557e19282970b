import type { Ctx } from 'boardgame.io';
import { deciderOf } from '../../src/bots/mcts/search';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import type { G } from '../../src/games/cherez-ural/rules/state';
import type { PlayedMove } from '../simulate/randomGame';

/** A legal move at random, listed anew. */
export function pickLegal(state: { G: G; ctx: Ctx }, random: () => number): PlayedMove | null {
  const decision = deciderOf(botGame, state);
  if (decision === null) return null;
  const [playerID, moves] = decision;
  const { move, args } = moves[Math.floor(random() * moves.length)];
  return { playerID, move, args };
}
