import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askSwap: Scenario = {
  name: 'ask-swap',
  description: 'A player is asked what to swap.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'swap'),
};
