import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const voyage: Scenario = {
  name: 'voyage',
  description: 'The council phase: a player chooses the windows for a voyage.',
  save: () => where(4, ({ can }) => can.chooseWindows),
};
