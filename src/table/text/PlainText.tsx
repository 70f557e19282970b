import '../css/text.css';
import type { GameModule, TableProps } from '../../game-api/module';
import type { KeyOf } from '../../language/translated';
import { createTranslators } from '../../language/translator';
import type { Words } from '../context';
import { kitText } from '../words/textEn';
import { FinalButtons } from './FinalButtons';
import { TextFrame } from './TextFrame';
import { useNews, useRun } from './useSpoken';

type PlainTextProps<G> = {
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

/** A text table for a game with few moves: public information, and a button for each legal move */
export function PlainText<G>({ table, module, t, heading, open }: PlainTextProps<G>) {
  const { G, ctx, viewer, seats, legalMoves, language, play, history, onHint, shown } = table;
  const say = sayer(language);
  const spoken = useRun(play);
  const news = useNews(table, () => heading, say('kit.takenBack'));
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
    <ul>
      {open.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  const isOver = ctx.gameover !== undefined;
  const nameOf = (id: string) => seats.find(({ playerID }) => playerID === id)?.name;
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
      ]}
    />
  );
}
