import type { TableProps } from '../../../game-api/module';
import { GameText } from '../../../table/text/GameText';
import type { G } from '../rules/state';
import type { textTable } from '../text/catalogue/en/textTable';
import { Doing } from './actions/Doing';
import { TextContext } from './context';
import { BoardList } from './sections/BoardList';
import { FinalTable } from './sections/FinalTable';
import { HandList } from './sections/HandList';
import { LogList } from './sections/LogList';
import { Now } from './sections/Now';
import { Players } from './sections/Players';
import { Prices } from './sections/Prices';
import { Situations } from './sections/Situations';
import { Tracks } from './sections/Tracks';
import { Workers } from './sections/Workers';
import { useTextPosition } from './useTextPosition';

type PartName = keyof typeof textTable.section;

const PARTS = {
  final: FinalTable,
  now: Now,
  do: Doing,
  hand: HandList,
  workers: Workers,
  players: Players,
  board: BoardList,
  prices: Prices,
  tracks: Tracks,
  situations: Situations,
  log: LogList,
} as const satisfies Record<PartName, () => React.ReactNode>;

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { position, spoken } = useTextPosition(props);
  return (
    <TextContext value={position}>
      <GameText
        table={props}
        className="cherez-ural"
        position={position}
        spoken={spoken}
        say={position.say}
        parts={PARTS}
        seatOnly={['hand', 'workers']}
      />
    </TextContext>
  );
}
