import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pressedAt } from '../../table/keys/presses';

/** A new screen takes about so many ms to be seen and answered. Presses that begin sooner were meant for the screen before
 *  it: the second half of a double press comes within 150 ms. */
const SEEN_MS = 400;

/** Uncovers a screen by a press that began once the cover could be seen. It compares the time of the press, not of its
 *  delivery, so a busy page can't make an old press look new. */
export function useUncover(uncover: () => void): {
  readonly isSeen: boolean;
  readonly press: (click: MouseEvent) => void;
} {
  const seenAt = useRef(Number.POSITIVE_INFINITY);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame that is drawn now is the first one with the cover.
    const frame = requestAnimationFrame((paintedAt) => {
      seenAt.current = paintedAt + SEEN_MS;
      timer = setTimeout(() => setSeen(true), SEEN_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  const press = (click: MouseEvent) => {
    if (isSeen && pressedAt(click) >= seenAt.current) uncover();
  };
  return { isSeen, press };
}
