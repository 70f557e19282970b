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
 * Handles the pause between bot moves. The space bar or `hurry` ends this pause and all others until a person has to
 * act.
 */
export function useHurry(botsPlay: boolean): {
  readonly rest: (ms: number) => Promise<void>;
  readonly hurry: () => void;
} {
  const isHurried = useRef(false);
  const resting = useRef<Rest | null>(null);
  const rest = useCallback(
    (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, isHurried.current ? 0 : ms);
        resting.current = {
          end: () => {
            clearTimeout(timer);
            resolve();
          },
        };
      }),
    [],
  );
  const hurry = useCallback(() => {
    isHurried.current = true;
    resting.current?.end();
  }, []);
  useEffect(() => {
    if (!botsPlay) {
      isHurried.current = false;
      return;
    }
    const press = (event: KeyboardEvent) => {
      if (readKey(event) !== ' ' || event.defaultPrevented || wantsSpace(event.target)) return;
      event.preventDefault();
      hurry();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [botsPlay, hurry]);
  return { rest, hurry };
}
