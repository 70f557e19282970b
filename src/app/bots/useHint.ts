import { useCallback, useEffect, useRef, useState } from 'react';
import { hintsOf } from '../../bots/hints';
import type { Candidate } from '../../bots/thinker';
import { loadPatiently } from '../../language/loading';
import type { Session, SessionSnapshot } from '../../session/session';
import { useLoadRetry } from './useLoadRetry';

/** Who is asked for hints. */
const LEVEL = 'expert';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'found'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'failed'; readonly error: unknown };

const NONE: HintState = { kind: 'none' };

/** The best moves for whoever is to act at this screen, found from that seat's view alone; asking is written down in the log. */
export function useHint(session: Session, snapshot: SessionSnapshot) {
  const [hint, setHint] = useState<HintState>(NONE);
  const { viewer, toAct } = snapshot;
  const { moves } = snapshot.timeline;
  const question = useRef(0);
  const close = useCallback(() => {
    question.current += 1;
    setHint(NONE);
  }, []);
  // A hint is for one position.
  useEffect(close, [viewer, moves, close]);
  const find = useCallback(() => {
    const asked = question.current;
    const answer = (state: HintState) => {
      if (question.current === asked) setHint(state);
    };
    setHint({ kind: 'thinking' });
    const { G, ctx } = session.viewOf(viewer);
    const { game } = session.save();
    loadPatiently(() => import('./botClient'))
      .then(({ askBots, botSeed }) =>
        askBots('think', game, {
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
