import { optionOf, pressOf, saysEveryMove } from '../shared/textTable';
import { kiliaContract } from './contract';

/** Moves with many ways are picked from a list; the others are buttons that say what they do. */
const PICKED = ['expand', 'placeMerchant', 'fulfilContract', 'buildWarehouse', 'chooseWindows'];

saysEveryMove(kiliaContract, (said) =>
  PICKED.includes(said.move) ? optionOf(said, said.args) : pressOf(said),
);
