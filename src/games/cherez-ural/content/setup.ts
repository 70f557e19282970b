import type { SituationId, SpaceId } from './terms';

type ByPlayers<Value> = Readonly<Record<number, Value>>;

/**
 * Returns a table's value for this number of players.
 * @throws RangeError unless it is 1 to 4
 */
export function forPlayers<Value>(table: ByPlayers<Value>, numPlayers: number): Value {
  const value = table[numPlayers];
  if (value === undefined) throw new RangeError(`No setup for ${numPlayers} players`);
  return value;
}

/** Gold by number of players, in turn order, after setup (R4.8, R14.3, R14.4). `START_TOKENS` is built alike. */
export const START_GOLD: ByPlayers<readonly number[]> = {
  1: [10],
  2: [10, 14],
  3: [10, 12, 19],
  4: [10, 12, 14, 16],
};
export const START_TOKENS: ByPlayers<readonly number[]> = {
  1: [0],
  2: [0, 1],
  3: [0, 1, 2],
  4: [0, 0, 1, 1],
};

export const HAND_SIZE = 7;
export const WORKER_CARDS_DEALT = 3;
/** Workers per player from round 3 on (R4.6). */
export const MOST_WORKERS = 2;
export const ROUNDS = 4;
export const MOST_TOKENS = 3;
export const TRACK_END = 10;
export const CAPACITY = 4;
export const NO_EXPLORATION_CHITS = 8;
export const SOLO_GOAL = 300;

/** Spots that get a chit at setup (R4.2 to R4.4). */
export const NO_EXPLORATION_START: readonly SpaceId[] = ['petersburg', 'kyakhta', 'nerchinsk'];
export const SIBERIA_HUNTING_START: readonly SpaceId[] = [
  'mangazeya',
  'narym',
  'yeniseysk',
  'ilimsk',
  'ust-kut',
];
export const SIBERIA_EXPLORATION_START: readonly SpaceId[] = ['irkutsk', 'selenginsk', 'kirensk'];
export const FAR_EAST_EXPLORATION_START: readonly SpaceId[] = [
  'yakutsk',
  'butalsk',
  'verkhoyansk',
  'uyandinsk',
  'anadyrsk',
  'nizhnekamchatsk',
  'verkhnekamchatsk',
  'okhotsk',
  'albazin',
];

/** Cities that get a no-exploration chit instead of their harvest chit, by number of players (R14.3 to R14.5). */
export const REPLACED_BY_NO_EXPLORATION: ByPlayers<readonly SpaceId[]> = {
  1: ['selenginsk', 'butalsk', 'verkhoyansk', 'verkhnekamchatsk'],
  2: ['selenginsk', 'butalsk', 'verkhoyansk'],
  3: ['selenginsk', 'butalsk', 'verkhoyansk'],
  4: [],
};
/** Hunting spots that start empty, by number of players (R14.3 to R14.5). */
export const HUNTING_REMOVED: ByPlayers<readonly SpaceId[]> = {
  1: ['mangazeya', 'narym', 'yeniseysk', 'ust-kut'],
  2: ['mangazeya'],
  3: ['mangazeya'],
  4: [],
};
/** Cities that must be explored before the Far East opens, by number of players (R10.1, R14.3 to R14.5). */
export const FAR_EAST_GATE: ByPlayers<{ readonly need: 'all' | 'any'; readonly cities: readonly SpaceId[] }> =
  {
    1: { need: 'any', cities: ['irkutsk', 'kirensk'] },
    2: { need: 'any', cities: ['irkutsk', 'kirensk'] },
    3: { need: 'all', cities: ['irkutsk', 'kirensk'] },
    4: { need: 'all', cities: ['irkutsk', 'selenginsk', 'kirensk'] },
  };
/** The solo game's city whose chit yields nothing when explored (R14.5). */
export const SOLO_DISC_CITY: SpaceId = 'albazin';
/** Cities from which a worker can explore, if they are explored themselves (R10.1). */
export const EXPLORING_STARTS: readonly SpaceId[] = ['moscow', 'petersburg'];

export const SOLO_ORDERS = ['random', 'normal', 'hard', 'veryHard'] as const;
export type SoloOrder = (typeof SOLO_ORDERS)[number];
/** Situation cards of rounds 1 to 4 (R14.5). */
export const SOLO_SITUATIONS: Readonly<Record<Exclude<SoloOrder, 'random'>, readonly SituationId[]>> = {
  normal: ['s04', 's03', 's06', 's01'],
  hard: ['s04', 's01', 's03', 's05'],
  veryHard: ['s02', 's05', 's01', 's04'],
};
/** Gold for track steps in the solo game; the first entry that is reached counts (R14.5). */
export const SOLO_TRACK_GOLD: readonly { readonly from: number; readonly gold: number }[] = [
  { from: 4, gold: 20 },
  { from: 1, gold: 10 },
  { from: 0, gold: 0 },
];
/** Cards removed before setup, by number of players (R14.4, R14.5). */
export const REMOVED_CARDS: ByPlayers<readonly string[]> = {
  1: ['p21'],
  2: ['w03'],
  3: [],
  4: [],
};
/** The first-game set that isn't used because it contains a removed card, by number of players (R4.9 ruling). */
export const REMOVED_SET: ByPlayers<'A' | 'B' | null> = { 1: 'B', 2: 'A', 3: null, 4: null };
