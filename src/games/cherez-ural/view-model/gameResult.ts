import type { GameResult, Language, PlayerScore } from '../../../game-api/module';
import { createResults } from '../../../game-api/results';
import { GOLD_SOURCES } from '../content/terms';
import { breakdownNow, type GameResult as OwnResult } from '../rules/scoring';
import { type G, playerOf } from '../rules/state/state';
import { translator } from '../text/table/en/index';

const { partsOf, resultFrom } = createResults(GOLD_SOURCES, (id, language) =>
  translator(language)(`terms.source.${id}`),
);

/** Returns a player's gold so far, by source (R5.7). */
export const scoreSoFar = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(playerOf(G, playerID).ledger, language);

/** Returns the parts of a player's gold if the game ended now (R13). Cards hidden from the viewer count as 0. */
export const scoreIfEnded = (G: G, playerID: string, language: Language): PlayerScore['parts'] =>
  partsOf(breakdownNow(G, playerID), language);

/** Returns a finished game's result in the shape shared by all games: gold by source (R13). */
export function resultOf(gameover: unknown, language: Language): GameResult {
  // `ctx.gameover` is untyped; game.ts only ever sets this type.
  const { ranking, scores, winner } = gameover as OwnResult;
  const winners = winner === null ? [] : [winner];
  const inAll = scores.map(({ playerID, gold, breakdown }) => ({
    playerID,
    total: gold,
    amounts: breakdown,
  }));
  return resultFrom({ ranking, winners, scores: inAll }, language);
}
