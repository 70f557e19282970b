import type { ReactNode } from 'react';
import { usePlayers } from '../context';
import { useAfterPaint } from '../painting/afterPaint';
import type { FollowsProps } from '../painting/follows';

/** What the board waits with: a move's answer comes before it. Who takes a seat or looks back gets the board at once. */
export function useBoardWaits(replay: ReactNode): FollowsProps['with'] {
  const wasSeated = useAfterPaint(usePlayers().viewer) !== null;
  return replay === null && wasSeated ? 'moves' : 'nothing';
}
