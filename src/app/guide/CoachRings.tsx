import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import type { GuideStep } from '../../game-api/module';
import type { Box } from '../../table/controls/clearPlace';
import { isInSight, visiblePart } from '../../table/controls/inSight';
import { useMeasured, watchLayout } from '../../table/controls/useMeasured';
import { namedElements } from './namedElements';
import './guide.css';

/** Events that show that the learner is moving around on the page. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** Checks whether the map's buttons cover the centre of an element, so that a press there would miss it. */
function isUnderControls(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && above.closest('.map-controls') !== null && !above.contains(element);
}

/**
 * Keeps the step's element in view, by scrolling or by panning the map, until the learner moves around. It may be
 * rendered late (a map's targets follow the actions), and the map may be resized with the card.
 */
function useInSight(step: GuideStep): void {
  useEffect(() => {
    let found: Element | undefined;
    let left: Element | undefined;
    let tried = '';
    const bring = () => {
      [found] = namedElements(step);
      const isReachable = (element: Element) => isInSight(element) && !isUnderControls(element);
      if (found === undefined || found === left || isReachable(found)) return;
      // Without this, an element that can't be brought into view would be tried in every frame.
      const place = JSON.stringify([found.getBoundingClientRect(), visiblePart(found)]);
      if (place === tried) return;
      tried = place;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (!isReachable(found)) found.dispatchEvent(new Event(BRING_IN_SIGHT, { bubbles: true }));
    };
    const leave = () => {
      left = found;
    };
    const stop = watchLayout(bring);
    for (const kind of BY_HAND) window.addEventListener(kind, leave, { capture: true, passive: true });
    return () => {
      stop();
      for (const kind of BY_HAND) window.removeEventListener(kind, leave, { capture: true });
    };
  }, [step]);
}

const NONE: readonly Box[] = [];

/** Draws a ring around the visible part of each element that the step names, and keeps the first one in view. */
export function CoachRings({ step }: { readonly step: GuideStep }) {
  useInSight(step);
  const measure = useCallback(
    () =>
      namedElements(step)
        .filter(isInSight)
        .map((element): Box => {
          const { left, top, right, bottom } = visiblePart(element);
          return { x: left, y: top, width: right - left, height: bottom - top };
        }),
    [step],
  );
  return createPortal(
    useMeasured(measure, NONE).map(({ x, y, width, height }) => (
      <span
        key={`${x} ${y} ${width} ${height}`}
        className="coach-ring"
        style={{ left: x - 4, top: y - 4, width: width + 8, height: height + 8 }}
      />
    )),
    document.body,
  );
}
