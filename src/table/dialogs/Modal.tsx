import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readKey } from '../keys/readKey';
import { useBackCloses } from './backCloses';

type ModalProps = {
  readonly container: HTMLElement;
  readonly shade: string;
  readonly className: string;
  readonly testId: string;
  /** The id of its title. */
  readonly titleId: string;
  /** False: what lies around it can be used meanwhile. */
  readonly isModal?: boolean;
  /** Escape, Back, or a press beside it; absent: it can't be dismissed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Open ones, the topmost last: it alone has Escape. */
const stack: HTMLElement[] = [];

/** For what looks otherwise meanwhile. Not `:has([role="dialog"])`: with each element that comes or goes the browser would
 *  look through the whole table for one. */
function tellPage(): void {
  if (stack.length === 0) delete document.body.dataset.dialog;
  else document.body.dataset.dialog = stack.map(({ className }) => className).join(' ');
}

/** What is read out as it changes, and may be used over any dialog. */
const LIVE = '[aria-live], output';

/** Hides from assistive technology what is not in the element, but for live regions; gives back the undoing. Not `inert`:
 *  it is inherited, so that the whole table is styled and painted anew for each dialog. */
function silenceAround(element: HTMLElement): () => void {
  const silenced: Element[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && !other.hasAttribute('aria-hidden') && !other.matches(LIVE)) {
        other.setAttribute('aria-hidden', 'true');
        silenced.push(other);
      }
  return () => {
    for (const other of silenced) other.removeAttribute('aria-hidden');
  };
}

/** Tab goes round within it, so that it never leads out of the page. */
function goRound(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const { activeElement } = document;
  const isAtEnd = event.shiftKey
    ? activeElement === element || activeElement === stops[0]
    : activeElement === stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  if (!isAtEnd || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Gives it the focus, keeps it there, and gives it back to where it was once it is closed. */
function useOver(element: HTMLElement | null, isModal: boolean, close: () => void): void {
  useEffect(() => {
    if (element === null) return;
    const before = document.activeElement;
    // On top before it is focused: what lies under it keeps the focus of what is on top only.
    stack.push(element);
    tellPage();
    // The element itself, so that Escape and Tab work and nothing is marked before it is reached.
    element.focus({ preventScroll: true });
    const restore = isModal ? silenceAround(element.parentElement ?? element) : () => {};
    const pressed = (event: KeyboardEvent) => {
      if (stack.at(-1) !== element) return;
      const key = readKey(event);
      if (key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        close();
      } else if (key === 'Tab' && isModal) goRound(element, event);
    };
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (!isModal || stack.at(-1) !== element || !(target instanceof Element)) return;
      if (element.contains(target) || target.closest(LIVE) !== null) return;
      const back = relatedTarget instanceof HTMLElement && element.contains(relatedTarget);
      (back ? relatedTarget : element).focus({ preventScroll: true });
    };
    document.addEventListener('keydown', pressed, { capture: true });
    document.addEventListener('focusin', left);
    return () => {
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', pressed, { capture: true });
      restore();
      stack.splice(stack.indexOf(element), 1);
      tellPage();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [element, isModal, close]);
}

/** A press that begins and ends beside a modal element dismisses it. */
function usePressBeside(element: HTMLElement | null, isModal: boolean, close: () => void): void {
  useEffect(() => {
    const shade = element?.parentElement;
    if (shade === null || shade === undefined || !isModal) return;
    let isBeside = false;
    const down = ({ target }: Event) => {
      isBeside = target === shade;
    };
    const click = ({ target }: Event) => {
      if (isBeside && target === shade) close();
    };
    shade.addEventListener('pointerdown', down);
    shade.addEventListener('click', click);
    return () => {
      shade.removeEventListener('pointerdown', down);
      shade.removeEventListener('click', click);
    };
  }, [element, isModal, close]);
}

/** A dialog over the page, after the WAI-ARIA pattern. */
export function Modal(props: ModalProps) {
  const { container, shade, className, testId, titleId, isModal = true, onClose, children } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const [dismiss] = useState(() => () => close.current?.());
  useBackCloses(onClose === undefined ? null : dismiss);
  useOver(element, isModal, dismiss);
  usePressBeside(element, isModal, dismiss);
  return createPortal(
    <div className={shade}>
      <div
        ref={setElement}
        role="dialog"
        aria-modal={isModal}
        aria-labelledby={titleId}
        tabIndex={-1}
        className={className}
        data-testid={testId}
      >
        {children}
      </div>
    </div>,
    container,
  );
}
