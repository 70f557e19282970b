/** Finds the elements on the page that a step of the guide names. */
import type { GuideStep } from '../../game-api/module';
import { isInSight } from '../../table/controls/inSight';

type Named = Pick<GuideStep, 'press' | 'asks'>;

const isRendered = (element: Element) => element.getClientRects().length > 0;

/**
 * Returns the elements that a step names now: the first of its selectors that matches something. A step that asks for a
 * move names one element, the next one to press. In an open dialog only the dialog's elements count.
 */
export function namedElements({ press, asks }: Named): readonly Element[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  for (const selector of press) {
    const found = [...root.querySelectorAll(selector)].filter(isRendered);
    const [first] = found;
    if (first === undefined) continue;
    return asks === null ? found : [found.find(isInSight) ?? first];
  }
  return [];
}
