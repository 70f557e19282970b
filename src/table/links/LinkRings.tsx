import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LinkPlace } from '../../game-api/links';
import { giveWay } from '../controls/giveWay';
import { isInSight } from '../controls/inSight';
import { usePortal } from '../controls/portal';
import { type RingBox, ringBox } from '../controls/ringBox';
import type { StepIcon } from '../story/context';
import { StepIcons } from '../story/StepIcons';
import { type Marks, selectorOf } from './link';

type Ring = RingBox & { readonly place: LinkPlace };

/** Interval in ms to measure the rings again, because the board may move */
const LOOK_AGAIN_MS = 80;
/** Minimum size in px of a ring around a small icon */
const LEAST = 22;
/** Ratio of width to height from which a label goes inside its ring, because the next row is directly above */
const FLAT = 9;

export function ringsOf(root: HTMLElement, places: readonly LinkPlace[], marks: Marks): Ring[] {
  return places.flatMap((place) =>
    [...root.querySelectorAll(selectorOf(place.link, marks))]
      .filter(isInSight)
      .map((element): Ring => ({ place, ...ringBox(element.getBoundingClientRect(), LEAST) })),
  );
}

type LinkRingsProps = {
  readonly places: readonly LinkPlace[];
  readonly marks: Marks;
  readonly Icon: StepIcon;
};

/** Draws rings with labels around linked things. They are only visual, because the card lists the same things. */
export function LinkRings({ places, marks, Icon }: LinkRingsProps) {
  const table = usePortal();
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    if (table === null) return;
    const look = () => {
      const now = ringsOf(table, places, marks);
      giveWay(table);
      setRings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      giveWay(table);
    };
  }, [table, places, marks]);
  if (table === null) return null;
  return createPortal(
    <div className="link-rings" data-testid="link-rings" aria-hidden="true">
      {rings.map(({ place: { link, flag }, x, y, width, height }, nth) => (
        <span
          key={nth}
          className={`link-ring${nth === 0 ? ' link-ring-first' : ''}${width > FLAT * height ? ' link-ring-flat' : ''}`}
          data-lit={link}
          style={{ left: x, top: y, width, height }}
        >
          {flag !== undefined && (
            <span className="link-flag">
              <StepIcons icons={flag} Icon={Icon} size={13} />
            </span>
          )}
        </span>
      ))}
    </div>,
    table,
  );
}
