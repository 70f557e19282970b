import type { Character } from './vocabulary';

/**
 * The 7 characters. Japanese names and abilities (S8.1 to S8.7) are known; English names and `adultVp` are this
 * project's choice.
 */
// biome-ignore format: one record a line reads best
export const characters: readonly Character[] = [
  { id: 'horse', ja: '馬の人', en: 'Rider', known: ['ja', 'texts of both sides'], ours: ['en'] },
  { id: 'boat', ja: '船の人', en: 'Boatman', known: ['ja', 'texts of both sides'], ours: ['en'] },
  { id: 'forest', ja: '森の人', en: 'Woodlander', known: ['ja', 'texts of both sides'], ours: ['en', 'adultVp'], adultVp: [3, 5, 7, 9] },
  { id: 'maker', ja: '作る人', en: 'Maker', known: ['ja', 'texts of both sides'], ours: ['en', 'adultVp'], adultVp: [2, 3, 5] },
  { id: 'parent', ja: '親の人', en: 'Parent', known: ['ja', 'texts of both sides'], ours: ['en'] },
  { id: 'house', ja: '家の人', en: 'Householder', known: ['ja', 'texts of both sides'], ours: ['en'] },
  { id: 'mountain', ja: '山の人', en: 'Highlander', known: ['ja', 'texts of both sides'], ours: ['en'] },
];
