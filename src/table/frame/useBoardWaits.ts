import type { ReactNode } from 'react';
import { usePlayers } from '../context';
import { useAfterPaint } from '../rendering/afterPaint';
import type { DeferredProps } from '../rendering/deferred';

/**
 * Returns what the board waits for. In play it waits until a move's answer has painted. After taking a seat and in a
 * replay it updates at once.
 */
export function useBoardWaits(replay: ReactNode): DeferredProps['with'] {
  const wasSeated = useAfterPaint(usePlayers().viewer) !== null;
  return replay === null && wasSeated ? 'moves' : 'nothing';
}
