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

/** What was focused may be gone after a move: then, for those who use keys, the focus goes to the next step. */
export function useKeptFocus(table: HTMLElement | null): void {
  // With each drawing of the table: what has a tip is put on the page anew once tips can be shown.
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
