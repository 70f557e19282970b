import { useEffect } from 'react';
import { useLookUp } from '../../../house/lookUp';
import type { G } from '../rules/state';

/** The key `?`: opens the rule that the tip of the focused control names, else the legend. */
export function useHelpKey(G: G): void {
  const lookUp = useLookUp();
  useEffect(() => {
    if (lookUp === null) return;
    const help = (event: KeyboardEvent) => {
      const focused = event.target;
      if (event.key !== '?' || focused instanceof HTMLInputElement) return;
      const rule = focused instanceof HTMLElement ? focused.dataset.rule : undefined;
      lookUp(rule === undefined ? { kind: 'almanac', section: 'legend', G } : { kind: 'rules', rule });
    };
    document.addEventListener('keydown', help);
    return () => document.removeEventListener('keydown', help);
  }, [lookUp, G]);
}
