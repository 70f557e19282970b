import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import type { LinkPlace } from '../../game-api/links';
import { useGiveWay } from '../controls/giveWay';
import { isInSight } from '../controls/inSight';
import { usePortal } from '../controls/portal';
import { type RingBox, ringBox } from '../controls/ringBox';
import { useMeasured } from '../controls/useMeasured';
import type { StepIcon } from '../story/context';
import { StepIcons } from '../story/StepIcons';
import { type Marks, selectorOf } from './link';

type Ring = RingBox & { readonly place: LinkPlace };

const NONE: readonly Ring[] = [];
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
  const measure = useCallback(
    () => (table === null ? NONE : ringsOf(table, places, marks)),
    [table, places, marks],
  );
  const rings = useMeasured(measure, NONE);
  useGiveWay(table, rings);
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
