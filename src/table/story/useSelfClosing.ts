import { useEffect } from 'react';
import { useStable } from '../rendering/useStable';

/**
 * Closes something over the board at the next press, or after a time.
 * @param shown the shown content. A new value restarts the time; null: nothing is shown
 * @param ms undefined: only a press closes it
 */
export function useSelfClosing(shown: object | null, ms: number | undefined, onClose: () => void): void {
  const close = useStable(onClose);
  useEffect(() => {
    if (shown === null) return;
    const timer = ms === undefined ? undefined : setTimeout(close, ms);
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', close);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', close);
    };
  }, [shown, ms, close]);
}
