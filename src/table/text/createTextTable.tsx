import '../css/text.css';
import { type ComponentProps, type ComponentType, type Context, type ReactNode, useMemo } from 'react';
import type { Sentences, TableProps, Timeline } from '../../game-api/module';
import type { Language } from '../../language/language';
import type { Translate } from '../../language/translator';
import { keysOf } from '../../rules-kit/records';
import type { Turn, Words } from '../context';
import { type TableInput, useTableInput } from '../frame/useTableInput';
import type { KitTextKey } from '../words';
import { FinalButtons } from './FinalButtons';
import { FinalGrid } from './FinalGrid';
import { followsOf, type TextLogTexts } from './logTexts';
import { DescribeContext } from './MoveButton';
import { TextFrame } from './TextFrame';
import { TextLog } from './TextLog';
import { TextSince } from './TextSince';
import { textTurns } from './turnsInWords';
import { joinLines, useNews, useRun } from './useSpoken';

type Position = Words & Omit<Turn, 'run'> & { readonly G: { readonly turnOrder: readonly string[] } };

type OwnText<G, Own extends Position, Say, Name extends string, Section> = {
  readonly className: string;
  readonly sayer: (
    language: Language,
  ) => Say & Translate<KitTextKey | 'title' | `section.${NoInfer<Name> | 'final' | 'log'}`>;
  readonly Context: Context<Own | null>;
  /** Builds the value of `Context`, which the parts read. */
  readonly build: (given: TableInput<G>, run: Turn['run'], say: Say) => NoInfer<Own>;
  /**
   * Parts between the final score and the log, in reading order. `do` is shown only while the viewer can act. `now`
   * also shows what the others have done since the viewer's last turn.
   */
  readonly parts: Readonly<Record<Name, ComponentType>>;
  readonly seatOnly: readonly NoInfer<Name>[];
  readonly telling: (
    position: NoInfer<Own>,
    names: Readonly<Record<string, string>>,
    timeline: Timeline<NoInfer<G>>,
  ) => TextLogTexts<Section, NoInfer<G>>;
  readonly describeMove: Sentences<G>['describeMove'];
  /** Returns the result table. Called only after the end of the game. */
  readonly final: (position: NoInfer<Own>) => Omit<ComponentProps<typeof FinalGrid>, 'nameOf'>;
};

/**
 * Creates a game's text table. It offers the same position and moves as the drawn one, for reading, screen readers and
 * keyboard.
 */
export function createTextTable<G, Own extends Position, Say, Name extends string, Section>(
  own: OwnText<G, Own, Say, Name, Section>,
) {
  const { Context, parts } = own;
  return function TextTable(props: TableProps<G>) {
    const { G, ctx, shown, viewer, seats, timeline, language, play } = props;
    const { run, ...spoken } = useRun(play);
    const given = useTableInput(props);
    const say = own.sayer(language);
    const position = useMemo(() => own.build(given, run, say), [given, run, say]);
    const { t, history, askForHint } = position;
    const words = useMemo(() => ({ t, language }), [t, language]);
    const turn = useMemo(() => ({ run, history, askForHint }), [run, history, askForHint]);
    const nameOf = (id: string) => seats.find(({ playerID }) => playerID === id)?.name ?? '';
    const names = Object.fromEntries(position.G.turnOrder.map((id) => [id, nameOf(id)]));
    const telling = own.telling(position, names, timeline);
    const tell = joinLines(telling.tell, t('kit.log.join'), followsOf(telling, timeline));
    const turns = textTurns(props, telling);
    const news = useNews(props, tell, say('kit.takenBack'));
    const isPresent = shown === null;
    const isOver = ctx.gameover !== undefined && isPresent;
    const canDo = ctx.gameover === undefined && isPresent && viewer !== null;
    const shownParts = keysOf(parts).filter((name) =>
      name === 'do' ? canDo : viewer !== null || !own.seatOnly.includes(name),
    );
    const part = (name: Name | 'final' | 'log', content: ReactNode) => ({
      name,
      title: say(`section.${name}`),
      content,
    });
    const end = () => (
      <>
        <FinalGrid {...own.final(position)} nameOf={nameOf} />
        <FinalButtons {...props} />
      </>
    );
    const lead = isOver ? 'final' : canDo && 'do' in parts ? 'do' : 'now';
    return (
      <Context value={position}>
        <DescribeContext
          value={({ move, args }) =>
            viewer === null ? '' : own.describeMove(G, ctx, viewer, move, args, language)
          }
        >
          <TextFrame
            table={props}
            className={own.className}
            title={say('title')}
            words={words}
            say={say}
            turn={turn}
            spoken={{ ...spoken, news }}
            lead={lead}
            start={lead === 'do' ? 'now' : lead}
            parts={[
              ...(isOver ? [part('final', end())] : []),
              ...shownParts.map((name) => {
                const Content: ComponentType = parts[name];
                return part(
                  name,
                  <>
                    <Content />
                    {name === 'now' && <TextSince table={props} turns={turns} />}
                  </>,
                );
              }),
              part('log', <TextLog table={props} turns={turns} titleOf={telling.titleOf} nameOf={nameOf} />),
            ]}
          />
        </DescribeContext>
      </Context>
    );
  };
}
