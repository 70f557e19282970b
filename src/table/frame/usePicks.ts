import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { GameModule, LegalMove, TableProps } from '../../game-api/module';
import {
  type CommonEvent,
  positionKey,
  queueStep,
  type Selecting,
  type Selection,
} from '../../session/selection';
import { useKept } from '../painting/kept';

/** What is picked in the position on the table, and how moves are played from it. */
export type Picked<Picks, Event, Open> = {
  /** The same while they say the same. */
  readonly picks: Picks;
  readonly dialog: Open | null;
  /** Why the last thing tried is not possible; null: nothing is to be said. */
  readonly notice: string | null;
  readonly pick: (event: Event | CommonEvent<Open>) => void;
  readonly say: (text: string) => void;
  /** Takes back what was said. */
  readonly hush: () => void;
  /** Plays moves, each as soon as the one before it was taken. */
  readonly run: (intents: readonly LegalMove[]) => void;
};

type Shown<G> = Pick<TableProps<G>, 'G' | 'ctx' | 'log' | 'viewer' | 'language' | 'play'>;

/** What the player picks at a drawn table, and the moves that follow from it. `explain` refuses a move of the queue. */
export function usePicks<G, Picks, Event, Open>(
  shown: Shown<G>,
  { fresh, settle, select }: Selecting<Picks, Event, Open>,
  explain: GameModule<G>['explain'],
): Picked<Picks, Event, Open> {
  type Step = { readonly event: Event | CommonEvent<Open>; readonly position: string };
  const { G, ctx, viewer, language } = shown;
  const position = positionKey(shown);
  const [kept, dispatch] = useReducer(
    (selection: Selection<Picks, Open>, { event, position: at }: Step) => select(selection, event, at),
    position,
    fresh,
  );
  const settled = settle(kept, position);
  const picks = useKept(settled.picks);
  const [notice, setNotice] = useState<{ readonly text: string; readonly position: string } | null>(null);
  const hush = useCallback(() => setNotice(null), []);

  const isStale = kept.position !== position;
  useEffect(() => {
    if (isStale) dispatch({ event: { do: 'settle' }, position });
  }, [isStale, position]);

  const latest = useRef({ play: shown.play, position });
  useLayoutEffect(() => {
    latest.current = { play: shown.play, position };
  });
  const pick = useCallback((event: Event | CommonEvent<Open>) => {
    setNotice(null);
    dispatch({ event, position: latest.current.position });
  }, []);
  const say = useCallback((text: string) => setNotice({ text, position: latest.current.position }), []);
  const run = useCallback(
    ([first, ...rest]: readonly LegalMove[]) => {
      if (first === undefined) return;
      // The rest waits for the position after the first; queued before it, since playing may answer at once.
      pick({ do: 'queue', intents: rest });
      void latest.current.play(first.move, ...first.args).then((refusal) => {
        if (refusal === null) return;
        pick({ do: 'queue', intents: [] });
        say(refusal);
      });
    },
    [pick, say],
  );

  useEffect(() => {
    const isLegal = ({ move, args }: LegalMove) =>
      viewer !== null && explain(G, ctx, viewer, move, args, language) === null;
    const next = queueStep(settled, position, isLegal);
    if (next === 'play') run(settled.queue);
    if (next === 'drop') dispatch({ event: { do: 'queue', intents: [] }, position });
  }, [settled, position, viewer, G, ctx, language, explain, run]);

  const said = notice?.position === position ? notice.text : null;
  return { picks, dialog: settled.dialog, notice: said, pick, say, hush, run };
}
