import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const growUp: Scenario = {
  name: 'grow-up',
  description: 'The end of a round: a player decides whether the character grows up.',
  save: () => where(4, ({ can }) => can.growUp),
};
