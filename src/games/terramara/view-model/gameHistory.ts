/** Data of the charts after the game, computed from its states. */

import { type Courses, coursesOf } from '../../../game-api/courses';
import type { Timeline } from '../../../game-api/module';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import {
  type ArtifactId,
  type PlayerID,
  POINT_SOURCES,
  PROCESSED,
  RAW,
  RESOURCES,
  type Resource,
} from '../content/terms';
import { countOf } from '../rules/resources';
import { scoreNow } from '../rules/scoring';
import { type G, playerOf } from '../rules/state/state';

/** A round with the index of its first state. */
type RoundStart = { readonly round: number; readonly from: number };

/** Choices of the points chart: the total, or one source. */
export const POINTS_SHOWN = ['total', ...POINT_SOURCES] as const;
export type PointsShown = (typeof POINTS_SHOWN)[number];

/** Choices of the resources chart: all, one form, or one kind. */
export const RESOURCES_SHOWN = ['all', 'raw', 'processed', ...RESOURCES] as const;
export type ResourcesShown = (typeof RESOURCES_SHOWN)[number];

export const TRACKS = ['military', 'river'] as const;
export type Track = (typeof TRACKS)[number];

/** A built artifact. `move` is the index of the state after it. */
export type Building = {
  readonly move: number;
  readonly playerID: PlayerID;
  readonly round: number;
  readonly card: ArtifactId;
};

export type GameHistory = {
  readonly moves: number;
  readonly rounds: readonly RoundStart[];
  /** Points if the game had ended at each state. */
  readonly points: Readonly<Record<PointsShown, Courses>>;
  readonly resources: Readonly<Record<ResourcesShown, Courses>>;
  readonly tracks: Readonly<Record<Track, Courses>>;
  /** In the order of building. */
  readonly buildings: readonly Building[];
};

const KINDS: Readonly<Record<'all' | 'raw' | 'processed', readonly Resource[]>> = {
  all: RESOURCES,
  raw: RAW,
  processed: PROCESSED,
};
const resourcesOf = (G: G, id: PlayerID, shown: ResourcesShown): number => {
  const { resources } = playerOf(G, id);
  return shown === 'all' || shown === 'raw' || shown === 'processed'
    ? countOf(resources, KINDS[shown])
    : resources[shown];
};

/** Finds buildings by comparing each state with the previous one. */
function buildingsIn(positions: readonly G[]): Building[] {
  return positions.slice(1).flatMap((G, before) => {
    const last = itemAt(positions, before);
    return G.turnOrder.flatMap((playerID) =>
      playerOf(G, playerID)
        .built.slice(playerOf(last, playerID).built.length)
        .map(({ card }) => ({ move: before + 1, playerID, round: last.round, card })),
    );
  });
}

export function historyOf(timeline: Timeline<G>): GameHistory {
  const positions = Array.from({ length: timeline.moves + 1 }, (_, moves) => timeline.at(moves));
  const rounds: RoundStart[] = [];
  for (const [from, { G, ctx }] of positions.entries())
    if (ctx.phase === 'work' && rounds[rounds.length - 1]?.round !== G.round)
      rounds.push({ round: G.round, from });
  const states = positions.map(({ G }) => G);
  const { turnOrder } = itemAt(states, 0);
  const scores = Object.fromEntries(turnOrder.map((id) => [id, states.map((G) => scoreNow(G, id))]));
  const sourceAt = (id: PlayerID, at: number, shown: PointsShown): number => {
    const score = itemAt(entryOf(scores, id), at);
    return shown === 'total' ? POINT_SOURCES.reduce((sum, each) => sum + score[each], 0) : score[shown];
  };
  return {
    moves: timeline.moves,
    rounds,
    points: recordOf(POINTS_SHOWN, (shown) =>
      coursesOf(turnOrder, states, (_G, id, at) => sourceAt(id, at, shown)),
    ),
    resources: recordOf(RESOURCES_SHOWN, (shown) =>
      coursesOf(turnOrder, states, (G, id) => resourcesOf(G, id, shown)),
    ),
    tracks: recordOf(TRACKS, (track) => coursesOf(turnOrder, states, (G, id) => playerOf(G, id)[track])),
    buildings: buildingsIn(states),
  };
}
