import { type Golden, goldenGamesFrom } from '../../../scripts/ui/goldenPositions';
import { kiliaModule } from '../../../src/games/kilia/module';
import games from './golden.json' with { type: 'json' };

export const { before, firstWhere, game, where } = goldenGamesFrom(
  kiliaModule,
  () => games as unknown as readonly Golden[],
);
