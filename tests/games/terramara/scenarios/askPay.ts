import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askPay: Scenario = {
  name: 'ask-pay',
  description: 'A player is asked what to pay.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'pay'),
};
