/** The data about cards that one bot game yields. */

import type { BusinessId, WorkerId } from '../../../../src/games/cherez-ural/content/terms';
import type { GameResult } from '../../../../src/games/cherez-ural/rules/scoring';
import type { G } from '../../../../src/games/cherez-ural/rules/state/state';
import type { GameWatch } from '../../../balance/watch';

export type GameRecord = {
  /** By seat. */
  readonly gold: readonly number[];
  readonly winner: number;
  readonly solved: boolean;
  readonly workers: Readonly<Record<WorkerId, number>>;
  /** The seat that held each business, and the seat that completed it. */
  readonly held: Readonly<Record<BusinessId, number>>;
  readonly completed: Readonly<Record<BusinessId, number>>;
  readonly moves: number;
};

export function watch(): GameWatch<G, GameResult, GameRecord> {
  const held: Record<BusinessId, number> = {};
  return {
    before(G) {
      for (const [playerID, { hand }] of Object.entries(G.players))
        for (const card of hand) held[card as BusinessId] = Number(playerID);
    },
    record(final, { scores, winner, solo }, moves) {
      const seats = Object.entries(final.players);
      return {
        gold: scores.map(({ gold }) => gold),
        winner: Number(winner),
        solved: solo?.reached ?? false,
        workers: Object.fromEntries(
          seats.flatMap(([id, { workers }]) => workers.map((worker) => [worker, Number(id)])),
        ),
        held,
        completed: Object.fromEntries(
          seats.flatMap(([id, { completed }]) => completed.map(({ card }) => [card, Number(id)])),
        ),
        moves,
      };
    },
  };
}
