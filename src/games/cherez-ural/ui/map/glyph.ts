import type { CSSProperties } from 'react';
import type { Place, Point } from './geography';

/** Puts a glyph at a point of the sheet at its own size, whatever the zoom: `--g` is the glyphs' scale. */
export const glyphAt = ([x, y]: Point): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(var(--g))`,
});

/** Where a glyph scales about its pivot: its own centre. */
export const centred = ({ offset: [x, y] }: Place) => `translate(${x} ${y})`;
