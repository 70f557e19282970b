import { type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../controls/useMediaQuery';
import { WIDE } from '../frame/widths';

type FinalColumnsProps = {
  /** The score chart. On a phone it has its own page, so it is left out here. */
  readonly course: ReactNode;
  /** Panels with the game's own statistics */
  readonly children: ReactNode;
};

/** Content below the ranking: on desktop the chart with the panels beside it */
export function FinalColumns({ course, children }: FinalColumnsProps) {
  const isDesk = useMediaQuery(WIDE);
  return isDesk ? (
    <div className="final-columns">
      <Suspense fallback={<p className="final-panel">…</p>}>{course}</Suspense>
      <div className="final-side">{children}</div>
    </div>
  ) : (
    <div className="final-columns">{children}</div>
  );
}
