import type { Text } from './terms';

export type PlayerColour = { readonly id: string; readonly name: Text; readonly fill: string };

/** The four player colours, named after dyes. */
export const PLAYER_COLOURS: readonly PlayerColour[] = [
  { id: 'madder', name: { en: 'Madder red', ja: '茜' }, fill: '#a82e3f' },
  { id: 'woad', name: { en: 'Woad blue', ja: '藍' }, fill: '#2c5aa0' },
  { id: 'linen', name: { en: 'Linen', ja: '亜麻' }, fill: '#f8f1df' },
  { id: 'soot', name: { en: 'Soot', ja: '煤' }, fill: '#35343b' },
];
