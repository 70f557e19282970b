/**
 * The board: tracks, homeland and supplies. docs/terramara/content.md lists which values are known and which are
 * this project's choice.
 */
import { type Level, PROCESSED, RAW } from './terms';
import type { Content, Effect, HomelandSpace } from './vocabulary';

const develop: readonly Effect[] = [{ military: 1 }, { technology: 1 }];
const travel: readonly Effect[] = [{ expedition: 2 }];
const craftsmanSpace = { id: 'craftsman', capacity: 2, do: [{ takeCraftsman: true }] } as const;
const developOrTravel: HomelandSpace = {
  id: 'developTravel',
  capacity: 2,
  do: [{ choose: [develop, travel] }],
};
const raidSpace = { id: 'raid', capacity: 1, do: [{ raid: true }] } as const;
const leaderSpace = { id: 'leader', capacity: 1, do: [{ leader: true }] } as const;
const raidAndLeader = { id: 'raidLeader', capacity: 1, do: [{ raid: true }, { leader: true }] } as const;

type Board = Omit<Content, 'territories' | 'bonusTiles' | 'startCards' | 'characters' | 'artifacts'>;

export const board: Board = {
  resources: { raw: RAW, processed: PROCESSED, perKind: 16 },
  craftsmen: { 1: 9, 2: 5, 3: 3, byRound: [1, 1, 2, 2, 3], perRound: 2 },
  raidDivisor: { '0': 5, '1': 6, '2': 7, '3': 8, '-3': 2, '-2': 3, '-1': 4 },
  military: { end: 18, levelFrom: [0, 5, 10, 15], rankVp: [8, 5, 2] },
  river: {
    end: 12,
    reach: [2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8, 8],
    spaces: {
      '2': 'reserveAbility',
      '4': { bonusTile: 1 },
      '6': 'explorer',
      '7': { bonusTile: 2 },
      '9': 'reserveDiscount',
      '10': { bonusTile: 3 },
    },
  },
  road: {
    next: {
      start: ['way'],
      way: ['j1'],
      j1: ['j2', 'b1', 'o1'],
      b1: ['j2'],
      o1: ['j2'],
      j2: ['j3', 'b2', 'o2'],
      b2: ['j3'],
      o2: ['j3'],
      j3: ['j4', 'b3', 'o3'],
      b3: ['j4'],
      o3: ['j4'],
      j4: ['camp', 'b4', 'o4'],
      b4: ['camp'],
      o4: ['camp'],
    },
    junction: {
      ...{ start: 0, way: 0 },
      ...{ j1: 1, b1: 1, o1: 1, j2: 2, b2: 2, o2: 2, j3: 3, b3: 3, o3: 3, j4: 4, b4: 4, o4: 4 },
      camp: 5,
    },
    bonusLevel: { b1: 2, b2: 2, b3: 3, b4: 3 },
    campVp: [9, 7, 6, 5, 4, 3, 2, 1],
  },
  neutralCards: [1, 2, 3, 4],
  homeland: {
    '2': [craftsmanSpace, developOrTravel, raidAndLeader],
    '3': [craftsmanSpace, developOrTravel, raidSpace, leaderSpace],
    '4': [
      craftsmanSpace,
      { id: 'develop', capacity: 2, do: develop },
      { id: 'travel', capacity: 2, do: travel },
      raidSpace,
      leaderSpace,
    ],
  },
};

/** The leader's gifts in rounds 1 to 4, by place in the new turn order (S5.4). */
export const LEADER_GIFTS: readonly (readonly Effect[])[] = [
  [{ expedition: 1 }],
  [],
  [{ technology: 1 }],
  [{ military: 1 }],
];

/** The leader's gain in round 5 (S5.4). */
export const LEADER_LAST: Effect = { choose: [[{ expedition: 2 }], [{ military: 2 }], [{ technology: 2 }]] };

/** The action of the player's own hut (S5.8). */
export const HUT: readonly Effect[] = [{ choose: [[{ convert: 1 }], [{ swap: 1 }]] }];

/** Effects of characters in the opening gains (S8.1, S8.2). */
export const AT_ONCE: Readonly<Record<string, readonly Effect[]>> = {
  horse: [{ expedition: 1 }],
  boat: [{ technology: 1 }],
};

/** Points of adult characters that the rulebook prints (S8.1, S8.2, S8.5 to S8.7). */
export const ADULT_VP = {
  junction: 2,
  technology: 2,
  chiefWithOthers: 3,
  chiefAlone: 5,
  flag: 4,
  trail: 2,
} as const;

/** Military lost by joining and by raiding (S4.7, S5.3). */
export const JOINING_PRICE = 1;
export const RAID_PRICE = 1;

/** VP per leftover resource (S9.8). */
export const LEFT_OVER_VP = { raw: 0.5, processed: 1 } as const;

/** VP for a reserved artifact that wasn't built (S9.7). */
export const UNBUILT_RESERVED = -5;

export const TERRITORIES_PER_LEVEL = 2;
export const LEVEL_OF_ROW: readonly Level[] = [1, 1, 2, 2, 3, 3];
