/** Tracks when presses begin, for controls that appear or change while a key or pointer is down. */
import { readKey } from './readKey';

/** Maximum time in ms between two key presses on one control that count as a double press */
const DOUBLE_MS = 250;

type Press = { readonly at: number; readonly on: EventTarget | null; readonly isDouble: boolean };

/** Null if nothing is pressed */
let heldSince: number | null = null;
let last: Press = { at: Number.NEGATIVE_INFINITY, on: null, isDouble: false };

const isPressing = (event: KeyboardEvent): boolean => ['Enter', ' '].includes(readKey(event) ?? '');

/** Suppresses key repeat, because the first press may have replaced the control. */
function onKey(event: KeyboardEvent): void {
  if (!isPressing(event)) return;
  const { target, timeStamp: at, repeat } = event;
  if (repeat) {
    if (!(target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      event.stopPropagation();
    }
    return;
  }
  heldSince = at;
  last = { at, on: target, isDouble: target === last.on && at - last.at < DOUBLE_MS };
}

function onPointer({ target, timeStamp }: PointerEvent): void {
  heldSince = timeStamp;
  last = { at: timeStamp, on: target, isDouble: false };
}

/** The click of a press comes with its release or directly after it. */
function onRelease(): void {
  const held = heldSince;
  setTimeout(() => {
    if (heldSince === held) heldSince = null;
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pointerdown', onPointer, { capture: true });
  for (const release of ['keyup', 'pointerup', 'pointercancel', 'blur'])
    window.addEventListener(release, onRelease, { capture: true });
}

/**
 * Returns the start of the press behind a click, on the clock of `performance.now()`. Assistive technology clicks
 * without a press; then it returns the time of the click.
 */
export const pressedAt = ({ timeStamp }: { readonly timeStamp: number }): number => heldSince ?? timeStamp;

/** Checks whether a click is the second half of a double press, by pointer or key. */
export const isSecondPress = ({ detail }: { readonly detail: number }): boolean =>
  detail > 1 || (detail === 0 && last.isDouble);
