import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readKey } from '../keys/readKey';
import { useBackCloses } from './backCloses';

type ModalProps = {
  readonly container: HTMLElement;
  readonly shade: string;
  readonly className: string;
  readonly testId: string;
  readonly titleId: string;
  /** If false, the elements around the dialog stay usable. */
  readonly isModal?: boolean;
  /** Called on Escape, Back or a click outside. Omit it if the dialog must be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Open dialogs, the topmost last. Only the topmost reacts to Escape. */
const stack: HTMLElement[] = [];

/**
 * Sets a data attribute for styles that depend on open dialogs. `:has([role="dialog"])` would make the browser search
 * the whole table after every DOM change.
 */
function tellPage(): void {
  if (stack.length === 0) delete document.body.dataset.dialog;
  else document.body.dataset.dialog = stack.map(({ className }) => className).join(' ');
}

/** Live regions stay audible and usable over any dialog. */
const LIVE = '[aria-live], output';

/**
 * Hides everything outside the element from assistive technology, except live regions. Returns a function that undoes
 * it. `inert` would also work, but it is inherited, so the whole table would be restyled and repainted for each dialog.
 */
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

/** Keeps Tab inside the element. */
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

/** Moves the focus into the element, keeps it there, and returns it on close. */
function useOver(element: HTMLElement | null, isModal: boolean, close: () => void): void {
  useEffect(() => {
    if (element === null) return;
    const before = document.activeElement;
    // Push before focusing: a lower dialog pulls the focus back unless another one is on top.
    stack.push(element);
    tellPage();
    // Focus the element itself: Escape and Tab work, but no control is highlighted yet.
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

/** Closes a modal dialog on a click that starts and ends outside it. */
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

/** A dialog over the page, after the WAI-ARIA pattern */
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
