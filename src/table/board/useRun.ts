import { useLayoutEffect, useRef } from 'react';
import { EASING, isStill, STILL_MS } from '../motion/motion';
import { lengthOf, pointsAt } from './lines';
import type { Point } from './view';

const MS_PER_STEP = 90;
const LONGEST_MS = 700;
const FRAMES = 24;
const SHARES = Array.from({ length: FRAMES }, (_, nth) => nth / (FRAMES - 1));

type Running<Place> = {
  readonly at: Place;
  readonly pointOf: (place: Place) => Point;
  /** Returns the line along which the piece came. If omitted, the piece jumps to its place. */
  readonly lineFrom: ((from: Place) => readonly Point[]) | undefined;
  /** Approximate distance between neighbouring places */
  readonly step: number;
};

/**
 * Animates a piece along its path when `at` changes. With reduced motion, an outline (`ghost`) marks both ends for a
 * second.
 */
export function useRun<Place>({ at, pointOf, lineFrom, step }: Running<Place>) {
  const mover = useRef<SVGGElement>(null);
  const ghost = useRef<SVGCircleElement>(null);
  const before = useRef(at);
  const way = useRef({ pointOf, lineFrom, step });
  // Kept here, because `getAnimations()` on the element would force a layout of the whole table.
  const running = useRef<Animation | null>(null);
  useLayoutEffect(() => {
    way.current = { pointOf, lineFrom, step };
  });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    const element = mover.current;
    if (from === at || element === null) return;
    running.current?.cancel();
    if (way.current.lineFrom === undefined) return;
    const target = way.current.pointOf(at);
    if (isStill()) {
      const [x, y] = way.current.pointOf(from);
      const away = `translate(${x - target[0]}px, ${y - target[1]}px) scale(var(--g))`;
      ghost.current?.animate(
        [
          { transform: away, opacity: 1 },
          { transform: away, opacity: 1 },
        ],
        { duration: STILL_MS },
      );
      return;
    }
    const line = way.current.lineFrom(from);
    const length = lengthOf(line);
    const steps = Math.max(1, Math.round(length / way.current.step));
    const frames = pointsAt(line, SHARES, length).map(([x, y]) => ({
      transform: `translate(${x - target[0]}px, ${y - target[1]}px)`,
    }));
    running.current = element.animate(frames, {
      duration: Math.min(LONGEST_MS, steps * MS_PER_STEP + 120),
      easing: EASING,
    });
  }, [at]);
  return { mover, ghost };
}
