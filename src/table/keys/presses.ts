/** When presses begin, for controls that come up or change under a key or pointer that is already down. */
import { readKey } from './readKey';

/** Two presses of a key on one control within so many ms are one press that came twice, as a double click is. */
const DOUBLE_MS = 250;

type Press = { readonly at: number; readonly on: EventTarget | null; readonly isDouble: boolean };

/** Null: nothing is held. */
let heldSince: number | null = null;
let last: Press = { at: Number.NEGATIVE_INFINITY, on: null, isDouble: false };

const isPressing = (event: KeyboardEvent): boolean => ['Enter', ' '].includes(readKey(event) ?? '');

/** A key that is held presses once: what it pressed may be another control by the time it repeats. */
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

/** The click of a press comes with its release or right after it. */
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

/** Returns when the press behind a click began, on the clock of `performance.now()`. A click without a press comes from
 *  assistive technology and begins with itself. */
export const pressedAt = ({ timeStamp }: { readonly timeStamp: number }): number => heldSince ?? timeStamp;

/** Whether a click is the second half of a double press, by pointer or by key. */
export const isSecondPress = ({ detail }: { readonly detail: number }): boolean =>
  detail > 1 || (detail === 0 && last.isDouble);
