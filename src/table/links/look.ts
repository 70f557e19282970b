/** What is looked at: pointed at, focused, or held under a finger. Listens at the table's own element, so that a thing
 *  costs no handler of its own and nothing is drawn anew while the pointer passes. */
import { anySelector, linkOn, type Marks } from './link';

export type Thing = HTMLElement | SVGElement;

export type Look = {
  readonly link: string;
  readonly element: Thing;
  /** Its card is open; else only what has to do with it is lit. */
  readonly isOpen: boolean;
};

/** The pointer rests so long before things light up, and before the card opens. */
const LIGHTS_MS = 120;
const OPENS_MS = 500;
/** Time for the way into the card, where a rule's number can be pressed. */
const CLOSES_MS = 180;
/** A finger held so long asks, as long as it stays within so many px: else it moves the board or scrolls. */
const HOLD_MS = 500;
const HOLD_PX = 8;

type Point = { readonly x: number; readonly y: number };

const isNear = ({ x, y }: Point, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) < HOLD_PX;

const isThing = (target: EventTarget | null): target is Thing =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** Tells what is looked at, null: nothing. Gives back how to stop. */
export function watchLooks(root: HTMLElement, marks: Marks, tell: (look: Look | null) => void): () => void {
  const any = anySelector(marks);
  let now: Look | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let held: Point | null = null;
  /** What comes to lie under a pointer that rests, since a dialog closes for one, is not looked at. */
  let isResting = true;
  /** Where the mouse was pressed. */
  let pressed: Point | null = null;
  /** The click that ends a long press chooses nothing. */
  let isSwallowing = false;

  const thingAt = (target: EventTarget | null): Thing | null => {
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
  /** What has a tip of its own says it there. */
  const opensFor = (element: Thing) => element.dataset.linkTip === undefined;
  const approach = (element: Thing, opensAfter: number) => {
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
  const open = (element: Thing) => {
    const link = linkOn(element, marks);
    if (link !== null) set({ link, element, isOpen: true });
  };

  const on = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      // On its card it stays.
      if (isThing(event.target) && event.target.closest('.tip-place') !== null) return stop();
      if (isResting) return;
      // A board that is dragged passes below the pointer.
      if (event.buttons !== 0) return;
      const element = thingAt(event.target);
      if (element === null) leave();
      else if (element === now?.element) {
        if (!opensFor(element) || now.isOpen) stop();
      } else approach(element, OPENS_MS);
    },
    // What a finger asked for stays when it is lifted.
    pointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') leave();
    },
    pointerdown: (event: PointerEvent) => {
      // A long press may have ended without a click.
      isSwallowing = false;
      isResting = true;
      pressed = { x: event.clientX, y: event.clientY };
      if (isThing(event.target) && event.target.closest('.link-card') !== null) return;
      set(null);
      const element = event.pointerType === 'touch' && event.isPrimary ? thingAt(event.target) : null;
      held = element === null ? null : { x: event.clientX, y: event.clientY };
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
      if (held !== null) stop();
      held = null;
    },
    pointercancel: () => {
      if (held !== null) stop();
      held = null;
    },
    contextmenu: (event: Event) => {
      // Of a long press, not of the second button.
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
  // A long press is to be known before what lies under it hears of the click.
  for (const name of names)
    root.addEventListener(name, on[name] as EventListener, { capture: name === 'click' });
  return () => {
    stop();
    for (const name of names)
      root.removeEventListener(name, on[name] as EventListener, { capture: name === 'click' });
  };
}
