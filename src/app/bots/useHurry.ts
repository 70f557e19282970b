import { useCallback, useEffect, useRef } from 'react';
import { readKey } from '../../table/keys/readKey';

const OWN_USE = 'button, a, input, select, textarea, summary, [role="button"]';

/**
 * Checks whether an element uses the space bar. A button that was just pressed keeps the focus but is disabled while
 * others play, so it doesn't count.
 */
function wantsSpace(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest(OWN_USE);
  const isOff = control === null || control.getAttribute('aria-disabled') === 'true';
  return !isOff || target.closest('[role="dialog"]') !== null;
}

type Rest = { readonly end: () => void };

/**
 * Handles the pauses before bot moves. `next` ends the present one, `hurry` all until a person has to act.
 * @param isStepped whether the space bar does `next` instead of `hurry`
 */
export function useHurry(
  botsPlay: boolean,
  isStepped: boolean,
): {
  /** Resolves after the pause. An infinite one lasts until `next` or `hurry`. */
  readonly rest: (ms: number) => Promise<void>;
  readonly next: () => void;
  readonly hurry: () => void;
} {
  const isHurried = useRef(false);
  const resting = useRef<Rest | null>(null);
  const rest = useCallback(
    (ms: number) =>
      new Promise<void>((resolve) => {
        const pause = isHurried.current ? 0 : ms;
        const timer = Number.isFinite(pause) ? setTimeout(resolve, pause) : undefined;
        resting.current = {
          end: () => {
            clearTimeout(timer);
            resolve();
          },
        };
      }),
    [],
  );
  const next = useCallback(() => resting.current?.end(), []);
  const hurry = useCallback(() => {
    isHurried.current = true;
    next();
  }, [next]);
  useEffect(() => {
    if (!botsPlay) {
      isHurried.current = false;
      return;
    }
    const press = (event: KeyboardEvent) => {
      if (readKey(event) !== ' ' || event.defaultPrevented || wantsSpace(event.target)) return;
      event.preventDefault();
      if (isStepped) next();
      else hurry();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [botsPlay, isStepped, next, hurry]);
  return { rest, next, hurry };
}
