import type { GameResult, Language } from '../../../game-api/module';
import { POINT_SOURCES } from '../content/terms';
import type { GameResult as OwnResult } from '../rules/scoring';
import { translator } from '../text/translate';

/** How a game ended, in the shape that all games share: points, and where they came from (§9). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winners } = gameover as OwnResult;
  const t = translator(language);
  return {
    ranking,
    winners,
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map(({ points, breakdown }) => ({
          playerID,
          total: points,
          parts: POINT_SOURCES.map((id) => ({ id, name: t(`terms.source.${id}`), amount: breakdown[id] })),
        })),
    ),
  };
}
