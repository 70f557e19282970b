/**
 * Tracks the thing that is hovered, focused or long-pressed, or tapped if it is a picture. Its listeners are on the table's root, so that things need
 * no handlers and hovering causes no rerender.
 */
import { anySelector, linkOn, type Marks } from './link';

export type LookTarget = HTMLElement | SVGElement;

export type Look = {
  readonly link: string;
  readonly element: LookTarget;
  /** Whether the card is open; false shows only the rings. */
  readonly isOpen: boolean;
};

/** Hover delays in ms until the rings appear and until the card opens */
const LIGHTS_MS = 120;
const OPENS_MS = 500;
/** Delay in ms to move the pointer into the card, where a rule's number can be clicked */
const CLOSES_MS = 180;
/** Long-press delay in ms, and the distance in px from which a touch is a drag or scroll instead */
const HOLD_MS = 500;
const HOLD_PX = 8;

type Point = { readonly x: number; readonly y: number };

const isNear = ({ x, y }: Point, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) < HOLD_PX;

const isThing = (target: EventTarget | null): target is LookTarget =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** Reports what the user is pointing at, or null. Returns a function that stops the reports. */
export function watchLooks(root: HTMLElement, marks: Marks, tell: (look: Look | null) => void): () => void {
  const any = anySelector(marks);
  let now: Look | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let held: (Point & { readonly element: LookTarget }) | null = null;
  /** Ignores what appears under a resting pointer, for example when a dialog closes. */
  let isResting = true;
  /** Where the pointer went down */
  let pressed: Point | null = null;
  /** Whether to ignore the next click, because it ends a long press */
  let isSwallowing = false;

  const thingAt = (target: EventTarget | null): LookTarget | null => {
    const found = isThing(target) ? target.closest(any) : null;
    return isThing(found) ? found : null;
  };
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const set = (look: Look | null) => {
    stop();
    if (look === null && now === null) return;
    now = look;
    tell(look);
  };
  const leave = () => {
    stop();
    if (now !== null) timers = [setTimeout(() => set(null), CLOSES_MS)];
  };
  /** A thing with its own tip shows its links there. */
  const opensFor = (element: LookTarget) => element.dataset.linkTip === undefined;
  const approach = (element: LookTarget, opensAfter: number) => {
    const link = linkOn(element, marks);
    if (link === null) return;
    stop();
    const show = (isOpen: boolean) => () => {
      now = { link, element, isOpen };
      tell(now);
    };
    timers = [setTimeout(show(false), LIGHTS_MS)];
    if (opensFor(element)) timers.push(setTimeout(show(true), opensAfter));
  };
  const open = (element: LookTarget) => {
    const link = linkOn(element, marks);
    if (link !== null) set({ link, element, isOpen: true });
  };

  const on = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      // The card stays open while the pointer is on it.
      if (isThing(event.target) && event.target.closest('.tip-place') !== null) return stop();
      if (isResting) return;
      // Things pass under the pointer during a drag.
      if (event.buttons !== 0) return;
      const element = thingAt(event.target);
      if (element === null) leave();
      else if (element === now?.element) {
        if (!opensFor(element) || now.isOpen) stop();
      } else approach(element, OPENS_MS);
    },
    // The card of a long press stays open after the release.
    pointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') leave();
    },
    pointerdown: (event: PointerEvent) => {
      // A long press may end without a click, so this is reset here.
      isSwallowing = false;
      isResting = true;
      pressed = { x: event.clientX, y: event.clientY };
      if (isThing(event.target) && event.target.closest('.link-card') !== null) return;
      set(null);
      const element = event.pointerType === 'touch' && event.isPrimary ? thingAt(event.target) : null;
      held = element === null ? null : { x: event.clientX, y: event.clientY, element };
      if (element === null) return;
      timers = [
        setTimeout(() => {
          held = null;
          isSwallowing = true;
          open(element);
        }, HOLD_MS),
      ];
    },
    pointermove: (event: PointerEvent) => {
      if (isResting && (pressed === null || !isNear(pressed, event))) {
        isResting = false;
        on.pointerover(event);
      }
      if (held === null || isNear(held, event)) return;
      held = null;
      stop();
    },
    pointerup: () => {
      if (held === null) return;
      stop();
      // A tap on a picture has no other use.
      if (held.element.matches('[role="img"]') && opensFor(held.element)) open(held.element);
      held = null;
    },
    pointercancel: () => {
      if (held !== null) stop();
      held = null;
    },
    contextmenu: (event: Event) => {
      // Only for a long press, not for a right click.
      if (isSwallowing || held !== null) event.preventDefault();
    },
    click: (event: Event) => {
      if (!isSwallowing) return;
      isSwallowing = false;
      event.stopPropagation();
      event.preventDefault();
    },
    focusin: ({ target }: FocusEvent) => {
      if (isThing(target) && target.matches(any) && target.matches(':focus-visible'))
        approach(target, OPENS_MS / 2);
    },
    focusout: ({ target }: FocusEvent) => {
      if (now === null || target === now.element) set(null);
    },
  };
  const names = Object.keys(on) as (keyof typeof on)[];
  // In the capture phase, so that the click after a long press doesn't reach the element.
  for (const name of names)
    root.addEventListener(name, on[name] as EventListener, { capture: name === 'click' });
  return () => {
    stop();
    for (const name of names)
      root.removeEventListener(name, on[name] as EventListener, { capture: name === 'click' });
  };
}
