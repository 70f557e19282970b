import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const draft: Scenario = {
  name: 'draft',
  description: 'The draft: players choose their characters.',
  save: () => where(4, ({ can }) => can.draft),
};
