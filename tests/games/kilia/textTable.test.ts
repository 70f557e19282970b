import { optionOf, pressOf, saysEveryMove } from '../shared/textTable';
import { kiliaContract } from './contract';

/** Moves with many variants are picked from a list. The others are buttons with the move's text. */
const PICKED = ['expand', 'placeMerchant', 'fulfilContract', 'buildWarehouse', 'chooseWindows'];

saysEveryMove(kiliaContract, (said) =>
  PICKED.includes(said.move) ? optionOf(said, said.args) : pressOf(said),
);
