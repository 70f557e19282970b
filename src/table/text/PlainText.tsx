import '../css/text.css';
import type { GameModule, TableProps } from '../../game-api/module';
import type { KeyOf } from '../../language/translated';
import { createTranslators } from '../../language/translator';
import type { Words } from '../context';
import { PLAIN_SHAPE, type PlainLog, plainSentence } from '../log/plainLog';
import { kitText } from '../words/textEn';
import { FinalButtons } from './FinalButtons';
import type { TextLogTexts } from './logTexts';
import { TextFrame } from './TextFrame';
import { TextLog } from './TextLog';
import { TextSince } from './TextSince';
import { textTurns } from './turnsInWords';
import { joinLines, useNews, useRun } from './useSpoken';

type PlainTextProps<G> = Pick<PlainLog<G>, 'logSentence'> & {
  readonly table: TableProps<G>;
  readonly module: Pick<GameModule<G>, 'name' | 'title' | 'describeMove' | 'resultOf'>;
  readonly t: Words['t'];
  /** Heading with the current round or phase */
  readonly heading: string;
  /** Public information and the viewer's hand, one line each */
  readonly open: readonly string[];
};

const { translator: sayer } = createTranslators<`kit.${KeyOf<typeof kitText>}`>({
  en: { kit: kitText },
  ja: async () => ({ kit: (await import('../words/textJa')).kitText }),
});

/** A text table for a game with few moves: public information, a button for each legal move, and the log */
export function PlainText<G>({ table, module, t, heading, open, logSentence }: PlainTextProps<G>) {
  const { G, ctx, viewer, seats, legalMoves, language, play, history, onHint, shown, timeline } = table;
  const say = sayer(language);
  const spoken = useRun(play);
  const nameOf = (id: string) => seats.find(({ playerID }) => playerID === id)?.name ?? id;
  const telling: TextLogTexts<string, G> = {
    shape: PLAIN_SHAPE,
    titleOf: (section) => section,
    tell: (entry) => {
      const text = plainSentence({ module, timeline, language, logSentence }, entry);
      return `${nameOf(entry.action.payload.playerID)}: ${text}`;
    },
  };
  const turns = textTurns(table, telling);
  const news = useNews(
    table,
    joinLines(telling.tell, t('kit.log.join'), () => []),
    say('kit.takenBack'),
  );
  const actions = legalMoves.map(({ move, args }) => (
    <button
      key={JSON.stringify([move, args])}
      type="button"
      data-testid="do"
      onClick={() => spoken.run([{ move, args }])}
    >
      {module.describeMove(G, ctx, viewer ?? '', move, args, language)}
    </button>
  ));
  const lines = (
    <>
      <ul>
        {open.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextSince table={table} turns={turns} />
    </>
  );
  const isOver = ctx.gameover !== undefined;
  const end = () => (
    <div data-testid="final-score">
      <ol>
        {module.resultOf(ctx.gameover, language).scores.map(({ playerID, total }) => (
          <li key={playerID}>{`${nameOf(playerID)}: ${total}`}</li>
        ))}
      </ol>
      <FinalButtons {...table} />
    </div>
  );
  return (
    <TextFrame
      table={table}
      className={module.name}
      title={module.title[language]}
      words={{ language, t }}
      say={say}
      turn={{ run: spoken.run, history, askForHint: onHint }}
      spoken={{ ...spoken, news }}
      lead="do"
      start="now"
      parts={[
        { name: 'now', title: heading, content: lines },
        {
          name: 'do',
          title: say('kit.choose'),
          content: isOver ? end() : shown === null && actions,
        },
        {
          name: 'log',
          title: t('kit.log.title'),
          content: <TextLog table={table} turns={turns} titleOf={telling.titleOf} nameOf={nameOf} />,
        },
      ]}
    />
  );
}
