import { type ReactNode, useCallback, useState } from 'react';
import { StopsContext } from '../../game-api/story';
import type { ToldLine } from '../log/toldTurns';
import { PointAtStepContext, PointedStepContext, TellStopsContext } from './context';

/** What strip, log, board and player share; only those who read it are drawn anew with it. */
export function StoryProvider({ children }: { readonly children: ReactNode }) {
  const [pointed, setPointed] = useState<ToldLine | null>(null);
  const [stops, setStops] = useState<readonly number[] | null>(null);
  // The same step again stays the same object.
  const point = useCallback(
    (line: ToldLine | null) => setPointed((before) => (before?.key === line?.key ? before : line)),
    [],
  );
  const tell = useCallback(
    (now: readonly number[]) =>
      setStops((before) =>
        before?.length === now.length && before.every((move, nth) => move === now[nth]) ? before : now,
      ),
    [],
  );
  return (
    <PointAtStepContext value={point}>
      <TellStopsContext value={tell}>
        <StopsContext value={stops}>
          <PointedStepContext value={pointed}>{children}</PointedStepContext>
        </StopsContext>
      </TellStopsContext>
    </PointAtStepContext>
  );
}
