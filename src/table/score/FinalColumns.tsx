import { type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../controls/useMediaQuery';
import { WIDE } from '../frame/widths';

type FinalColumnsProps = {
  /** How the game went, as a chart; below a desk's width it is a page of its own and nothing else. */
  readonly course: ReactNode;
  /** Panels with what a game has to say besides the places. */
  readonly children: ReactNode;
};

/** Below the places: at a desk the course of the game, and beside it the panels. */
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
