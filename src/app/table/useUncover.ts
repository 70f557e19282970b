import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pressedAt } from '../../table/keys/presses';

/**
 * Ms that a person needs to see a new screen and react. Earlier presses were meant for the previous screen: the second
 * half of a double press comes within 150 ms.
 */
const SEEN_MS = 400;

/**
 * Uncovers the screen on a press that began after the cover became visible. It compares the time of the press and not
 * of its delivery, so a busy page can't make an old press look new.
 */
export function useUncover(uncover: () => void): {
  readonly isSeen: boolean;
  readonly press: (click: MouseEvent) => void;
} {
  const seenAt = useRef(Number.POSITIVE_INFINITY);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // This frame is the first one with the cover.
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
