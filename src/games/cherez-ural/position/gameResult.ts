import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { createResults } from '../../../game-api/results';
import { GOLD_SOURCES } from '../content/terms';
import type { GameResult as OwnResult } from '../rules/scoring';
import type { G } from '../rules/state';
import { translator } from '../text/translate';

const { partsOf, resultFrom } = createResults(GOLD_SOURCES, (id, language) =>
  translator(language)(`terms.source.${id}`),
);

/** Where a player's gold came from and went to so far (R5.7). */
export const scoreSoFar = ({ players }: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(players[playerID].ledger, language);

/** How a game ended, in the shape that all games share: gold, and where it came from (R13). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` has no type of its own; game.ts puts in nothing else.
  const { ranking, scores, winner } = gameover as OwnResult;
  const winners = winner === null ? [] : [winner];
  const inAll = scores.map(({ playerID, gold, breakdown }) => ({
    playerID,
    total: gold,
    amounts: breakdown,
  }));
  return resultFrom({ ranking, winners, scores: inAll }, language);
}
