import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const business: Scenario = {
  name: 'business',
  description: 'A worker can complete a business.',
  save: () => where(4, ({ can }) => can.completeBusiness),
};
