import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import type { G } from '../rules/state';
import { TextContext } from './context';
import { Doing } from './Doing';
import { Final, LogList, Now, Own, Players, Row, WheelList } from './sections';
import { useTextPosition } from './useTextPosition';

const PARTS = {
  final: Final,
  now: Now,
  do: Doing,
  own: Own,
  row: Row,
  wheels: WheelList,
  players: Players,
  log: LogList,
} as const;

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { position, spoken } = useTextPosition(props);
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="kilia"
        position={position}
        spoken={spoken}
        say={position.say}
        parts={PARTS}
        seatOnly={[]}
      />
    </TextContext>
  );
}
