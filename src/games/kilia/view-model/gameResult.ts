import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { createResults } from '../../../game-api/results';
import { type Gameover, scoreNow } from '../rules/scoring';
import type { G } from '../rules/state/state';
import { termsIn } from '../text/catalogue/en/terms';

/** Parts of a total, in the order of R10.1 to R10.4. */
export const SCORE_PARTS = ['chips', 'zone', 'contracts', 'abilities'] as const;

const { partsOf, resultFrom } = createResults(SCORE_PARTS, (id, language) =>
  termsIn(language)(`terms.score.${id}`),
);

/** Returns the parts of a player's score if the game ended now (R10). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(scoreNow(G, playerID), language);

/** Converts the game's result to the shape that all games share (R10). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // boardgame.io doesn't type `ctx.gameover`. `game.ts` always sets a `Gameover`.
  const { ranking, scores, winners } = gameover as Gameover;
  const inAll = scores.map((score) => ({ playerID: score.playerID, total: score.total, amounts: score }));
  return resultFrom({ ranking, winners, scores: inAll }, language);
}
