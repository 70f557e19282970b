import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import { useRun } from '../../../table/text/useSpoken';
import { finalStanding } from '../position/finalStanding';
import { eventsBetween } from '../position/happenings';
import { happeningText } from '../position/happeningText';
import { indexLegalMoves } from '../position/legal';
import { LOG_SHAPE } from '../position/logShape';
import { buildTable } from '../position/table';
import { lineText, type Telling, whenText } from '../position/tell';
import type { G } from '../rules/state';
import { moveText } from '../text/moveText';
import { sayer } from '../text/textTableWords';
import { Doing } from './actions/Doing';
import { TextContext } from './context';
import { BoardList } from './sections/BoardList';
import { HandList } from './sections/HandList';
import { Now } from './sections/Now';
import { Players } from './sections/Players';
import { Prices } from './sections/Prices';
import { Situations } from './sections/Situations';
import { Tracks } from './sections/Tracks';
import { Workers } from './sections/Workers';

const PARTS = {
  now: Now,
  do: Doing,
  hand: HandList,
  workers: Workers,
  players: Players,
  board: BoardList,
  prices: Prices,
  tracks: Tracks,
  situations: Situations,
};

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { G: state, ctx, log, viewer, seats, language, history, onHint, legalMoves, play } = props;
  const { run, ...spoken } = useRun(play);
  const say = sayer(language);
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const position = useMemo((): Telling => {
    const given = { ctx, log, viewer, seats, language, history, onHint };
    return { ...buildTable(given, state, legal, run), say };
  }, [ctx, log, viewer, seats, language, history, onHint, state, legal, run, say]);
  const { content, seat } = position;
  const names = Object.fromEntries(state.turnOrder.map((id) => [id, seat(id).name]));
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="cherez-ural"
        position={position}
        spoken={spoken}
        say={say}
        parts={PARTS}
        seatOnly={['hand', 'workers']}
        telling={{
          shape: LOG_SHAPE,
          titleOf: (season) => whenText(position, season),
          tell: (entry) => lineText(position, entry),
          follows: (entry, before, after) =>
            eventsBetween(entry, before, after).map((event) =>
              happeningText(event, { names, language, content }),
            ),
        }}
        describe={({ move, args }) =>
          viewer === null ? '' : moveText(state, ctx, viewer, move, args, language)
        }
        final={() => ({ ...finalStanding(position), corner: say('source'), sum: say('sum') })}
      />
    </TextContext>
  );
}
