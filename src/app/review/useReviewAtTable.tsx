import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Position } from '../../game-api/module';
import type { ReviewPart } from '../../game-api/review';
import { itemAt } from '../../rules-kit/indexed';
import type { Snapshot, TableSource } from '../../session/source';
import { lazyPart } from '../../table/loading/lazyPart';
import type { ShownLine } from './LineBar';

const LineBar = lazyPart(async () => (await import('./LineBar')).LineBar);
const Review = lazyPart(async () => (await import('./ReviewPart')).ReviewPart);

type AtTable = {
  /** The review beside the score; null if the game is not over or can't be reviewed. */
  readonly review: ReviewPart | null;
  /** The bot's line while it is shown on the board. */
  readonly line: { readonly at: number; readonly position: Position; readonly bar: ReactNode } | null;
};

/** Provides the review of a finished game at its table. Its code is fetched when it is opened. */
export function useReviewAtTable(
  { module, seats, reviews }: TableSource,
  { timeline, ctx }: Snapshot,
  inWords: boolean,
  onTry: ((moves: number) => void) | null,
): AtTable {
  const [line, setLine] = useState<ShownLine | null>(null);
  const [isFirst, setFirst] = useState(false);
  const game = useMemo(() => ({ module, seats, timeline }), [module, seats, timeline]);
  const part = useMemo(
    () =>
      ctx.gameover === undefined || reviews === undefined || module.scoreSoFar === undefined ? null : (
        <Suspense fallback={<p className="final-panel">…</p>}>
          <Review
            game={game}
            keeper={reviews}
            inWords={inWords}
            onLine={(at, steps) => {
              setLine({ at, steps, step: 0 });
              setFirst(true);
            }}
            onTry={onTry}
          />
        </Suspense>
      ),
    [ctx, module, game, reviews, inWords, onTry],
  );
  const review = useMemo(() => (part === null ? null : { part, isFirst }), [part, isFirst]);
  if (line === null) return { review, line };
  const { at, steps, step } = line;
  return {
    review,
    line: {
      at,
      position: step === 0 ? timeline.at(at) : itemAt(steps, step - 1).after,
      bar: (
        <Suspense>
          <LineBar
            line={line}
            onStep={(to) => setLine({ ...line, step: to })}
            onClose={() => setLine(null)}
          />
        </Suspense>
      ),
    },
  };
}
