/** The course of a game as the chart after it tells it, read from its positions. */
import type { Timeline } from '../../../game-api/module';
import type { PlayerID } from '../content/terms';
import type { G } from '../rules/state';
import { pointsNow } from './points';

export type GameCourse = {
  readonly moves: number;
  /** Each round, and the position that it begins with. */
  readonly rounds: readonly { readonly round: number; readonly from: number }[];
  /** A value for every position, from the first, after no move. */
  readonly points: Readonly<Record<PlayerID, readonly number[]>>;
};

export function courseOf(timeline: Timeline<G>): GameCourse {
  const positions = Array.from({ length: timeline.moves + 1 }, (_, moves) => timeline.at(moves).G);
  const rounds: { round: number; from: number }[] = [];
  for (const [from, { round }] of positions.entries())
    if (rounds[rounds.length - 1]?.round !== round) rounds.push({ round, from });
  return {
    moves: timeline.moves,
    rounds,
    points: Object.fromEntries(
      positions[0].turnOrder.map((id) => [id, positions.map((G) => pointsNow(G, id).total)]),
    ),
  };
}
