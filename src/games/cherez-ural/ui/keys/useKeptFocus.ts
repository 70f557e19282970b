import { useEffect, useLayoutEffect } from 'react';

let byKeys = false;
document.addEventListener('keydown', () => {
  byKeys = true;
});
document.addEventListener('pointerdown', () => {
  byKeys = false;
});

let lastFocused: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) lastFocused = target;
});

/** Dialogs give the focus back to what opened them, a moment after they are closed. */
const AFTER_DIALOGS_MS = 60;

/** For those who use keys the focus is never lost.
 *  @param rest whether the parts for later have come: what has a tip is then put on the page anew, once */
export function useKeptFocus(table: HTMLElement | null, rest: boolean): void {
  useLayoutEffect(() => {
    if (!byKeys || table === null || lastFocused === null || lastFocused.isConnected) return;
    const id = lastFocused.getAttribute('data-testid');
    const place = table.querySelector('[role="dialog"]') ?? table;
    place.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.focus();
  }, [table, rest]);
  // What was focused may be gone after a move: then the focus goes to the next step.
  useEffect(() => {
    if (!byKeys || table === null) return;
    // The next step may still be on its way, as the score is.
    const timer = setInterval(() => {
      if (document.activeElement !== document.body || document.querySelector('[role="dialog"]') !== null)
        return clearInterval(timer);
      table.querySelector<HTMLElement>('[data-testid="confirm"], [data-testid="see-board"]')?.focus();
    }, AFTER_DIALOGS_MS);
    return () => clearInterval(timer);
  });
}
