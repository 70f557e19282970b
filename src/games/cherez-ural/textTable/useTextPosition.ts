import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { type Spoken, tellLines, useNews, useRun } from '../../../table/text/useSpoken';
import { indexLegalMoves } from '../position/legal';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import type { TextPosition } from './context';
import { lineText } from './lines';
import { sayer } from './words';

/** What the text table reads of the position, and what it says out loud. */
export function useTextPosition(props: TableProps<G>): {
  readonly position: TextPosition;
  readonly spoken: Omit<Spoken, 'run'>;
} {
  const { ctx, log, viewer, seats, language, history, onHint, legalMoves, play } = props;
  const { timeline, notes, shown, onShow } = props;
  const { G: state } = props;
  const { refusal, played, refuse, run } = useRun(play);
  const say = sayer(language);
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const table = useMemo(
    () => buildTable({ ctx, log, viewer, seats, language, history, onHint }, state, legal, run),
    [ctx, log, viewer, seats, language, history, onHint, state, legal, run],
  );
  const position = useMemo(
    (): TextPosition => ({ ...table, say, refuse, past: { timeline, notes, shown, onShow } }),
    [table, say, refuse, timeline, notes, shown, onShow],
  );
  const tell = tellLines((entry) => lineText(position, entry), position.t('kit.log.join'));
  const news = useNews(props, tell, say('kit.takenBack'));
  return { position, spoken: { refusal, news, played, refuse } };
}
