import '../../../table/css/text.css';
import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { FinalButtons } from '../../../table/text/FinalButtons';
import { TextFrame } from '../../../table/text/TextFrame';
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
const ORDER = Object.keys(PARTS) as PartName[];

/** Parts that make sense now: no score before the end, nothing to do after it, a hand only for who has one. */
function partsNow(over: boolean, looksBack: boolean, onlooker: boolean): PartName[] {
  return ORDER.filter((name) => {
    if (name === 'final') return over && !looksBack;
    if (name === 'do') return !over && !looksBack && !onlooker;
    return !(onlooker && (name === 'hand' || name === 'workers'));
  });
}

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { position, spoken } = useTextPosition(props);
  const { t, say, language, viewer, run, history, askForHint, ctx } = position;
  const words = useMemo(() => ({ t, language }), [t, language]);
  const turn = useMemo(() => ({ run, history, askForHint }), [run, history, askForHint]);
  const parts = partsNow(ctx.gameover !== undefined, props.shown !== null, viewer === null);
  const lead = parts.includes('final') ? 'final' : parts.includes('do') ? 'do' : 'now';
  return (
    <TextContext value={position}>
      <TextFrame
        table={props}
        className="cherez-ural"
        title={say('title')}
        words={words}
        say={say}
        turn={turn}
        spoken={spoken}
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
