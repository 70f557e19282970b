import { type RefObject, useLayoutEffect } from 'react';

/** CSS variable: the height of all lines above the table. */
const OVER_TABLE = '--over-table';

/** CSS variable: the top of a line, whose own CSS corrects it for zoom. */
const TOP = '--top';

/** The lines from top to bottom, with their heights. */
const lines = new Map<HTMLElement, number>();

function stack(): void {
  let top = 0;
  for (const [line, height] of lines) {
    line.style.setProperty(TOP, `${top}px`);
    top += height;
  }
  const { style } = document.documentElement;
  if (lines.size === 0) style.removeProperty(OVER_TABLE);
  else style.setProperty(OVER_TABLE, `${top}px`);
}

/** Makes the table leave room for a line above it. */
export function useOverTable(line: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null || !isShown) return;
    const observer = new ResizeObserver(() => {
      lines.set(current, current.getBoundingClientRect().height);
      stack();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      lines.delete(current);
      stack();
    };
  }, [line, isShown]);
}
