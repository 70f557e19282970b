import { type Golden, goldenGamesFrom } from '../../../scripts/ui/goldenPositions';
import { terramaraModule } from '../../../src/games/terramara/module';
import games from './golden.json' with { type: 'json' };

export const { before, firstWhere, game, where } = goldenGamesFrom(
  terramaraModule,
  () => games as unknown as readonly Golden[],
);
