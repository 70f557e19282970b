import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askChoose: Scenario = {
  name: 'ask-choose',
  description: 'A player is asked which effect to take.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'choose'),
};
