import { useEffect, useRef, useState } from 'react';
import { NO_REVIEW, type Review } from '../../session/review';
import type { ReviewKeeper } from '../../session/source';
import { isHere, look, type ReviewedGame } from './look';

export type ReviewState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly error: unknown };

const IDLE: ReviewState = { kind: 'idle' };

/** Returns the review so far with functions to start and stop it. Unmounting stops it and keeps the results. */
export function useReview(game: ReviewedGame, keeper: ReviewKeeper) {
  const [review, setReview] = useState<Review>(() => {
    const kept = keeper.kept();
    return kept === null || kept.next > game.timeline.moves ? NO_REVIEW : kept;
  });
  const [state, setState] = useState<ReviewState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'looking' });
    const onStep = (step: Review) => {
      setReview(step);
      keeper.keep(step);
    };
    look(game, review, onStep, controller.signal).then(
      () => setState(IDLE),
      (error: unknown) => setState({ kind: 'failed', error }),
    );
  };
  // An online table's positions arrive shortly after they are requested.
  const waits = state.kind === 'fetching' && isHere(game.timeline);
  const start = useRef(run);
  start.current = run;
  useEffect(() => {
    if (waits) start.current();
  }, [waits]);
  return {
    review,
    state,
    begin: () => setState({ kind: 'fetching' }),
    stop: () => running.current?.abort(),
  };
}
