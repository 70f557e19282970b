import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const placeMerchant: Scenario = {
  name: 'place-merchant',
  description: 'A player can place a merchant on the market.',
  save: () => where(4, ({ can }) => can.placeMerchant),
};
