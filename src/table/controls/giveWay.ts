import { useEffect } from 'react';

/** Controls over a board that can become transparent, and the highlights they must not cover (`story/`, `links/`) */
const OVER_BOARD = '.map-overview, .map-controls';
const LIT = '.story-ring, .link-ring';

/** Makes controls over the board transparent where they cover a highlight. */
function giveWay(table: HTMLElement): void {
  const lit = [...table.querySelectorAll(LIT)].map((ring) => ring.getBoundingClientRect());
  for (const part of table.querySelectorAll(OVER_BOARD)) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isOver = lit.some(
      (ring) => ring.left < right && ring.right > left && ring.top < bottom && ring.bottom > top,
    );
    part.toggleAttribute('data-gives-way', isOver);
  }
}

/** Makes controls over the board transparent while these highlights are behind them. */
export function useGiveWay(table: HTMLElement | null, highlights: readonly unknown[]): void {
  useEffect(() => {
    if (table === null) return;
    giveWay(table);
    return () => giveWay(table);
  }, [table, highlights]);
}
