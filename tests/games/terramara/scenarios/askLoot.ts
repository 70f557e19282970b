import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askLoot: Scenario = {
  name: 'ask-loot',
  description: 'A player is asked what to loot.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'loot'),
};
