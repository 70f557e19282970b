import type { Situation } from './vocabulary';

/** R6.2. */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 's01',
    name: { ja: 'マンガゼヤの焼失', en: 'Burning of Mangazeya' },
    known: ['name'],
    effects: [
      { do: 'moveNoExplorationChit', from: 'supply', to: 'mangazeya' },
      { do: 'removeHarvestChits', at: 'mangazeya' },
    ],
  },
  {
    id: 's02',
    name: { ja: 'ステンカ＝ラージンの乱', en: 'Stenka Razin’s Rebellion' },
    known: ['name'],
    effects: [{ do: 'noEntry', at: ['astrakhan', 'village-volga'] }],
  },
  {
    id: 's03',
    name: { ja: 'ネルチンスク条約', en: 'Treaty of Nerchinsk' },
    known: ['name'],
    effects: [
      { do: 'removeHarvestChits', at: 'albazin' },
      { do: 'moveNoExplorationChit', from: 'nerchinsk', to: 'albazin' },
    ],
  },
  {
    id: 's04',
    name: { ja: '北アメリカ植民の拡大', en: 'Colonization of North America' },
    known: ['name'],
    effects: [{ do: 'sellPrice', by: { fur: -2, sable: -2 }, area: { exportTrack: 'westEurope' }, floor: 1 }],
  },
  {
    id: 's05',
    name: { ja: 'ペテルブルクの建設', en: 'Founding of St Petersburg' },
    known: ['name', 'effects'],
    effects: [{ do: 'moveNoExplorationChit', from: 'petersburg', to: 'arkhangelsk' }],
  },
  {
    id: 's06',
    name: { ja: 'キャフタ条約', en: 'Treaty of Kyakhta' },
    known: ['name'],
    effects: [
      { do: 'moveNoExplorationChit', from: 'kyakhta', to: 'supply' },
      { do: 'firstTradeStep', at: 'kyakhta', track: 'china', steps: 1 },
    ],
  },
];
