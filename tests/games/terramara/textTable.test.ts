import { optionOf, pressOf, saysEveryMove } from '../shared/textTable';
import { terramaraContract } from './contract';

/**
 * Moves with many variants are picked from a list, and bags piece by piece below the number to choose. The others
 * are buttons with the move's text.
 */
const PICKED = ['place', 'placeNeutral', 'build', 'useCraftsman'];
const BAGS = ['gain', 'convert', 'giveLoot'];

saysEveryMove(terramaraContract, (said) => {
  const { move, args } = said;
  if (PICKED.includes(move)) return optionOf(said, args[0]);
  return BAGS.includes(move)
    ? new RegExp(`data-testid="asked">[^<]*\\d[^<]*</h3>.*data-testid="do-${move}"`, 's')
    : pressOf(said, move === 'endTurn' ? 'end-turn' : undefined);
});
