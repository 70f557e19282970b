import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const build: Scenario = {
  name: 'build',
  description: 'A player can build an artifact.',
  save: () => where(4, ({ can }) => can.build),
};
