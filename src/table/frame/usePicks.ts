import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { LegalMove, TableProps } from '../../game-api/module';
import {
  type CommonEvent,
  positionKey,
  queueStep,
  type Selecting,
  type Selection,
} from '../../session/selection';
import { useStable } from '../rendering/useStable';

/** The selection in the current position, and functions to change it and to play moves */
export type Picked<Picks, Event, Open> = {
  /** Keeps its identity while its content is equal. */
  readonly picks: Picks;
  readonly dialog: Open | null;
  /** Why the last attempted move is not possible; null shows nothing. */
  readonly notice: string | null;
  readonly pick: (event: Event | CommonEvent<Open>) => void;
  /** Shows a sentence. A function is called in each render, for a refusal whose sentence may still load. */
  readonly say: (text: string | (() => string | null)) => void;
  readonly hush: () => void;
  /** Plays moves in order, each after the previous one was accepted. */
  readonly run: (intents: readonly LegalMove[]) => void;
};

type Shown = Pick<TableProps, 'ctx' | 'log' | 'viewer' | 'play' | 'refusal'>;

/** Manages the player's selection at a drawn table and the queue of moves that it leads to. */
export function usePicks<Picks, Event, Open>(
  shown: Shown,
  { fresh, settle, select }: Selecting<Picks, Event, Open>,
): Picked<Picks, Event, Open> {
  type Step = { readonly event: Event | CommonEvent<Open>; readonly position: string };
  const { viewer, refusal } = shown;
  const position = positionKey(shown);
  const [kept, dispatch] = useReducer(
    (selection: Selection<Picks, Open>, { event, position: at }: Step) => select(selection, event, at),
    position,
    fresh,
  );
  const settled = settle(kept, position);
  const picks = useStable(settled.picks);
  const [notice, setNotice] = useState<{
    readonly text: () => string | null;
    readonly position: string;
  } | null>(null);
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
  const say = useCallback(
    (text: string | (() => string | null)) =>
      setNotice({
        text: typeof text === 'string' ? () => text : text,
        position: latest.current.position,
      }),
    [],
  );
  const run = useCallback(
    ([first, ...rest]: readonly LegalMove[]) => {
      if (first === undefined) return;
      // Queue the rest before playing, because `play` may answer synchronously.
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
    const isLegal = ({ move, args }: LegalMove) => viewer !== null && refusal(move, args) === null;
    const next = queueStep(settled, position, isLegal);
    if (next === 'play') run(settled.queue);
    if (next === 'drop') dispatch({ event: { do: 'queue', intents: [] }, position });
  }, [settled, position, viewer, refusal, run]);

  const said = notice?.position === position ? notice.text() : null;
  return { picks, dialog: settled.dialog, notice: said, pick, say, hush, run };
}
