import { useEffect } from 'react';

let byKeys = false;
document.addEventListener('keydown', () => {
  byKeys = true;
});
document.addEventListener('pointerdown', () => {
  byKeys = false;
});

/** Dialogs give the focus back to what opened them, a moment after they are closed. */
const AFTER_DIALOGS_MS = 60;

/** For those who use keys the focus is never lost. */
export function useKeptFocus(table: HTMLElement | null): void {
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
