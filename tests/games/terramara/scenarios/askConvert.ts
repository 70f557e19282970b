import { pendingChoice } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const askConvert: Scenario = {
  name: 'ask-convert',
  description: 'A player is asked what to convert.',
  save: () => firstWhere(({ G }) => pendingChoice(G)?.kind === 'convert'),
};
