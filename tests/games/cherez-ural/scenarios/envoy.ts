import type { Scenario } from '../../scenario';
import { before } from '../goldenGames';

export const envoy: Scenario = {
  name: 'envoy',
  description: 'A worker can complete a business that sends an envoy, who sells and buys.',
  save: () =>
    before(({ move, args }) => move === 'completeBusiness' && JSON.stringify(args).includes('"sell"')),
};
