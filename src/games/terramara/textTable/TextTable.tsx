import '../../../table/css/text.css';
import type { LogEntry } from 'boardgame.io';
import { useCallback, useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { FinalButtons } from '../../../table/text/FinalButtons';
import { TextFrame } from '../../../table/text/TextFrame';
import { useNews, useRun } from '../../../table/text/useSpoken';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import { explain } from '../text/explain';
import { TextContext, type TextPosition } from './context';
import { Doing } from './Doing';
import { followLines, lineText } from './lines';
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
const ORDER = Object.keys(PARTS) as PartName[];

/** Parts that make sense now: no result before the end, nothing to do after it, an own board only for who has one. */
const partsNow = (over: boolean, looksBack: boolean, onlooker: boolean): PartName[] =>
  ORDER.filter((name) => {
    if (name === 'final') return over && !looksBack;
    if (name === 'do') return !over && !looksBack && !onlooker;
    return !(onlooker && name === 'own');
  });

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
  const tell = useCallback(
    (entries: readonly LogEntry[], from: number) =>
      entries
        .flatMap((entry, nth) => [
          ...[lineText(position, entry) ?? []].flat(),
          ...followLines(position, entry, from + nth),
        ])
        .join(position.t('kit.log.join')),
    [position],
  );
  const news = useNews(props, tell, say('kit.takenBack'));
  const { t } = position;
  const words = useMemo(() => ({ t, language }), [t, language]);
  const turn = useMemo(() => ({ run, history, askForHint: onHint }), [run, history, onHint]);
  const parts = partsNow(ctx.gameover !== undefined, shown !== null, viewer === null);
  const lead = parts.includes('final') ? 'final' : parts.includes('do') ? 'do' : 'now';
  return (
    <TextContext value={position}>
      <TextFrame
        table={props}
        className="terramara"
        title={say('title')}
        words={words}
        say={say}
        turn={turn}
        spoken={{ refusal, news, played, refuse }}
        lead={lead}
        start={lead === 'do' ? 'now' : lead}
        parts={parts.map((name) => {
          const Content = PARTS[name];
          return {
            name,
            title: say(`section.${name}`),
            content: (
              <>
                <Content />
                {name === 'final' && <FinalButtons {...props} />}
              </>
            ),
          };
        })}
      />
    </TextContext>
  );
}
