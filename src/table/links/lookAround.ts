/** Looking around by keyboard: the arrow keys move between all things, selectable or not. */

import type { LinkOf } from '../../game-api/links';
import { itemAt } from '../../rules-kit/indexed';
import { nearestTowards } from '../board/nearest';
import type { Point } from '../board/view';
import { isInSight } from '../controls/inSight';
import { anySelector, linkOn, type Marks } from './link';
import type { LookTarget } from './look';

const middleOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Returns the visible things that have a card. */
const thingsIn = (root: HTMLElement, marks: Marks, linkOf: LinkOf): readonly LookTarget[] =>
  [...root.querySelectorAll<LookTarget>(anySelector(marks))].filter((element) => {
    const link = linkOn(element, marks);
    return link !== null && isInSight(element) && linkOf(link) !== null;
  });

/**
 * Focuses a thing. An element that is not a control gets its role and name only now, which keeps the other elements
 * cheap.
 */
function goTo(element: LookTarget, marks: Marks, linkOf: LinkOf): void {
  const link = linkOn(element, marks);
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
    // Table cells keep their role.
    if (!element.hasAttribute('role') && !(element instanceof HTMLTableCellElement)) {
      element.setAttribute('role', element instanceof SVGElement ? 'img' : 'group');
      if (!element.hasAttribute('aria-label'))
        element.setAttribute('aria-label', (link === null ? null : linkOf(link))?.title ?? '');
    }
  }
  element.focus({ preventScroll: true });
}

/** Focuses the thing nearest to the centre of the board. */
export function lookAround(root: HTMLElement, marks: Marks, linkOf: LinkOf): void {
  const [x, y] = middleOf(root.querySelector('.board-area') ?? root);
  const far = (element: LookTarget) => Math.hypot(middleOf(element)[0] - x, middleOf(element)[1] - y);
  const [first] = [...thingsIn(root, marks, linkOf)].sort((a, b) => far(a) - far(b));
  if (first !== undefined) goTo(first, marks, linkOf);
}

/** Moves the focus to the next thing in the direction of an arrow key. Returns whether there was one. */
export function lookOn(
  root: HTMLElement,
  from: LookTarget,
  key: string,
  marks: Marks,
  linkOf: LinkOf,
): boolean {
  const things = thingsIn(root, marks, linkOf);
  const ids = things.map((_, index) => String(index));
  const at = things.indexOf(from);
  if (at < 0) return false;
  const next = nearestTowards((id) => middleOf(itemAt(things, Number(id))), String(at), key, ids);
  if (next !== null) goTo(itemAt(things, Number(next)), marks, linkOf);
  return next !== null;
}
