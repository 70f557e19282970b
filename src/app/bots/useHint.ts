import { useCallback, useEffect, useRef, useState } from 'react';
import { hintsOf } from '../../bots/hints';
import type { Candidate } from '../../bots/thinker';
import { loadPatiently } from '../../language/loading';
import type { Session, SessionSnapshot } from '../../session/session';
import { useLoadRetry } from './useLoadRetry';

const LEVEL = 'expert';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'found'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'failed'; readonly error: unknown };

const NONE: HintState = { kind: 'none' };

/** Finds the best moves for the acting seat, from that seat's view only. The log records that a hint was used. */
export function useHint(session: Session, snapshot: SessionSnapshot) {
  const [hint, setHint] = useState<HintState>(NONE);
  const { viewer, toAct } = snapshot;
  const { moves } = snapshot.timeline;
  const question = useRef(0);
  const close = useCallback(() => {
    question.current += 1;
    setHint(NONE);
  }, []);
  // A hint is valid for one position only.
  useEffect(close, [viewer, moves, close]);
  const find = useCallback(() => {
    const pending = question.current;
    const answer = (state: HintState) => {
      if (question.current === pending) setHint(state);
    };
    setHint({ kind: 'thinking' });
    const { G, ctx } = session.viewOf(viewer);
    const { game } = session.save();
    loadPatiently(() => import('./botClient'))
      .then(({ queryBots, botSeed }) =>
        queryBots('think', game, {
          view: G,
          ctx,
          content: session.content,
          playerID: viewer,
          level: LEVEL,
          seed: botSeed(),
          forecast: true,
        }),
      )
      .then(({ candidates }) => answer({ kind: 'found', candidates: hintsOf(candidates) }))
      .catch((error: unknown) => answer({ kind: 'failed', error }));
  }, [session, viewer]);
  useLoadRetry(hint.kind === 'failed' ? hint.error : null, find);
  const ask = useCallback(() => {
    session.note('hint', viewer);
    find();
  }, [session, viewer, find]);
  return { hint, ask: toAct === viewer ? ask : null, close };
}
