import {
  cloneElement,
  type DOMAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useRuleIn } from '../../game-api/lookUp';
import { later } from '../loading/later';
import type { BubbleProps } from './Bubble';

type Child = DOMAttributes<HTMLElement> & {
  readonly 'aria-describedby'?: string;
  readonly 'data-rule'?: string;
  readonly 'data-link-tip'?: string;
};

type TipProps = Partial<Pick<BubbleProps, 'side' | 'wide'>> & {
  /** Null shows the child without a tip. */
  readonly text: ReactNode | null;
  readonly children: ReactElement<Child>;
};

const Bubble = later(async () => (await import('./Bubble')).Bubble);

/** Returns the boxes of the things that are highlighted while their link is pointed at (`links/`). */
const litBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll('.link-ring')].map((ring) => ring.getBoundingClientRect());

const placeOf = (of: Element) => ({ of, at: of.getBoundingClientRect() });

const OPENS_MS = 250;
/** Delay in ms to move the pointer from the child into the tip, where a rule's number can be clicked */
const CLOSES_MS = 150;

/**
 * Shows a sentence or a card while its child is hovered or focused by keyboard. A closed tip is only a few handlers,
 * because a table has a hundred of them.
 */
export function Tip({ text, side = 'top', wide = false, children }: TipProps) {
  const [shown, setShown] = useState<Pick<BubbleProps, 'of' | 'at'> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(false);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (to: typeof shown, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(to), ms);
  };
  const ruleIn = useRuleIn();
  const stay = () => clearTimeout(timer.current);
  const leave = () => turn(null, CLOSES_MS);
  const close = () => {
    stay();
    setShown(null);
  };
  // Touch opens no tip, because it would cover the next thing to press. An element that appears under a resting pointer
  // opens none either.
  const point = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (over.current || pointerType === 'touch' || !matchMedia('(hover: hover)').matches) return;
    over.current = true;
    turn(placeOf(currentTarget), OPENS_MS);
  };
  const isShown = shown !== null && text !== null;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': isShown ? id : undefined,
        'data-rule': typeof text === 'string' ? (ruleIn(text) ?? undefined) : undefined,
        onPointerMove: point,
        onPointerLeave: () => {
          over.current = false;
          leave();
        },
        onPointerDown: close,
        onFocus: ({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && setShown(placeOf(currentTarget)),
        onBlur: close,
      })}
      {isShown && (
        <Suspense>
          <Bubble
            id={id}
            text={text}
            side={side}
            wide={wide}
            {...shown}
            keepClear={children.props['data-link-tip'] === undefined ? undefined : litBoxes}
            onStay={stay}
            onLeave={leave}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
