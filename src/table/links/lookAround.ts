/** Looking around by keys: the arrows go from thing to thing, whether it can be chosen or not. */
import type { LinkOf } from '../../game-api/links';
import { nearestTowards } from '../board/nearest';
import type { Point } from '../board/view';
import { isInSight } from '../controls/inSight';
import { anySelector, linkOn, type Marks } from './link';
import type { Thing } from './look';

const middleOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Things in sight that something is said of. */
const thingsIn = (root: HTMLElement, marks: Marks, linkOf: LinkOf): readonly Thing[] =>
  [...root.querySelectorAll<Thing>(anySelector(marks))].filter((element) => {
    const link = linkOn(element, marks);
    return link !== null && isInSight(element) && linkOf(link) !== null;
  });

/** What is nothing to press gets a role and a name when it is come to: until then it costs nothing. */
function goTo(element: Thing, marks: Marks, linkOf: LinkOf): void {
  const link = linkOn(element, marks);
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
    // A cell of a table stays one.
    if (!element.hasAttribute('role') && !(element instanceof HTMLTableCellElement)) {
      element.setAttribute('role', element instanceof SVGElement ? 'img' : 'group');
      if (!element.hasAttribute('aria-label'))
        element.setAttribute('aria-label', (link === null ? null : linkOf(link))?.title ?? '');
    }
  }
  element.focus({ preventScroll: true });
}

/** Puts the focus on the thing nearest to the middle of the board. */
export function lookAround(root: HTMLElement, marks: Marks, linkOf: LinkOf): void {
  const [x, y] = middleOf(root.querySelector('.board-area') ?? root);
  const far = (element: Thing) => Math.hypot(middleOf(element)[0] - x, middleOf(element)[1] - y);
  const [first] = [...thingsIn(root, marks, linkOf)].sort((a, b) => far(a) - far(b));
  if (first !== undefined) goTo(first, marks, linkOf);
}

/** Goes on from a thing by an arrow key. Gives back whether it did. */
export function lookOn(root: HTMLElement, from: Thing, key: string, marks: Marks, linkOf: LinkOf): boolean {
  const things = thingsIn(root, marks, linkOf);
  const ids = things.map((_, index) => String(index));
  const at = things.indexOf(from);
  if (at < 0) return false;
  const next = nearestTowards((id) => middleOf(things[Number(id)]), String(at), key, ids);
  if (next !== null) goTo(things[Number(next)], marks, linkOf);
  return next !== null;
}
