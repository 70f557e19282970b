import type { Territory } from './vocabulary';

/**
 * The 24 territories. Kinds, levels and numbers of spaces are known; the effects of spaces and backs are this
 * project's choice.
 */
// biome-ignore format: one space a line reads best
export const territories: readonly Territory[] = [
  {
    id: 'p01', kind: 'plain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { cattle: 2 } }] },
      { size: 'small', capacity: 2, do: [{ gain: { log: 1 } }, { expedition: 1 }] },
      { size: 'large', capacity: 2, do: [{ gain: { cattle: 1, rock: 1, log: 1 } }] },
    ],
    back: { outpost: { metric: 'artifacts', at: [3, 5, 7], vp: [3, 6, 10] } },
  },
  {
    id: 'p02', kind: 'plain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { log: 2 } }] },
      { size: 'small', capacity: 2, do: [{ gain: { cattle: 1 } }, { technology: 1 }] },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'raw', count: 2, different: true } }, { expedition: 1 }] },
    ],
    back: { outpost: { metric: 'river', at: [5, 8, 11], vp: [3, 6, 9] } },
  },
  {
    id: 'p03', kind: 'plain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { cattle: 1, log: 1 } }] },
      { size: 'small', capacity: 1, do: [{ expedition: 2 }] },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'raw', count: 1 } }, { swap: 1 }, { convert: 1 }] },
    ],
    back: { outpost: { metric: 'militaryLevel', at: [2, 3, 4], vp: [2, 5, 9] } },
  },
  {
    id: 'p04', kind: 'plain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { cattle: 1 } }, { technology: 1 }] },
      { size: 'small', capacity: 2, do: [{ gain: { log: 1 } }, { vp: 2 }] },
      { size: 'large', capacity: 2, do: [{ gain: { cattle: 1 } }, { expedition: 1 }, { military: 1 }] },
    ],
    back: { outpost: { metric: 'craftsmanLevels', at: [2, 4, 6], vp: [3, 6, 9] } },
  },
  {
    id: 'p05', kind: 'plain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { cattle: 2 } }, { convert: 1 }] },
      { size: 'small', capacity: 1, do: [{ gain: { leather: 1, log: 1 } }] },
      { size: 'large', capacity: 2, do: [{ expedition: 2 }, { gain: { log: 1 } }] },
    ],
    back: { outpost: { metric: 'processed', at: [2, 4, 6], vp: [3, 5, 8] } },
  },
  {
    id: 'p06', kind: 'plain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { log: 2 } }, { convert: 1 }] },
      { size: 'small', capacity: 1, do: [{ gain: { timber: 1, cattle: 1 } }] },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'raw', count: 3 } }] },
    ],
    back: { outpost: { metric: 'categories', at: [2, 3, 4], vp: [2, 5, 9] } },
  },
  {
    id: 'p07', kind: 'plain', level: 2,
    spaces: [
      { size: 'small', capacity: 1, do: [{ technology: 2 }, { gain: { log: 1 } }] },
      { size: 'small', capacity: 2, do: [{ choose: [[{ gain: { leather: 1 } }], [{ gain: { timber: 1 } }]] }, { swap: 1 }] },
      { size: 'large', capacity: 2, do: [{ gain: { cattle: 1, log: 1 } }, { expedition: 1 }] },
    ],
    back: { outpost: { metric: 'flags', at: [2, 3, 4], vp: [4, 7, 11] } },
  },
  {
    id: 'p08', kind: 'plain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ expedition: 2 }] },
      { size: 'small', capacity: 2, do: [{ exchange: { pay: { anyRaw: 1 }, get: [{ vp: 3 }], times: 3 } }] },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'raw', count: 1 } }, { convert: 3 }] },
    ],
    back: { outpost: { metric: 'sameCategory', at: [2, 3, 4], vp: [3, 6, 10] } },
  },
  {
    id: 'p09', kind: 'plain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { leather: 1, timber: 1 } }] },
      { size: 'small', capacity: 1, do: [{ expedition: 3 }, { vp: 1 }] },
      { size: 'large', capacity: 2, do: [{ bonusTile: true }] },
    ],
  },
  {
    id: 'p10', kind: 'plain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gainAny: { form: 'raw', count: 3 } }, { convert: 1 }] },
      { size: 'small', capacity: 1, do: [{ technology: 3 }, { vp: 1 }] },
      { size: 'large', capacity: 2, do: [{ bonusTile: true }] },
    ],
  },
  {
    id: 'p11', kind: 'plain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { leather: 2 } }] },
      { size: 'small', capacity: 1, do: [{ vp: 5 }] },
      { size: 'large', capacity: 2, do: [{ bonusTile: true }] },
    ],
  },
  {
    id: 'p12', kind: 'plain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { timber: 2 } }] },
      { size: 'small', capacity: 2, do: [{ expedition: 2 }, { technology: 1 }] },
      { size: 'large', capacity: 2, do: [{ bonusTile: true }] },
    ],
  },
  {
    id: 'm01', kind: 'mountain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { rock: 2 } }] },
      { size: 'small', capacity: 2, do: [{ gain: { ore: 1 } }, { military: 1 }] },
      { size: 'large', capacity: 2, do: [{ gain: { cattle: 1, rock: 1, ore: 1 } }] },
    ],
    back: { trail: [{ gainAny: { form: 'processed', count: 1 } }, { expedition: 1 }, { vp: 1 }] },
  },
  {
    id: 'm02', kind: 'mountain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { ore: 2 } }] },
      { size: 'small', capacity: 2, do: [{ gain: { rock: 1 } }, { military: 1 }] },
      { size: 'large', capacity: 2, do: [{ military: 2 }, { gain: { ore: 1 } }] },
    ],
    back: { trail: [{ military: 3 }, { vp: 2 }] },
  },
  {
    id: 'm03', kind: 'mountain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { rock: 1, ore: 1 } }] },
      { size: 'small', capacity: 1, do: [{ military: 3 }] },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'raw', count: 1 } }, { swap: 1 }, { convert: 1 }] },
    ],
    back: { trail: [{ gainAny: { form: 'raw', count: 2 } }, { convert: 3 }] },
  },
  {
    id: 'm04', kind: 'mountain', level: 1,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { ore: 1 } }, { technology: 1 }] },
      { size: 'small', capacity: 2, do: [{ gain: { rock: 1 } }, { vp: 2 }] },
      { size: 'large', capacity: 2, do: [{ warrior: 1 }, { gain: { rock: 1 } }] },
    ],
    back: { trail: [{ gainAny: { form: 'raw', count: 3 } }, { vp: 1 }] },
  },
  {
    id: 'm05', kind: 'mountain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { rock: 2 } }, { convert: 1 }] },
      { size: 'small', capacity: 1, do: [{ gain: { stone: 1, ore: 1 } }] },
      { size: 'large', capacity: 2, do: [{ military: 3 }, { gain: { ore: 1 } }] },
    ],
    back: { trail: [{ gainAny: { form: 'processed', count: 2 } }] },
  },
  {
    id: 'm06', kind: 'mountain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ gain: { ore: 2 } }, { convert: 1 }] },
      { size: 'small', capacity: 1, do: [{ gain: { bronze: 1, rock: 1 } }] },
      { size: 'large', capacity: 2, do: [{ warrior: 1 }, { military: 1 }, { gain: { ore: 1 } }] },
    ],
    back: { trail: [{ vp: 4 }, { military: 1 }] },
  },
  {
    id: 'm07', kind: 'mountain', level: 2,
    spaces: [
      { size: 'small', capacity: 1, do: [{ military: 3 }, { vp: 1 }] },
      { size: 'small', capacity: 2, do: [{ choose: [[{ gain: { stone: 1 } }], [{ gain: { bronze: 1 } }]] }, { swap: 1 }] },
      { size: 'large', capacity: 2, do: [{ gain: { rock: 1 } }, { convert: 3 }] },
    ],
    back: { trail: [{ exchange: { pay: { anyRaw: 1 }, get: [{ vp: 3 }], times: 3 } }] },
  },
  {
    id: 'm08', kind: 'mountain', level: 2,
    spaces: [
      { size: 'small', capacity: 2, do: [{ exchange: { pay: { anyProcessed: 1 }, get: [{ vp: 6 }], times: 1 } }] },
      { size: 'small', capacity: 2, do: [{ gain: { rock: 1, ore: 1 } }, { military: 1 }] },
      { size: 'large', capacity: 2, do: [{ military: 1 }, { gain: { rock: 1 } }, { vp: 3 }] },
    ],
    back: { trail: [{ technology: 2 }, { gainAny: { form: 'processed', count: 1 } }] },
  },
  {
    id: 'm09', kind: 'mountain', level: 3,
    spaces: [
      { size: 'small', capacity: 1, do: [{ vp: 6 }], condition: { metric: 'militaryLevel', min: 3 } },
      { size: 'small', capacity: 2, do: [{ vp: 5 }], condition: { metric: 'artifacts', min: 5 } },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'processed', count: 2 } }, { vp: 1 }], condition: { metric: 'river', min: 8 } },
    ],
  },
  {
    id: 'm10', kind: 'mountain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ convert: 4 }, { vp: 3 }], condition: { metric: 'craftsmen', min: 3 } },
      { size: 'small', capacity: 2, do: [{ vp: 5 }], condition: { metric: 'junctions', min: 3 } },
      { size: 'large', capacity: 2, do: [{ vp: 6 }], condition: { metric: 'flags', min: 2 } },
    ],
  },
  {
    id: 'm11', kind: 'mountain', level: 3,
    spaces: [
      { size: 'small', capacity: 1, do: [{ vp: 9 }], condition: { metric: 'militaryLevel', min: 4 } },
      { size: 'small', capacity: 2, do: [{ vp: 6 }], condition: { metric: 'artifacts', min: 6 } },
      { size: 'large', capacity: 2, do: [{ vp: 6 }], condition: { metric: 'river', min: 10 } },
    ],
  },
  {
    id: 'm12', kind: 'mountain', level: 3,
    spaces: [
      { size: 'small', capacity: 2, do: [{ vp: 6 }], condition: { metric: 'categories', min: 4 } },
      { size: 'small', capacity: 1, do: [{ vp: 7 }], condition: { metric: 'junctions', min: 4 } },
      { size: 'large', capacity: 2, do: [{ gainAny: { form: 'processed', count: 1 } }, { vp: 3 }], condition: { metric: 'craftsmanLevels', min: 4 } },
    ],
  },
];
