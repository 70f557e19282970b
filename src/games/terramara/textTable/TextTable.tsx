import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import { useRun } from '../../../table/text/useSpoken';
import { finalStanding } from '../position/finalStanding';
import { eventsBetween, happeningText } from '../position/happenings';
import { logShape } from '../position/logShape';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import { explain } from '../text/explain';
import { logSentence } from '../text/logText';
import { moveText } from '../text/moveText';
import { rowName } from '../text/words';
import { TextContext, type TextPosition } from './context';
import { Doing } from './Doing';
import { Board, Now, Own, Players, Row, Tracks } from './sections';
import { sayer } from './words/index';

const PARTS = { now: Now, do: Doing, own: Own, players: Players, board: Board, row: Row, tracks: Tracks };

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { G: state, ctx, log, viewer, seats, language, history, onHint, legalMoves, play, timeline } = props;
  const { run, ...spoken } = useRun(play);
  const say = sayer(language);
  const position = useMemo((): TextPosition => {
    const why = (move: string, ...args: readonly unknown[]) =>
      viewer === null ? null : explain(state, ctx, viewer, move, args, language);
    const given = { ctx, log, viewer, seats, language, history, onHint, legalMoves };
    return { ...buildTable(given, state, run, why), say };
  }, [state, ctx, log, viewer, seats, language, history, onHint, legalMoves, run, say]);
  const { t, seat, content } = position;
  const names = Object.fromEntries(state.turnOrder.map((id) => [id, seat(id).name]));
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="terramara"
        position={position}
        spoken={spoken}
        say={say}
        parts={PARTS}
        seatOnly={['own']}
        telling={{
          shape: logShape((index) => {
            const { G: then, ctx: at } = timeline.at(Math.min(index, timeline.moves));
            return at.phase === 'work' || then.round > 1 ? then.round : 0;
          }),
          titleOf: ({ round }) =>
            round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) }),
          tell: (entry) => logSentence(entry, { names, language, content })?.text ?? null,
          // What came to others the line itself says.
          follows: (entry, before, after) =>
            eventsBetween(entry, before, after)
              .filter(({ event }) => event !== 'others')
              .map((event) => happeningText(event, { names, language, content })),
        }}
        describe={({ move, args }) =>
          viewer === null ? '' : moveText(state, ctx, viewer, move, args, language)
        }
        final={() => ({ ...finalStanding(position), corner: say('source'), sum: say('sum') })}
      />
    </TextContext>
  );
}
