import type { Mark } from './vocabulary';

/** Source of each field's values: the rulebook (known), a published review, or this project (ours). */
export const MARKS: Mark = {
  known: 'from the rulebook text (or, where marks say review, from a published review)',
  ours: 'reconstruction, not the published value',
  goods: 'known',
  zones: {
    id: 'known',
    good: 'known for shipyard and warehouse; castle and university inferred (review for university)',
    colour: 'as good',
    symbol: 'known for key, anchor; review for the others',
    startSymbols: 'known',
  },
  setup: 'known',
  slots: {
    count: 'known',
    keys: 'columns 1 to 3 known, 4 and 5 from a review',
    price: 'column 3 known, 4 known by the literal reading, 1, 2 and 5 ours',
  },
  market: {
    spaces: 'known',
    rows: 'known',
    uses: 'known',
    bonusKinds: 'known',
    bonus: 'which bonus lies where: ours',
  },
  achievements: {
    conditions: 'known',
    repeat: 'known',
    wheel: 'that it begins with a hub worth 7 on one wheel: known; everything else ours',
  },
  extraWheel: { exists: 'known', values: 'ours' },
  ships: {
    count: 'known',
    windows: 'one window but ship 2 with two, and the turned ship showing other cells: known; cells ours',
  },
  canal: { spaces: 'five sections: review; one printed warehouse: inferred', home: 'ours' },
  actionCards: {
    count: 'known',
    zone: 'exists: known; 24 a colour: ours',
    ability: 'three kinds: known; which card has which: ours',
    warehouse: 'exists, goods and coins: known; cells ours',
  },
  contracts: {
    count: 'known',
    cost: 'vocabulary (goods, any good, coins): known; values ours',
    reward: 'vocabulary (goods, any good, coins, new contract): known; values ours',
    points: 'exist: known; values ours',
  },
  sprats: 'known',
  coins: 'known',
  goodsPieces: 'known',
};
