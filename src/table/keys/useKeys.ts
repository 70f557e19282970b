import { useEffect } from 'react';
import { useLookUp } from '../../game-api/lookUp';
import { type Key, press } from './keys';
import { readKey } from './readKey';

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

const GENERAL: readonly Key[] = [press('a', 'plan', 'plan'), press('i', 'look', 'look-around')];

/** Returns the hand card for a digit key. */
const cardAt = (table: HTMLElement, key: string): HTMLElement | null =>
  /^[1-9]$/.test(key) ? (table.querySelectorAll<HTMLElement>('.hand button')[Number(key) - 1] ?? null) : null;

/** Returns the test id of the button that Ctrl+Z or Ctrl+Y presses. Command on a Mac and Ctrl+Shift+Z work too. */
function takenBack(
  key: string,
  { ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && !shiftKey ? 'redo' : null;
}

/**
 * Handles the table's single-key shortcuts. `?` opens the rule that the focused control names, or else the list of
 * keys.
 */
export function useKeys(table: HTMLElement | null, keys: readonly Key[], onHelp: () => void): void {
  const lookUp = useLookUp();
  useEffect(() => {
    if (table === null) return;
    const answer = (event: KeyboardEvent) => {
      const { target } = event;
      const key = readKey(event);
      if (key === null || inField(target)) return;
      const history = takenBack(key, event);
      if (history !== null && document.querySelector('[role="dialog"]') === null) {
        event.preventDefault();
        table.querySelector<HTMLElement>(`[data-action="${history}"]`)?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === '?') {
        const rule = target instanceof HTMLElement ? target.dataset.rule : undefined;
        if (rule !== undefined && lookUp !== null) lookUp({ kind: 'rules', rule });
        else onHelp();
        return;
      }
      // An open dialog handles keys itself.
      if (document.querySelector('[role="dialog"]') !== null) return;
      const meant = [...keys, ...GENERAL].find((known) => known.key === key);
      const found =
        meant?.at.map((selector) => table.querySelector<HTMLElement>(selector)).find((at) => at !== null) ??
        cardAt(table, key);
      if (found === null || found === undefined) return;
      event.preventDefault();
      found.focus();
      if (meant?.presses === true) found.click();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [table, keys, onHelp, lookUp]);
}
