import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import { clearPlace } from '../controls/clearPlace';
import { useGiveWay } from '../controls/giveWay';
import { isInSight } from '../controls/inSight';
import { usePortal } from '../controls/portal';
import { type RingBox, ringBox } from '../controls/ringBox';
import { useMeasured } from '../controls/useMeasured';
import type { RenderedLine } from '../log/renderTurns';
import type { StepIcon } from './context';
import { StepChanges, StepIcons } from './StepIcons';

const NONE: readonly RingBox[] = [];

/**
 * Returns the element that represents a place, preferably on the board, otherwise beside it, such as a player's panel.
 */
function standsFor(table: HTMLElement, place: string): readonly Element[] {
  const found = table.querySelector(`.board-area :is(${place})`) ?? table.querySelector(place);
  return found === null ? [] : [found];
}

/** Returns the boxes of a step's places on the screen and keeps them up to date. */
function useBoxes(table: HTMLElement | null, { places = [] }: RenderedLine): readonly RingBox[] {
  const selectors = places.join('\n');
  // Queries again each time, because a moving board may replace its elements.
  const find = useCallback(
    () =>
      table === null || selectors === ''
        ? []
        : selectors.split('\n').flatMap((place) => standsFor(table, place)),
    [table, selectors],
  );
  useEffect(() => {
    for (const element of find()) {
      if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else if (!isInSight(element)) element.dispatchEvent(new Event(BRING_IN_SIGHT, { bubbles: true }));
    }
  }, [find]);
  const measure = useCallback(
    () =>
      find()
        .filter(isInSight)
        .map((element) => ringBox(element.getBoundingClientRect())),
    [find],
  );
  const boxes = useMeasured(measure, NONE);
  useGiveWay(table, boxes);
  return boxes;
}

/** Converts screen px to px inside the zoomed table of a large window. */
const own = (px: number): string => `calc(${px}px / var(--zoom, 1))`;

/** Elements that a flag should not cover */
const PIECES = '[data-piece]';
/** Distances in px from the ring and from the board's edges, one of which a phone's sheet overlaps */
const GAP = 8;
const EDGE = 16;

type FlagProps = { readonly table: HTMLElement; readonly at: RingBox; readonly children: ReactNode };

/** Shows the gains of a step beside its place, where it covers no piece. */
function Flag({ table, at, children }: FlagProps) {
  const flag = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const board = table.querySelector('.board-area');
    const element = flag.current;
    if (board === null || element === null) return;
    const { x, y, width, height } = board.getBoundingClientRect();
    const isOnBoard = at.x < x + width && at.x + at.width > x && at.y < y + height && at.y + at.height > y;
    const room = isOnBoard ? { x, y, width, height } : { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const within = ({ x, y, width, height }: RingBox): RingBox => ({
      x: x - room.x,
      y: y - room.y,
      width,
      height,
    });
    const pieces = [...board.querySelectorAll(PIECES)].map((piece) => within(piece.getBoundingClientRect()));
    const size = element.getBoundingClientRect();
    const place = clearPlace({ width: size.width, height: size.height }, within(at), pieces, room, GAP, EDGE);
    element.style.translate = `${own(place.x + room.x)} ${own(place.y + room.y)}`;
  });
  return (
    <span className="story-flag" ref={flag}>
      {children}
    </span>
  );
}

/** Draws rings around the places of a step and shows its gains beside the last one. */
export function StoryLight({ line, Icon }: { readonly line: RenderedLine; readonly Icon: StepIcon }) {
  const table = usePortal();
  const boxes = useBoxes(table, line);
  const last = boxes[boxes.length - 1];
  if (table === null || last === undefined) return null;
  const amounts = (line.signs ?? []).filter((sign) => 'icon' in sign && sign.amount !== undefined);
  const isEmpty = amounts.length === 0 && line.changes.length === 0;
  return createPortal(
    <div className="story-light" data-testid="story-light" aria-hidden="true">
      {boxes.map(({ x, y, width, height }, nth) => (
        <span key={nth} className="story-ring" style={{ left: x, top: y, width, height }} />
      ))}
      {!isEmpty && (
        <Flag table={table} at={last}>
          <StepIcons icons={amounts} Icon={Icon} size={16} />
          <StepChanges line={line} of="" Icon={Icon} />
        </Flag>
      )}
    </div>,
    table,
  );
}
