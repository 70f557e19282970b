import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { createResults } from '../../../game-api/results';
import { type Gameover, scoreNow } from '../rules/scoring';
import type { G } from '../rules/state';
import { translator } from '../text/translate';

/** The parts of a total, in the order of R10.1 to R10.4. */
export const SCORE_PARTS = ['chips', 'zone', 'contracts', 'abilities'] as const;

const { partsOf, resultFrom } = createResults(SCORE_PARTS, (id, language) =>
  translator(language)(`terms.score.${id}`),
);

/** What a player would score if the game ended now (R10). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(scoreNow(G, playerID), language);

/** How a game ended, in the shape that all games share (R10). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winners } = gameover as Gameover;
  const inAll = scores.map((score) => ({ playerID: score.playerID, total: score.total, amounts: score }));
  return resultFrom({ ranking, winners, scores: inAll }, language);
}
