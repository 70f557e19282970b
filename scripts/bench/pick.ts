import type { Ctx } from 'boardgame.io';
import { deciderOf } from '../../src/bots/mcts/search';
import { itemAt } from '../../src/rules-kit/indexed';
import type { PlayedMove } from '../simulate/randomGame';
import { botGame } from './game';

export function pickLegal(state: { G: unknown; ctx: Ctx }, random: () => number): PlayedMove | null {
  const decision = deciderOf(botGame, state);
  if (decision === null) return null;
  const [playerID, moves] = decision;
  const { move, args } = itemAt(moves, Math.floor(random() * moves.length));
  return { playerID, move, args };
}
