import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const solo: Scenario = {
  name: 'solo',
  description: 'A solo game: a summer with many ways to travel.',
  save: () => where(1, ({ phase, can }) => phase === 'summer' && (can.travel ?? 0) > 12),
};
