import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const trade: Scenario = {
  name: 'trade',
  description: 'A worker can sell goods in several ways.',
  save: () => where(4, ({ phase, can }) => phase === 'summer' && (can.trade ?? 0) > 2),
};
