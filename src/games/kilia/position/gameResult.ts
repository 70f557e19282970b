import type { GameResult, Language } from '../../../game-api/module';
import type { Gameover } from '../rules/scoring';
import { translator } from '../text/translate';

/** The parts of a total, in the order of R10.1 to R10.4. */
export const SCORE_PARTS = ['chips', 'zone', 'contracts', 'abilities'] as const;

/** How a game ended, in the shape that all games share (R10). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winners } = gameover as Gameover;
  const t = translator(language);
  return {
    ranking,
    winners,
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map((score) => ({
          playerID,
          total: score.total,
          parts: SCORE_PARTS.map((id) => ({ id, name: t(`terms.score.${id}`), amount: score[id] })),
        })),
    ),
  };
}
