import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const returnGoods: Scenario = {
  name: 'return-goods',
  description: 'A worker carries more than its capacity and returns goods.',
  save: () => where(4, ({ can }) => can.returnGoods),
};
