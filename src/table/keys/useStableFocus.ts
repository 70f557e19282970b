import { useEffect } from 'react';

let byKeys = false;
document.addEventListener('keydown', () => {
  byKeys = true;
});
document.addEventListener('pointerdown', () => {
  byKeys = false;
});

/** Delay in ms that lets a closing dialog return the focus first */
const AFTER_DIALOGS_MS = 60;

/** Restores a lost focus for keyboard users. */
export function useStableFocus(table: HTMLElement | null): void {
  // A move may remove the focused element. Then the next step gets the focus.
  useEffect(() => {
    if (!byKeys || table === null) return;
    // The next step may not be rendered yet, for example while the final score loads.
    const timer = setInterval(() => {
      if (document.activeElement !== document.body || document.querySelector('[role="dialog"]') !== null)
        return clearInterval(timer);
      table.querySelector<HTMLElement>('[data-testid="confirm"], [data-testid="see-board"]')?.focus();
    }, AFTER_DIALOGS_MS);
    return () => clearInterval(timer);
  });
}
