/** Reads golden games (`scripts/golden.ts`) from their files. */
import { readFileSync } from 'node:fs';
import type { GameModule } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { type GoldenGames, goldenGamesFrom } from './goldenPositions';

export const goldenGamesOf = <G>(module: GameModule<G>): GoldenGames<G> =>
  goldenGamesFrom(module, () =>
    JSON.parse(
      readFileSync(new URL(`../../tests/games/${module.name}/golden.json`, import.meta.url), 'utf8'),
    ),
  );

export const {
  game: goldenGame,
  positions: goldenPositions,
  where: goldenWhere,
  before: goldenBefore,
} = goldenGamesOf(cherezUralModule);
