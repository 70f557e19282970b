/** What lies over a board and can be seen through for a while, and what lights up there (`story/`, `links/`). */
const OVER_BOARD = '.map-overview, .map-controls';
const LIT = '.story-ring, .link-ring';

/** Has whatever lies over the board be seen through where something below it is lit. */
export function giveWay(table: HTMLElement): void {
  const lit = [...table.querySelectorAll(LIT)].map((ring) => ring.getBoundingClientRect());
  for (const part of table.querySelectorAll(OVER_BOARD)) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isOver = lit.some(
      (ring) => ring.left < right && ring.right > left && ring.top < bottom && ring.bottom > top,
    );
    part.toggleAttribute('data-gives-way', isOver);
  }
}
