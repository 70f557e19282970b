import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const takeAbility: Scenario = {
  name: 'take-ability',
  description: 'An improvement lets a player take an ability.',
  save: () => where(4, ({ can }) => can.takeAbility),
};
