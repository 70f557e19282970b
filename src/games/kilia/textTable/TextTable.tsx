import '../../../table/css/text.css';
import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import { FinalButtons } from '../../../table/text/FinalButtons';
import { TextFrame } from '../../../table/text/TextFrame';
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
type PartName = keyof typeof PARTS;
const ORDER: readonly PartName[] = ['final', 'now', 'do', 'own', 'row', 'wheels', 'players', 'log'];

/** Parts that make sense now: no score before the end, nothing to do after it or for an onlooker. */
const partsNow = (isOver: boolean, looksBack: boolean, onlooker: boolean): readonly PartName[] =>
  ORDER.filter((name) => {
    if (name === 'final') return isOver && !looksBack;
    return name !== 'do' || !(isOver || looksBack || onlooker);
  });

/** The table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function TextTable(props: TableProps<G>) {
  const { position, spoken } = useTextPosition(props);
  const { t, say, language, viewer, run, history, askForHint, isOver } = position;
  const words = useMemo(() => ({ t, language }), [t, language]);
  const turn = useMemo(() => ({ run, history, askForHint }), [run, history, askForHint]);
  const parts = partsNow(isOver, props.shown !== null, viewer === null);
  const lead = parts.includes('final') ? 'final' : parts.includes('do') ? 'do' : 'now';
  return (
    <TextContext value={position}>
      <TextFrame
        table={props}
        className="kilia"
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
