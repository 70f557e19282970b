/** Moves copies of elements over the table, where no ancestor clips them. */
import { type Box, durationOf } from './flights';
import { EASING } from './motion';

/** Attributes by which code finds an element. A copy must not be found. */
const HOOKS = [
  'id',
  'data-testid',
  'data-action',
  'data-piece',
  'data-link',
  'data-row',
  'data-card',
  'data-space',
] as const;

function unhook(element: Element): void {
  for (const hook of HOOKS) element.removeAttribute(hook);
}

/** Returns the ancestors of an element below the table, the nearest first. */
export function ancestorsOf(element: Element, table: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && at !== table; at = at.parentElement) found.push(at);
  return found;
}

/** Returns a copy of an element and its content. */
export const copyOf = (element: HTMLElement): HTMLElement => element.cloneNode(true) as HTMLElement;

/** Puts a copy into empty copies of its ancestors without boxes, so that the same styles apply to it. */
function dressed(copy: HTMLElement, ancestors: readonly Element[], width: number, height: number): Element {
  // Only copies that are shown need it, which are few of those that are made.
  for (const part of [copy, ...copy.querySelectorAll('*')]) unhook(part);
  Object.assign(copy.style, {
    position: 'static',
    inset: 'auto',
    boxSizing: 'border-box',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transform: 'none',
    translate: 'none',
  });
  return ancestors.reduce<Element>((inside, ancestor) => {
    const around = ancestor.cloneNode(false) as Element;
    unhook(around);
    if (around instanceof HTMLElement) around.style.display = 'contents';
    around.append(inside);
    return around;
  }, copy);
}

export type Copied = {
  readonly copy: HTMLElement;
  readonly ancestors: readonly Element[];
  /** Size in CSS px of the element's own zoom */
  readonly width: number;
  readonly height: number;
  readonly from: Box;
  readonly to: Box;
  /** The element that the copy replaces while it moves */
  readonly hides: HTMLElement | null;
};

const at = ({ x, y, width, height }: Box, copy: DOMRect): string =>
  `translate(${x}px, ${y}px) scale(${width / copy.width}, ${height / copy.height})`;

/** Moves copies to their places. Returns a function that ends all movement at once. */
export function fly(table: HTMLElement, copies: readonly Copied[]): () => void {
  const layers = copies.map(({ copy, ancestors, width, height }) => {
    const layer = document.createElement('div');
    layer.className = 'flying';
    layer.inert = true;
    layer.append(dressed(copy, ancestors, width, height));
    return layer;
  });
  table.append(...layers);
  // All copies are measured after all were added, so that the page has only one layout to compute.
  const sizes = copies.map(({ copy }) => copy.getBoundingClientRect());
  const ends = copies.flatMap(({ from, to, hides }, nth) => {
    const [layer, size] = [layers[nth], sizes[nth]];
    if (layer === undefined || size === undefined || size.width === 0 || size.height === 0) {
      layer?.remove();
      return [];
    }
    const duration = durationOf(from, to);
    const hidden = hides?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    const way = layer.animate([{ transform: at(from, size) }, { transform: at(to, size) }], {
      duration,
      easing: EASING,
    });
    const end = () => {
      hidden?.cancel();
      layer.remove();
    };
    way.onfinish = end;
    return [end];
  });
  return () => {
    for (const end of ends) end();
  };
}
