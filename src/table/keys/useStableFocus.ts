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

const NEXT_STEP = '[data-action="confirm"], [data-action="see-board"]';

/** Restores a lost focus for keyboard users. */
export function useStableFocus(table: HTMLElement | null): void {
  // A move may remove the focused element. Then the next step gets the focus.
  useEffect(() => {
    if (!byKeys || table === null) return;
    const restore = () => {
      const isLost =
        document.activeElement === document.body && document.querySelector('[role="dialog"]') === null;
      if (isLost) table.querySelector<HTMLElement>(NEXT_STEP)?.focus();
      return !isLost || document.activeElement !== document.body;
    };
    // The next step may not be rendered yet, for example while the final score loads.
    const observer = new MutationObserver(() => restore() && observer.disconnect());
    const timer = setTimeout(() => {
      if (!restore()) observer.observe(table, { childList: true, subtree: true });
    }, AFTER_DIALOGS_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  });
}
