import { computePosition, flip, limitShift, offset, shift } from '@floating-ui/dom';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { RuleText, useRuleIn } from '../../game-api/lookUp';
import { withoutEmphasis } from '../../language/emphasis';
import { readKey } from '../keys/readKey';
import { type Box, clearPlace } from './clearPlace';
import { usePortal } from './portal';

export type BubbleProps = {
  readonly id: string;
  readonly text: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** Wider, for a card face instead of a sentence */
  readonly wide: boolean;
  /** The element that the tip explains */
  readonly of: Element;
  /** Position of `of` on the screen */
  readonly at: DOMRect;
  /** Returns boxes to keep visible; the tip then picks the side that covers least of them. */
  readonly keepClear?: () => readonly Box[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** Distance from the element, and padding to the window's edges, in px */
const GAP = 6;
const ROOM = { padding: 8 };

/**
 * Returns the parent for a tip: the dialog around the element, or the table's main part, so that users who navigate by
 * landmarks find it. The top layer prevents clipping.
 */
const landmarkOf = (of: Element, table: HTMLElement): Element =>
  of.closest('[role="dialog"]') ?? table.querySelector('main') ?? table;

/** Returns the line above the buttons of the action bar, if the element is one of them. */
const hintAbove = (of: Element): Element | null | undefined => of.closest('.bar')?.querySelector('.hint');

/** An open tip. A rule in its text opens by a click on the number, or by `?` on the tip's element (`useKeys`). */
export function Bubble(props: BubbleProps) {
  const { id, text, side, wide, of, at, keepClear, onStay, onLeave, onClose } = props;
  const table = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const sentence = typeof text === 'string' ? text : null;
  const ruleIn = useRuleIn();
  const hasRule = sentence !== null && ruleIn(sentence) !== null;
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    // Browsers without a top layer still show the tip wherever no ancestor clips it.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    const move = ({ x, y }: Pick<Box, 'x' | 'y'>) => {
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      element.style.visibility = 'visible';
    };
    const put = () => {
      const hint = hintAbove(of);
      const clear = keepClear?.() ?? (hint == null ? null : [hint.getBoundingClientRect()]);
      if (clear !== null) {
        const { width, height } = element.getBoundingClientRect();
        move(clearPlace({ width, height }, at, clear, { width: innerWidth, height: innerHeight }));
        return;
      }
      void computePosition({ getBoundingClientRect: () => at }, element, {
        strategy: 'fixed',
        placement: side,
        middleware: [offset(GAP), shift({ ...ROOM, limiter: limitShift() }), flip(ROOM)],
      }).then(move);
    };
    put();
    // The tip is measured again when its images or texts have loaded.
    const observer = new ResizeObserver(put);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, at, side, keepClear]);
  useEffect(() => {
    // The capture phase comes before the dialog's listener, so that Escape closes only the topmost element.
    const close = (event: KeyboardEvent) => {
      if (readKey(event) !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [onClose]);
  if (table === null) return null;
  return createPortal(
    // Only a tip with a clickable rule takes pointer events.
    <div
      ref={place}
      popover="manual"
      className="tip-place"
      style={hasRule ? { pointerEvents: 'auto' } : undefined}
    >
      <div
        id={id}
        role="tooltip"
        className={wide ? 'tip tip-wide' : 'tip'}
        // Screen readers get the sentence without its links.
        aria-label={sentence === null ? undefined : withoutEmphasis(sentence)}
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
      >
        {sentence === null ? text : <RuleText text={sentence} pointerOnly />}
      </div>
    </div>,
    landmarkOf(of, table),
  );
}
