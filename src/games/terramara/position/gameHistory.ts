/** The course of a game as the charts after it tell it, read from its positions. */
import type { Timeline } from '../../../game-api/module';
import type { PlayerID } from '../content/terms';
import { pointsNow } from '../rules/scoring';
import type { G } from '../rules/state';

/** A round, and the position it begins with. */
export type RoundStart = { readonly round: number; readonly from: number };

export type GameHistory = {
  readonly moves: number;
  readonly rounds: readonly RoundStart[];
  /** For each player the points as the board would count them, for every position. */
  readonly points: Readonly<Record<PlayerID, readonly number[]>>;
};

export function historyOf(timeline: Timeline<G>): GameHistory {
  const positions = Array.from({ length: timeline.moves + 1 }, (_, moves) => timeline.at(moves));
  const rounds: RoundStart[] = [];
  for (const [from, { G, ctx }] of positions.entries())
    if (ctx.phase === 'work' && rounds[rounds.length - 1]?.round !== G.round)
      rounds.push({ round: G.round, from });
  const { turnOrder } = positions[0].G;
  return {
    moves: timeline.moves,
    rounds,
    points: Object.fromEntries(turnOrder.map((id) => [id, positions.map(({ G }) => pointsNow(G, id))])),
  };
}
