import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const winter: Scenario = {
  name: 'winter',
  description: 'A later winter: a worker can reach many spaces.',
  save: () => where(4, ({ G, phase, can }) => G.round > 1 && phase === 'winter1' && (can.travel ?? 0) > 12),
};
