import '../css/text.css';
import { type ComponentType, useMemo } from 'react';
import type { TableProps } from '../../game-api/module';
import type { Translate } from '../../language/translator';
import type { Turn, Words } from '../context';
import type { KitTextKey } from '../words';
import { FinalButtons } from './FinalButtons';
import { TextFrame } from './TextFrame';
import type { Spoken } from './useSpoken';

type GameTextProps<G, Name extends string> = {
  readonly table: TableProps<G>;
  /** The game's root class, under which its css lives. */
  readonly className: string;
  readonly position: Words & Turn;
  readonly spoken: Omit<Spoken, 'run'>;
  readonly say: Translate<KitTextKey | 'title' | `section.${NoInfer<Name>}`>;
  /** In the order in which they are read. `final` is shown after the game, `do` while the viewer can do something. */
  readonly parts: Readonly<Record<Name, ComponentType>>;
  /** Parts for who has a seat. */
  readonly seatOnly: readonly NoInfer<Name>[];
};

/** A game's table in words: the same position and moves as the drawn one, for reading, listening and keys alone. */
export function GameText<G, Name extends string>(props: GameTextProps<G, Name>) {
  const { table, className, position, spoken, say, parts, seatOnly } = props;
  const { t, language, run, history, askForHint } = position;
  const { ctx, shown, viewer } = table;
  const words = useMemo(() => ({ t, language }), [t, language]);
  const turn = useMemo(() => ({ run, history, askForHint }), [run, history, askForHint]);
  const isOver = ctx.gameover !== undefined;
  const isPast = shown !== null;
  const names = (Object.keys(parts) as Name[]).filter((name) => {
    if (name === 'final') return isOver && !isPast;
    if (name === 'do') return !isOver && !isPast && viewer !== null;
    return viewer !== null || !seatOnly.includes(name);
  });
  const has = (part: string) => names.some((name) => name === part);
  const lead = has('final') ? 'final' : has('do') ? 'do' : 'now';
  return (
    <TextFrame
      table={table}
      className={className}
      title={say('title')}
      words={words}
      say={say}
      turn={turn}
      spoken={spoken}
      lead={lead}
      start={lead === 'do' ? 'now' : lead}
      parts={names.map((name) => {
        const Content: ComponentType = parts[name];
        return {
          name,
          title: say(`section.${name}`),
          content: (
            <>
              <Content />
              {name === 'final' && <FinalButtons {...table} />}
            </>
          ),
        };
      })}
    />
  );
}
