import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from '../controls/portal';
import { type RingBox, ringBox } from '../controls/ringBox';
import type { ToldLine } from '../log/toldTurns';
import type { StepIcon } from './context';
import { StepChanges, StepSigns } from './StepSigns';

/** The board may still move to what is shown. */
const LOOK_AGAIN_MS = 80;

const sameBoxes = (a: readonly RingBox[], b: readonly RingBox[]) => JSON.stringify(a) === JSON.stringify(b);

/** Where the places of a step are on the screen, as long as it is shown. */
function useBoxes(table: HTMLElement | null, { places = [] }: ToldLine): readonly RingBox[] {
  const [boxes, setBoxes] = useState<readonly RingBox[]>([]);
  const selectors = places.join('\n');
  useEffect(() => {
    const board = table?.querySelector('.board-area') ?? null;
    const found = selectors === '' || board === null ? [] : selectors.split('\n');
    const elements = found.flatMap((place) => board?.querySelector(place) ?? []);
    for (const element of elements)
      if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const look = () => {
      const now = elements.map((element) => ringBox(element.getBoundingClientRect()));
      setBoxes((before) => (sameBoxes(before, now) ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [table, selectors]);
  return boxes;
}

/** A length on the screen as one of a part that a large window makes larger. */
const own = (px: number): string => `calc(${px}px / var(--zoom, 1))`;

/** Rings round the places of a step, and what it brought beside the last of them. */
export function StoryLight({ line, Icon }: { readonly line: ToldLine; readonly Icon: StepIcon }) {
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
        <span className="story-flag" style={{ left: own(last.x + last.width / 2), top: own(last.y) }}>
          <StepSigns signs={amounts} Icon={Icon} size={16} />
          <StepChanges changes={line.changes} of="" />
        </span>
      )}
    </div>,
    table,
  );
}
