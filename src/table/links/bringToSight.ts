import type { LinkCard } from '../../game-api/links';
import { isInSight } from '../controls/inSight';
import { type Marks, selectorOf } from './link';

/** Scrolls the board to a card's first place on it, unless one of them is already visible. */
export function bringToSight(board: Element, card: LinkCard, marks: Marks): void {
  const places = card.lists
    .flatMap((list) => list.places)
    .flatMap(({ link }) => [...board.querySelectorAll(selectorOf(link, marks))]);
  const [first] = places;
  if (first === undefined || places.some(isInSight)) return;
  for (let around = first.parentElement; around !== null; around = around.parentElement) {
    const isScrolled = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (isScrolled && around.scrollHeight > around.clientHeight) {
      const [place, box] = [first.getBoundingClientRect(), around.getBoundingClientRect()];
      around.scrollTop += place.top - box.top - (box.height - place.height) / 2;
      return;
    }
    if (around === board) return;
  }
}
