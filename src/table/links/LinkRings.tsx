import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LinkPlace } from '../../game-api/links';
import { isInSight } from '../controls/inSight';
import { usePortal } from '../controls/portal';
import type { StepIcon } from '../story/context';
import { StepSigns } from '../story/StepSigns';
import { type Marks, selectorOf } from './link';

type Ring = {
  readonly place: LinkPlace;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The board may move meanwhile. */
const LOOK_AGAIN_MS = 80;
/** Rings of small signs are as wide as what they stand on. */
const LEAST = 22;

export function ringsOf(root: HTMLElement, places: readonly LinkPlace[], marks: Marks): Ring[] {
  return places.flatMap((place) =>
    [...root.querySelectorAll(selectorOf(place.link, marks))].filter(isInSight).map((element): Ring => {
      const box = element.getBoundingClientRect();
      const [width, height] = [Math.max(LEAST, box.width), Math.max(LEAST, box.height)];
      return {
        place,
        x: Math.round(box.x + (box.width - width) / 2),
        y: Math.round(box.y + (box.height - height) / 2),
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );
}

type LinkRingsProps = {
  readonly places: readonly LinkPlace[];
  readonly marks: Marks;
  readonly Icon: StepIcon;
};

/** Rings round the things that have to do with what is looked at, with a word beside each. For the eye alone: the card
 *  lists the same. */
export function LinkRings({ places, marks, Icon }: LinkRingsProps) {
  const table = usePortal();
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    if (table === null) return;
    const look = () => {
      const now = ringsOf(table, places, marks);
      setRings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [table, places, marks]);
  if (table === null) return null;
  return createPortal(
    <div className="link-rings" data-testid="link-rings" aria-hidden="true">
      {rings.map(({ place: { link, flag }, x, y, width, height }, nth) => (
        <span
          key={nth}
          className={`link-ring${nth === 0 ? ' link-ring-first' : ''}`}
          data-lit={link}
          style={{ left: x, top: y, width, height }}
        >
          {flag !== undefined && (
            <span className="link-flag">
              <StepSigns signs={flag} Icon={Icon} size={13} />
            </span>
          )}
        </span>
      ))}
    </div>,
    table,
  );
}
