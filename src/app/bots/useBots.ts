import { useCallback, useEffect, useState } from 'react';
import type { Session, Snapshot } from '../../house/session';
import { PACES, useSettings } from '../settings';
import { askBot } from './botClient';

export type BotState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly playerID: string }
  | {
      readonly kind: 'failed';
      readonly playerID: string;
      readonly reason: string;
      readonly again: () => void;
    };

const IDLE: BotState = { kind: 'idle' };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the bots at the table play when it is theirs: each thinks in the worker from its own view, and its move
 *  comes no faster than the pace the viewer has set. `paused`: nobody is looking. */
export function useBots(session: Session, snapshot: Snapshot, paused: boolean): BotState {
  const { pace, language } = useSettings();
  const [state, setState] = useState<BotState>(IDLE);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    const { toAct, botActs } = snapshot;
    if (paused || toAct === null || !botActs) {
      setState(IDLE);
      return;
    }
    let current = true;
    setState({ kind: 'thinking', playerID: toAct });
    const level = session.seats.find(({ playerID }) => playerID === toAct)?.bot ?? '';
    const { G, ctx } = session.viewOf(toAct);
    const { game, seed, actions } = session.save();
    const request = { view: G, ctx, playerID: toAct, level, seed: `${seed}/bot/${actions.length}/${tries}` };
    Promise.all([askBot(game, request), wait(PACES[pace])])
      .then(([{ move }]) => {
        if (!current) return;
        const refused = session.playAs(toAct, move.move, move.args, language);
        if (refused !== null) throw new Error(refused);
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (current) setState({ kind: 'failed', playerID: toAct, reason, again });
      });
    return () => {
      current = false;
    };
  }, [session, snapshot, paused, tries, pace, language, again]);
  return state;
}
