import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const draft: Scenario = {
  name: 'draft',
  description: 'The draft: four players pick business cards at the same time.',
  save: () => where(4, ({ phase }) => phase === 'draft'),
};
