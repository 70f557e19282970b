import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../../game-api/module';
import { type Intent, indexLegalMoves } from '../position/legal';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import type { TextPosition } from './context';
import { lineText } from './lines';
import { sayer } from './words';

/** Something to be spoken; the number tells one saying from the next that reads the same. */
export type Spoken = { readonly text: string; readonly nth: number };

const SILENT: Spoken = { text: '', nth: 0 };

/** What the text table reads of the position, what it says out loud, and a count of the moves played here. */
export function useTextPosition(props: TableProps) {
  const { ctx, log, viewer, seats, language, history, onHint, legalMoves, play } = props;
  const { timeline, notes, shown, onShow } = props;
  // The house does not know the game's state; this is the game's own table.
  const state = props.G as G;
  const [refusal, setRefusal] = useState<Spoken>(SILENT);
  const [news, setNews] = useState<Spoken>(SILENT);
  const [played, setPlayed] = useState(0);
  const say = sayer(language);

  const latest = useRef(play);
  useLayoutEffect(() => {
    latest.current = play;
  });
  const refuse = useCallback((text: string) => setRefusal(({ nth }) => ({ text, nth: nth + 1 })), []);
  const run = useCallback(
    ([intent]: readonly Intent[]) => {
      if (intent === undefined) return;
      void latest.current(intent.move, ...intent.args).then((reason) => {
        refuse(reason ?? '');
        if (reason === null) setPlayed((count) => count + 1);
      });
    },
    [refuse],
  );

  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const position = useMemo(
    (): TextPosition => ({
      ...buildTable({ ctx, log, viewer, seats, language, history, onHint }, state, legal, run),
      say,
      refuse,
      past: { timeline, notes, shown, onShow },
    }),
    [
      ctx,
      log,
      viewer,
      seats,
      language,
      history,
      onHint,
      state,
      legal,
      run,
      say,
      refuse,
      timeline,
      notes,
      shown,
      onShow,
    ],
  );

  const told = useRef(log.length);
  useEffect(() => {
    const since = told.current;
    told.current = log.length;
    if (shown !== null || since === log.length) return;
    const text =
      since > log.length
        ? position.say('takenBack')
        : log
            .slice(since)
            .flatMap((entry) => lineText(position, entry) ?? [])
            .join(position.t('table.log.join'));
    setNews(({ nth }) => ({ text, nth: nth + 1 }));
  }, [log, position, shown]);

  return { position, refusal, news, played };
}
