import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { GOLD_SOURCES, type GoldSource } from '../content/terms';
import type { GameResult as OwnResult } from '../rules/scoring';
import type { G } from '../rules/state';
import { translator } from '../text/translate';

const partsOf = (ledger: Readonly<Record<GoldSource, number>>, language: Language): PlayerScore['parts'] =>
  GOLD_SOURCES.map((id) => ({ id, name: translator(language)(`terms.source.${id}`), amount: ledger[id] }));

/** Where a player's gold came from and went to so far (R5.7). */
export const scoreSoFar = ({ players }: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(players[playerID].ledger, language);

/** How a game ended, in the shape that all games share: gold, and where it came from (R13). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winner } = gameover as OwnResult;
  return {
    ranking,
    winners: winner === null ? [] : [winner],
    scores: ranking.flatMap((playerID) =>
      scores
        .filter((score) => score.playerID === playerID)
        .map(({ gold, breakdown }) => ({
          playerID,
          total: gold,
          parts: partsOf(breakdown, language),
        })),
    ),
  };
}
