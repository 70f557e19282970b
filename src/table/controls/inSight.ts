/** Where elements are visible: on the screen, and not clipped by an ancestor. */

type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Returns the boxes that clip an element: the window, and each ancestor that hides or scrolls what is beyond it. */
function clipsOf(element: Element): readonly Edges[] {
  const clips: Edges[] = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  for (
    let around = element.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  )
    if (getComputedStyle(around).overflow !== 'visible') clips.push(around.getBoundingClientRect());
  return clips;
}

const isWithin = (low: number, middle: number, high: number): boolean => low <= middle && middle <= high;

/** Checks whether the middle of the shorter range is inside the longer one. */
const meets = (low: number, high: number, from: number, to: number): boolean =>
  high - low <= to - from ? isWithin(from, (low + high) / 2, to) : isWithin(low, (from + to) / 2, high);

/** Checks whether the centre of an element is visible. An element larger than its clip must fill the clip's middle. */
export function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left === right) return false;
  return clipsOf(element).every(
    (clip) => meets(left, right, clip.left, clip.right) && meets(top, bottom, clip.top, clip.bottom),
  );
}

/** Returns the visible part of an element's box, in px of the window. */
export function visiblePart(element: Element): Edges {
  const all = [element.getBoundingClientRect(), ...clipsOf(element)];
  return {
    left: Math.max(...all.map(({ left }) => left)),
    top: Math.max(...all.map(({ top }) => top)),
    right: Math.min(...all.map(({ right }) => right)),
    bottom: Math.min(...all.map(({ bottom }) => bottom)),
  };
}
