import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { createResults } from '../../../game-api/results';
import { POINT_SOURCES } from '../content/terms';
import { type GameResult as OwnResult, scoreNow } from '../rules/scoring';
import type { G } from '../rules/state/state';
import { termsIn } from '../text/catalogue/en/terms';

const { partsOf, resultFrom } = createResults(POINT_SOURCES, (id, language) =>
  termsIn(language)(`terms.source.${id}`),
);

/** Returns the parts of a player's points if the game ended now (S9.1 to S9.8). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(scoreNow(G, playerID), language);

/** Converts the game's result to the shape that all games share (§9). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // boardgame.io doesn't type `ctx.gameover`. `game.ts` always sets its own result.
  const { ranking, scores, winners } = gameover as OwnResult;
  const inAll = scores.map(({ playerID, points, breakdown }) => ({
    playerID,
    total: points,
    amounts: breakdown,
  }));
  return resultFrom({ ranking, winners, scores: inAll }, language);
}
