import type { CSSProperties } from 'react';
import type { Point } from './view';

/** Puts a glyph at a point of the sheet at its own size, whatever the zoom: `--g` is the glyphs' scale. `offset`: how far
 *  from the point, at its own size. */
export const glyphAt = ([x, y]: Point, [dx, dy]: Point = [0, 0]): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(var(--g))${dx === 0 && dy === 0 ? '' : ` translate(${dx}px, ${dy}px)`}`,
});
