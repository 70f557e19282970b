import { type Golden, goldenGamesFrom } from '../../../scripts/ui/goldenPositions';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import games from './golden.json' with { type: 'json' };

export const { before, firstWhere, game, positions, where } = goldenGamesFrom(
  cherezUralModule,
  () => games as unknown as readonly Golden[],
);
