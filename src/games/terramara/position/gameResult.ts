import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { POINT_SOURCES, type PointSource } from '../content/terms';
import { type GameResult as OwnResult, scoreNow } from '../rules/scoring';
import type { G } from '../rules/state';
import { translator } from '../text/translate';

const partsOf = (points: Readonly<Record<PointSource, number>>, language: Language): PlayerScore['parts'] =>
  POINT_SOURCES.map((id) => ({ id, name: translator(language)(`terms.source.${id}`), amount: points[id] }));

/** A player's points if the game ended now (S9.1 to S9.8). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(scoreNow(G, playerID), language);

/** How a game ended, in the shape that all games share: points, and where they came from (§9). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winners } = gameover as OwnResult;
  return {
    ranking,
    winners,
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map(({ points, breakdown }) => ({
          playerID,
          total: points,
          parts: partsOf(breakdown, language),
        })),
    ),
  };
}
