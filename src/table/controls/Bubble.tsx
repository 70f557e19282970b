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
  /** For a whole card face instead of a sentence. */
  readonly wide: boolean;
  /** What it belongs to. */
  readonly of: Element;
  /** Where that is on the screen. */
  readonly at: DOMRect;
  /** What it must not cover; then the side is the clearest one. Absent: nothing. */
  readonly keepClear?: () => readonly Box[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** Px from what it belongs to, and from the window's edges. */
const GAP = 6;
const ROOM = { padding: 8 };

/** Where it stands in the document: in the dialog of what it belongs to, else in the table's main part, so that whoever
 *  goes from landmark to landmark finds it. The top layer keeps it from being clipped there or covered. */
const landmarkOf = (of: Element, table: HTMLElement): Element =>
  of.closest('[role="dialog"]') ?? table.querySelector('main') ?? table;

/** An open tip. A rule that it names is opened by pressing its number, or by `?` on what the tip belongs to
 *  (`useKeys`). */
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
    // A browser that knows no top layer shows it all the same, where nothing around it cuts it off.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    const move = ({ x, y }: Pick<Box, 'x' | 'y'>) => {
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      element.style.visibility = 'visible';
    };
    const put = () => {
      if (keepClear !== undefined) {
        const { width, height } = element.getBoundingClientRect();
        move(clearPlace({ width, height }, at, keepClear(), { width: innerWidth, height: innerHeight }));
        return;
      }
      void computePosition({ getBoundingClientRect: () => at }, element, {
        strategy: 'fixed',
        placement: side,
        middleware: [offset(GAP), shift({ ...ROOM, limiter: limitShift() }), flip(ROOM)],
      }).then(move);
    };
    put();
    // Its pictures and words may come later than it does.
    const observer = new ResizeObserver(put);
    observer.observe(element);
    return () => observer.disconnect();
  }, [at, side, keepClear]);
  useEffect(() => {
    // In the capture phase, before the dialog: Escape closes the topmost thing only.
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
    // It hides nothing from the pointer but for a rule that can be pressed in it.
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
        // Read to those who don't see it: the sentence without its links.
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
