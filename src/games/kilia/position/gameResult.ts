import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { type Gameover, scoreNow } from '../rules/scoring';
import type { G } from '../rules/state';
import { translator } from '../text/translate';

/** The parts of a total, in the order of R10.1 to R10.4. */
export const SCORE_PARTS = ['chips', 'zone', 'contracts', 'abilities'] as const;

const partsOf = (
  score: Readonly<Record<(typeof SCORE_PARTS)[number], number>>,
  language: Language,
): PlayerScore['parts'] =>
  SCORE_PARTS.map((id) => ({ id, name: translator(language)(`terms.score.${id}`), amount: score[id] }));

/** What a player would score if the game ended now (R10). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(scoreNow(G, playerID), language);

/** How a game ended, in the shape that all games share (R10). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winners } = gameover as Gameover;
  return {
    ranking,
    winners,
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map((score) => ({
          playerID,
          total: score.total,
          parts: partsOf(score, language),
        })),
    ),
  };
}
