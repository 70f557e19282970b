import type { CSSProperties } from 'react';
import type { Point } from './view';

/** Puts a glyph at a point of the sheet at its own size, whatever the zoom: `--g` is the glyphs' scale. */
export const glyphAt = ([x, y]: Point): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(var(--g))`,
});
