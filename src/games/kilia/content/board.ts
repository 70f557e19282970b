/** The boards: council board, player board, ships, and what setup deals. */
import type {
  AchievementRecord,
  Canal,
  MarketSpace,
  Numbers,
  Setup,
  Ship,
  Slot,
  ZoneRecord,
} from './vocabulary';

export const ZONE_RECORDS: readonly ZoneRecord[] = [
  {
    id: 'castle',
    good: 'salt',
    colour: 'white',
    symbol: 'key',
    startSymbols: 1,
    maxCards: 4,
    cost: [1, 2, 3, 4],
  },
  {
    id: 'university',
    good: 'brick',
    colour: 'red',
    symbol: 'building',
    startSymbols: 1,
    maxCards: 4,
    cost: [1, 2, 3, 4],
  },
  {
    id: 'shipyard',
    good: 'wood',
    colour: 'brown',
    symbol: 'ship',
    startSymbols: 1,
    maxCards: 4,
    cost: [1, 2, 3, 4],
  },
  {
    id: 'warehouse',
    good: 'wheat',
    colour: 'yellow',
    symbol: 'anchor',
    startSymbols: 1,
    maxCards: 4,
    cost: [1, 2, 3, 4],
  },
];

/** Keys and price in coins of columns 1 to 5, the same for both rows (R1.1). */
export const SLOTS: readonly Slot[] = [
  { keys: 1, price: 1 },
  { keys: 2, price: 2 },
  { keys: 3, price: 3 },
  { keys: 4, price: 5 },
  { keys: 5, price: 5 },
];

/** Market spaces in the order of `SPACES` (R5.1, R5.2, R5.6). */
export const MARKET: readonly MarketSpace[] = [
  { id: 'b1', uses: 1, restsOn: [], bonus: 'good' },
  { id: 'b2', uses: 1, restsOn: [], bonus: 'coins' },
  { id: 'b3', uses: 1, restsOn: [], bonus: 'good' },
  { id: 'm1', uses: 2, restsOn: ['b1', 'b2'], bonus: 'sprat' },
  { id: 'm2', uses: 2, restsOn: ['b2', 'b3'], bonus: 'contract' },
  { id: 't1', uses: 3, restsOn: ['m1', 'm2'], bonus: 'coins' },
];

/** The achievement spaces and the values of their wheels (R1.1, R8). */
export const ACHIEVEMENT_RECORDS: readonly AchievementRecord[] = [
  { id: 'fourCards', repeat: 'once for each zone', text: 'a zone with 4 cards', wheel: [7, 5, 4, 3, 2] },
  {
    id: 'twoThrees',
    repeat: 'again with the two other zones',
    text: 'two zones with 3 cards each',
    wheel: [8, 6, 4, 3, 2],
  },
  { id: 'allTwos', repeat: 'once', text: 'all four zones with 2 cards each', wheel: [9, 7, 5, 4, 3] },
  { id: 'fullMarket', repeat: 'once', text: 'a merchant on all 6 market spaces', wheel: [6, 5, 4, 3, 2] },
  {
    id: 'threeContracts',
    repeat: 'at the 6th, 9th, ...',
    text: '3 contracts fulfilled',
    wheel: [6, 4, 3, 2, 1],
  },
  { id: 'coins', repeat: 'any number', text: 'pay 15 coins', wheel: [9, 7, 5, 4, 3] },
];

/** Ships 1 to 5; a window is a list of cells (R4.7, R9.3). */
export const SHIPS: readonly Ship[] = [
  { id: 1, windows: [[1]] },
  { id: 2, windows: [[0], [2]] },
  { id: 3, windows: [[0, 1]] },
  { id: 4, windows: [[0, 1, 2]] },
  { id: 5, windows: [[0, 1, 2, 3]] },
];

/** Values of the optional wheel that covers one of the six (R1.9). */
export const EXTRA_WHEEL: readonly number[] = [7, 6, 5, 4, 3];

/** The canal with its printed building in space 0 (R1.10). */
export const CANAL: Canal = { spaces: 5, home: ['coin', 'own', null, 'coin', 'own'], homeSpace: 0, cells: 5 };

/** A player's starting supply (R1.7). */
export const SETUP: Setup = { coins: 3, goodsOfOtherColours: 1, chips: 4, ship: 1, heading: 'right' };

export const NUMBERS: Numbers = {
  refreshPrice: 5,
  activationPrice: 1,
  coinAchievement: 15,
  tradeRatio: 3,
  ownZonePoints: 3,
  pointsPerGood: 1,
  contractsPerChip: 3,
  marketCoins: 3,
};
