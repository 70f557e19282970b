import type { CSSProperties } from 'react';
import type { Point } from './view';

/**
 * Returns a style that places a glyph at a point of the sheet, independent of zoom: `--g` is the glyphs' scale.
 * `offset` is in px at scale 1.
 */
export const glyphAt = ([x, y]: Point, [dx, dy]: Point = [0, 0]): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(var(--g))${dx === 0 && dy === 0 ? '' : ` translate(${dx}px, ${dy}px)`}`,
});
