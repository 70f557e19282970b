/** Data of the charts after the game, computed from its states. */
import { type Courses, coursesOf } from '../../../game-api/courses';
import type { Timeline } from '../../../game-api/module';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import { ACHIEVEMENTS, type Achievement, type ContractId, GOODS, type PlayerID } from '../content/terms';
import { valueAt } from '../rules/achievements';
import { contractCard } from '../rules/content-pack/contentOf';
import { type G, playerOf } from '../rules/state/state';
import { SCORE_PARTS } from './gameResult';
import { pointsNow } from './points';

/** Choices of the points chart: the total, or one source. */
export const POINTS_SHOWN = ['total', ...SCORE_PARTS] as const;
export type PointsShown = (typeof POINTS_SHOWN)[number];

/** Choices of the goods chart: all goods, one kind, or coins. */
export const GOODS_SHOWN = ['goods', ...GOODS, 'coins'] as const;
export type GoodsShown = (typeof GOODS_SHOWN)[number];

type Happened = {
  /** Index of the state after it. */
  readonly move: number;
  readonly playerID: PlayerID;
  readonly round: number;
  readonly points: number;
};

export type GameCourse = {
  readonly moves: number;
  /** Each round with the index of its first state. */
  readonly rounds: readonly { readonly round: number; readonly from: number }[];
  readonly points: Readonly<Record<PointsShown, Courses>>;
  readonly goods: Readonly<Record<GoodsShown, Courses>>;
  /** Markers in the order of placement, with their values. */
  readonly markers: readonly (Happened & { readonly achievement: Achievement })[];
  /** Contracts in the order of fulfilment. */
  readonly contracts: readonly (Happened & { readonly contract: ContractId })[];
};

const goodsOf = (G: G, id: PlayerID, shown: GoodsShown): number => {
  const { goods, coins } = playerOf(G, id);
  if (shown === 'coins') return coins;
  return shown === 'goods' ? GOODS.reduce((sum, good) => sum + goods[good], 0) : goods[shown];
};

export function courseOf(timeline: Timeline<G>): GameCourse {
  const positions = Array.from({ length: timeline.moves + 1 }, (_, moves) => timeline.at(moves).G);
  const { turnOrder } = itemAt(positions, 0);
  const rounds: { round: number; from: number }[] = [];
  for (const [from, { round }] of positions.entries())
    if (rounds[rounds.length - 1]?.round !== round) rounds.push({ round, from });
  const scores = recordOf(turnOrder, (id) => positions.map((G) => pointsNow(G, id)));
  const courses = (valueIn: (G: G, id: PlayerID, at: number) => number): Courses =>
    coursesOf(turnOrder, positions, valueIn);
  return {
    moves: timeline.moves,
    rounds,
    points: recordOf(POINTS_SHOWN, (part) => courses((_G, id, at) => itemAt(entryOf(scores, id), at)[part])),
    goods: recordOf(GOODS_SHOWN, (shown) => courses((G, id) => goodsOf(G, id, shown))),
    ...happenedIn(positions),
  };
}

/** Finds markers and contracts by comparing each state with the previous one. */
function happenedIn(positions: readonly G[]): Pick<GameCourse, 'markers' | 'contracts'> {
  const markers: GameCourse['markers'][number][] = [];
  const contracts: GameCourse['contracts'][number][] = [];
  for (const [before, G] of positions.slice(1).entries()) {
    const last = itemAt(positions, before);
    for (const playerID of G.turnOrder) {
      const then = playerOf(last, playerID);
      const now = playerOf(G, playerID);
      const at = { move: before + 1, playerID, round: last.round };
      for (const achievement of ACHIEVEMENTS)
        for (let more = now.met[achievement] - then.met[achievement]; more > 0; more--)
          // All markers of a round go to the next value (R9.1).
          markers.push({
            ...at,
            achievement,
            points: valueAt(last, achievement, last.wheels[achievement].length),
          });
      for (const contract of now.fulfilled.slice(then.fulfilled.length))
        contracts.push({ ...at, contract, points: contractCard(G, contract).points });
    }
  }
  return { markers, contracts };
}
