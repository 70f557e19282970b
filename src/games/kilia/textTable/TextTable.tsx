import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import { useRun } from '../../../table/text/useSpoken';
import { defaultPayment } from '../bot/defaultPayment';
import { finalStanding } from '../position/finalStanding';
import { indexLegalMoves } from '../position/legal';
import { entryText, LOG_SHAPE } from '../position/logShape';
import { buildTable } from '../position/table';
import type { G } from '../rules/state';
import { moveText } from '../text/moveText';
import { TextContext, type TextPosition } from './context';
import { Doing } from './Doing';
import { Now, Own, Players, Row, WheelList } from './sections';
import { sayer } from './words/index';

const PARTS = { now: Now, do: Doing, own: Own, row: Row, wheels: WheelList, players: Players };

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { G: state, ctx, log, viewer, seats, language, history, onHint, legalMoves, play, timeline } = props;
  const { run, ...spoken } = useRun(play);
  const say = sayer(language);
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const position = useMemo((): TextPosition => {
    const given = { ctx, log, viewer, seats, language, history, onHint };
    return { ...buildTable(given, state, legal, run, defaultPayment), say, moves: legalMoves };
  }, [ctx, log, viewer, seats, language, history, onHint, state, legal, run, say, legalMoves]);
  const { t, seat } = position;
  const names = Object.fromEntries(state.turnOrder.map((id) => [id, seat(id).name]));
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="kilia"
        position={position}
        spoken={spoken}
        say={say}
        parts={PARTS}
        seatOnly={[]}
        telling={{
          shape: LOG_SHAPE,
          titleOf: ({ part, round }) => t(`log.${part}`, { round }),
          tell: (entry) =>
            entryText(entry, { names, language, G: timeline.at(timeline.moves).G }, t('kit.log.join')),
        }}
        describe={({ move, args }) =>
          viewer === null ? '' : moveText(state, ctx, viewer, move, args, language)
        }
        final={() => ({ ...finalStanding(position), corner: say('parts'), sum: say('sum') })}
      />
    </TextContext>
  );
}
