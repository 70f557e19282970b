import { type RefObject, useLayoutEffect } from 'react';

/** What lines above the table take of the window, for the table's css. */
const OVER_TABLE = '--over-table';

/** Where a line begins, for its own css: it may be zoomed. */
const TOP = '--top';

/** The lines that stand there, from the top, with their heights. */
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

/** Has the table make room for a line above it. */
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
