import '../css/text.css';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo } from 'react';
import type { TableProps } from '../../game-api/module';
import type { Translate } from '../../language/translator';
import type { Intent, Turn, Words } from '../context';
import type { KitTextKey } from '../words';
import { FinalButtons } from './FinalButtons';
import { FinalGrid } from './FinalGrid';
import { DescribeContext } from './MoveButton';
import { TextFrame } from './TextFrame';
import { TextLog } from './TextLog';
import { followsOf, type TextTelling } from './telling';
import { type Spoken, tellLines, useNews } from './useSpoken';

type GameTextProps<G, Name extends string, Section> = {
  readonly table: TableProps<G>;
  /** The game's root class, under which its css lives. */
  readonly className: string;
  readonly position: Words & Turn;
  readonly spoken: Omit<Spoken, 'run' | 'news'>;
  readonly say: Translate<KitTextKey | 'title' | `section.${NoInfer<Name> | 'final' | 'log'}`>;
  /** Between the final score and the log, in the order in which they are read. `do` is shown while the viewer can do
   *  something. */
  readonly parts: Readonly<Record<Name, ComponentType>>;
  /** Parts for who has a seat. */
  readonly seatOnly: readonly NoInfer<Name>[];
  readonly telling: TextTelling<Section, G>;
  /** A legal move of the viewer in words. */
  readonly describe: (intent: Intent) => string;
  /** Who won, and where everyone's score came from. Asked for when the game is over. */
  readonly final: () => Omit<ComponentProps<typeof FinalGrid>, 'nameOf'>;
};

/** A game's table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function GameText<G, Name extends string, Section>(props: GameTextProps<G, Name, Section>) {
  const { table, className, position, spoken, say, parts, seatOnly, telling, describe, final } = props;
  const { t, language, run, history, askForHint } = position;
  const { ctx, shown, viewer, seats, timeline } = table;
  const words = useMemo(() => ({ t, language }), [t, language]);
  const turn = useMemo(() => ({ run, history, askForHint }), [run, history, askForHint]);
  const tell = tellLines(telling.tell, t('kit.log.join'), followsOf(telling, timeline));
  const news = useNews(table, tell, say('kit.takenBack'));
  const nameOf = (id: string) => seats.find(({ playerID }) => playerID === id)?.name ?? '';
  const isPresent = shown === null;
  const isOver = ctx.gameover !== undefined && isPresent;
  const canDo = ctx.gameover === undefined && isPresent && viewer !== null;
  const names = (Object.keys(parts) as Name[]).filter((name) =>
    name === 'do' ? canDo : viewer !== null || !seatOnly.includes(name),
  );
  const part = (name: Name | 'final' | 'log', content: ReactNode) => ({
    name,
    title: say(`section.${name}`),
    content,
  });
  const end = () => (
    <>
      <FinalGrid {...final()} nameOf={nameOf} />
      <FinalButtons {...table} />
    </>
  );
  const lead = isOver ? 'final' : canDo && 'do' in parts ? 'do' : 'now';
  return (
    <DescribeContext value={describe}>
      <TextFrame
        table={table}
        className={className}
        title={say('title')}
        words={words}
        say={say}
        turn={turn}
        spoken={{ ...spoken, news }}
        lead={lead}
        start={lead === 'do' ? 'now' : lead}
        parts={[
          ...(isOver ? [part('final', end())] : []),
          ...names.map((name) => {
            const Content: ComponentType = parts[name];
            return part(name, <Content />);
          }),
          part('log', <TextLog table={table} telling={telling} nameOf={nameOf} />),
        ]}
      />
    </DescribeContext>
  );
}
