import type { GameResult, Language } from '../../../game-api/module';
import { GOLD_SOURCES } from '../content/terms';
import type { GameResult as OwnResult } from '../rules/scoring';
import { translator } from '../text/translate';

/** How a game ended, in the shape that all games share: gold, and where it came from (R13). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winner } = gameover as OwnResult;
  const t = translator(language);
  return {
    ranking,
    winners: winner === null ? [] : [winner],
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map(({ gold, breakdown }) => ({
          playerID,
          total: gold,
          parts: GOLD_SOURCES.map((id) => ({ id, name: t(`terms.source.${id}`), amount: breakdown[id] })),
        })),
    ),
  };
}
