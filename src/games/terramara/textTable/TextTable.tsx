import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import { tellLines, useNews, useRun } from '../../../table/text/useSpoken';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import { explain } from '../text/explain';
import { TextContext, type TextPosition } from './context';
import { Doing } from './Doing';
import { lineText } from './lines';
import { Board, FinalTable, LogList, Now, Own, Players, Row, Tracks } from './sections';
import type { textTable } from './words/en';
import { sayer } from './words/index';

type PartName = keyof typeof textTable.section;

const PARTS = {
  final: FinalTable,
  now: Now,
  do: Doing,
  own: Own,
  players: Players,
  board: Board,
  row: Row,
  tracks: Tracks,
  log: LogList,
} as const satisfies Record<PartName, () => React.ReactNode>;

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { G, ctx, log, viewer, seats, language, history, onHint, legalMoves, play } = props;
  const { timeline, notes, shown, onShow } = props;
  const { refusal, played, refuse, run } = useRun(play);
  const say = sayer(language);
  const position = useMemo((): TextPosition => {
    const why = (move: string, ...args: readonly unknown[]) =>
      viewer === null ? null : explain(G, ctx, viewer, move, args, language);
    const given = { ctx, log, viewer, seats, language, history, onHint, legalMoves };
    return { ...buildTable(given, G, run, why), say, past: { timeline, notes, shown, onShow } };
  }, [
    G,
    ctx,
    log,
    viewer,
    seats,
    language,
    history,
    onHint,
    legalMoves,
    run,
    say,
    timeline,
    notes,
    shown,
    onShow,
  ]);
  const tell = tellLines((entry) => lineText(position, entry), position.t('kit.log.join'));
  const news = useNews(props, tell, say('kit.takenBack'));
  const spoken = { refusal, news, played, refuse };
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="terramara"
        position={position}
        spoken={spoken}
        say={position.say}
        parts={PARTS}
        seatOnly={['own']}
      />
    </TextContext>
  );
}
