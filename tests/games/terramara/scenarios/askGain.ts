import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askGain: Scenario = {
  name: 'ask-gain',
  description: 'A player is asked which resources to gain.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'gain'),
};
