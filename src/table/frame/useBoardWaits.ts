import type { ReactNode } from 'react';
import { usePlayers } from '../context';
import { useAfterPaint } from '../rendering/afterPaint';
import type { DeferredProps } from '../rendering/deferred';

/**
 * Returns what the board's rendering waits for. During play it waits until the urgent response to a move has painted.
 * After taking a seat and in a replay, the board updates at once.
 */
export function useBoardWaits(replay: ReactNode): DeferredProps['with'] {
  const wasSeated = useAfterPaint(usePlayers().viewer) !== null;
  return replay === null && wasSeated ? 'moves' : 'nothing';
}
