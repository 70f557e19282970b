import { useCallback, useEffect, useState } from 'react';
import { loadPatiently } from '../../language/loading';
import type { Session, SessionSnapshot } from '../../session/session';
import { rivalMove } from '../guide/rival';
import { PACES, useSettings } from '../settings';
import { useHurry } from './useHurry';
import { useLoadRetry } from './useLoadRetry';

type Failure = { readonly playerID: string; readonly error: unknown };

export type BotState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'thinking';
      readonly playerID: string;
      readonly hurry: () => void;
      /** Lets the bot make the move that waits; null if no move waits for the viewer. */
      readonly next: (() => void) | null;
    }
  | (Failure & { readonly kind: 'failed'; readonly again: () => void });

/**
 * Plays the moves of bots. Each bot thinks in the worker and gets only its own seat's view. A move is delayed by the
 * pace the viewer has set, or until the viewer wants the next one, unless the viewer hurries the bots. `paused`: nobody is watching.
 */
export function useBots(session: Session, snapshot: SessionSnapshot, paused: boolean): BotState {
  const { pace } = useSettings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => {
    setFailure(null);
    setTries((count) => count + 1);
  }, []);
  const { moves } = snapshot.timeline;
  const playerID = paused || !snapshot.botActs ? null : snapshot.toAct;
  const isStepped = pace === 'step';
  const { rest, next, hurry } = useHurry(playerID !== null, isStepped);
  useEffect(() => {
    if (playerID === null) return;
    let current = true;
    const level = session.seats.find((seat) => seat.playerID === playerID)?.bot ?? '';
    const { game, deal } = session.save(0);
    const { G, ctx } = session.viewOf(playerID);
    const think = async () => {
      const plain = await rivalMove(session, playerID);
      if (plain !== null) return { move: plain };
      if (deal !== undefined) {
        const { queryBots } = await loadPatiently(() => import('./botClient'));
        const { dealQuestion } = await loadPatiently(() => import('../../session/dailyDeal'));
        return queryBots('think', game, dealQuestion(session, playerID));
      }
      const { queryBots, botSeed } = await loadPatiently(() => import('./botClient'));
      const seed = botSeed();
      return queryBots('think', game, { view: G, ctx, content: session.content, playerID, level, seed });
    };
    const thought = think();
    Promise.all([thought, rest(PACES[pace])])
      .then(([{ move }]) => {
        if (!current) return;
        const action = { playerID, move: move.move, args: move.args };
        if (!session.playAs(action)) throw new Error(`the game refused the bot's move ${move.move}`);
      })
      .catch((error: unknown) => current && setFailure({ playerID, error }));
    return () => {
      current = false;
    };
    // `moves` and `tries` are dependencies because each new position and each retry needs a new answer.
  }, [session, moves, playerID, tries, pace, rest]);
  useLoadRetry(failure?.error, again);
  if (playerID === null) return { kind: 'idle' };
  if (failure?.playerID === playerID) return { kind: 'failed', ...failure, again };
  return { kind: 'thinking', playerID, hurry, next: isStepped ? next : null };
}
