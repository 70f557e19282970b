import type { KeyOf } from '../../../../language/translated';
import { createTranslators } from '../../../../language/translator';
import { kitAlmanac } from '../../../../table/words/almanacEn';

/** Texts used only by the almanac. */
export const almanac = {
  section: { cards: 'Cards', board: 'Boards', legend: 'Legend' },
  provenance:
    'Published: from the rulebook or a review. House values: a reconstruction that differs from the published game; a content pack replaces them.',
  kind: { label: 'Cards', all: 'All cards', action: 'Action cards', contract: 'Contracts' },
  group: { label: 'Zone', all: 'All zones' },
  marks: 'Goods',
  field: {
    zone: 'zone',
    ability: 'ability',
    warehouse: 'building',
    cost: 'cost',
    reward: 'reward',
    points: 'points',
  },
  ships: 'Ships and their windows (heading right)',
  shipWindows: 'Ship {{ship}}: window {{hatches}}',
  or: ' or ',
  wheels: 'Wheels: conditions and values',
  columns: 'Columns: keys and prices',
  home: 'Printed building',
  goodsAndCoins: 'Goods and coins',
  zones: 'Zones and seals',
  pieces: 'Cards and pieces',
  legend: {
    any: 'A good of your choice',
    coin: 'A coin (taler)',
    price: 'A price, or an amount of coins',
    castle: 'Castle: one more key per card; then a contract (R4.5)',
    university: 'University: then an ability (R4.6)',
    shipyard: 'Shipyard: the next ship (R4.7)',
    warehouse: 'Warehouse: then a building on the canal (R4.8)',
    contract: 'A contract (R6.1)',
    newContract: 'A new contract from the row (R4.5)',
    merchant: 'A merchant in the market (R5.5)',
    swap: 'Swap: either good counts as the other (R4.6)',
    cards: 'Extra action: another card (R4.6)',
    sprat: 'Smoked sprat (R7.2)',
    wheel: 'A wheel of the council (R9.1)',
    flag: 'Points',
    crest: 'The crest: its owner starts every round (R1.6)',
    used: 'A used chip; “+1” beside chips is a good used as one (R8.1)',
  },
  kit: kitAlmanac,
} as const;

export const { translator: sayer } = createTranslators<KeyOf<typeof almanac>>({
  en: almanac,
  ja: async () => (await import('./ja')).almanac,
});
