/** This game's line icons for the kit's `Glyph`: paths in a 24 × 24 box. */
export const GLYPHS = {
  trade: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  gather: 'M12 6v14M12 6C9.5 4.3 6.5 4 3 4v14c3.5 0 6.5.3 9 2 2.5-1.7 5.5-2 9-2V4c-3.5 0-6.5.3-9 2Z',
  explore: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm4 5-2.5 5.5L8 16l2.5-5.5Z',
  hunt: 'M4 20 14 10M14 4c0 3.3 2.7 6 6 6M14 10V4l6 6ZM4 15v5h5',
  handOver: 'M4 9h12M12 5l4 4-4 4M8 20h12M8 20l3-3M8 20l3 3',
  business: 'M7 4h10a1 1 0 0 1 1 1v15l-3-2-3 2-3-2-3 2V5a1 1 0 0 1 1-1ZM9.5 9h5M9.5 13h5',
  marker: 'M12 3v18M8 7h8M9.5 11h5M9 17l6-2',
  factory: 'M4 20V10l5 3v-3l5 3V5h4l1 15ZM8 16h1M12 16h1M16 16h1',
} as const;
