import { type ReactNode, useCallback, useState } from 'react';
import { StopsContext } from '../../game-api/story';
import type { RenderedLine } from '../log/renderTurns';
import { PointAtStepContext, PointedStepContext, ReportStopsContext } from './context';

/** State shared by strip, log, board and player. Only its consumers rerender. */
export function StoryProvider({ children }: { readonly children: ReactNode }) {
  const [pointed, setPointed] = useState<RenderedLine | null>(null);
  const [stops, setStops] = useState<readonly number[] | null>(null);
  // Keep the object if the same step is pointed at again.
  const point = useCallback(
    (line: RenderedLine | null) => setPointed((before) => (before?.key === line?.key ? before : line)),
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
      <ReportStopsContext value={tell}>
        <StopsContext value={stops}>
          <PointedStepContext value={pointed}>{children}</PointedStepContext>
        </StopsContext>
      </ReportStopsContext>
    </PointAtStepContext>
  );
}
