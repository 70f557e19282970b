import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askExpedition: Scenario = {
  name: 'ask-expedition',
  description: 'A player is asked how to spend several expedition points.',
  save: () =>
    firstWhere(({ G }) => {
      const choice = pendingChoice(G);
      return choice?.kind === 'expedition' && choice.points > 1;
    }),
};
