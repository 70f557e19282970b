import { optionOf, pressOf, saysEveryMove } from '../shared/textTable';
import { terramaraContract } from './contract';

/** Moves with many ways are picked from a list, bags are told piece by piece below how many are asked for; the others are
 *  buttons that say what they do. */
const PICKED = ['place', 'placeNeutral', 'build', 'useCraftsman'];
const BAGS = ['gain', 'convert', 'giveLoot'];

saysEveryMove(terramaraContract, (said) => {
  const { move, args } = said;
  if (PICKED.includes(move)) return optionOf(said, args[0]);
  return BAGS.includes(move)
    ? new RegExp(`data-testid="asked">[^<]*\\d[^<]*</h3>.*data-testid="do-${move}"`, 's')
    : pressOf(said, move === 'endTurn' ? 'end-turn' : undefined);
});
