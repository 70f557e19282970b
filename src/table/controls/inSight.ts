/** Checks whether the centre of an element is on the screen and not clipped by an ancestor. */
export function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (width === 0 || middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight) return false;
  for (
    let around = element.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (middle < box.left || middle > box.right || centre < box.top || centre > box.bottom) return false;
  }
  return true;
}
