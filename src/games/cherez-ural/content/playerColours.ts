/** Piece colours, indexed by colour number. None of them is the colour of a kind of goods. */
export const PLAYER_COLOURS = [
  { id: 'plum', name: { en: 'plum', ja: '紫' }, fill: '#7a3a86', edge: '#4e1f58', glyph: '#ffffff' },
  { id: 'copper', name: { en: 'copper', ja: '銅' }, fill: '#b4581a', edge: '#713309', glyph: '#ffffff' },
  { id: 'ink', name: { en: 'ink', ja: '墨' }, fill: '#33363f', edge: '#0f1116', glyph: '#ffffff' },
  { id: 'ivory', name: { en: 'ivory', ja: '象牙' }, fill: '#fbf7ea', edge: '#5b4f38', glyph: '#3a3020' },
] as const;

/** Index into `PLAYER_COLOURS`. It also selects the shield's pattern: 0 plain, 1 two pales, 2 bend, 3 chevron. */
export type PlayerColour = 0 | 1 | 2 | 3;
