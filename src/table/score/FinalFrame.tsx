import { type ReactNode, Suspense, useContext, useState } from 'react';
import { ReviewContext } from '../../game-api/review';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Menu } from '../controls/Menu';
import { CoachSlot } from '../frame/CoachSlot';
import type { FinalProps } from '../frame/parts';
import { SCROLLED_BY_KEYS } from '../scrolls';
import { scoreSayer } from './words/en';

/** A page beside the result, such as a chart. May be lazy. */
type Chart = { readonly id: string; readonly name: string; readonly content: ReactNode };

type FinalFrameProps = FinalProps & {
  /** Left side of the header: the game's name and how it ended */
  readonly title: ReactNode;
  /** First page: the winner and the scores */
  readonly result: ReactNode;
  readonly charts: readonly Chart[];
};

const RESULT = 'result';
/** Id of the page that the app adds */
const REVIEW = 'review';

const BUTTONS = [
  { testId: 'see-board', glyph: 'map', word: 'seeBoard', does: 'onSeeBoard' },
  { testId: 'see-replay', glyph: 'log', word: 'replay', does: 'onReplay' },
  { testId: 'leave', glyph: 'door', word: 'leave', does: 'onLeave' },
  { testId: 'play-again', glyph: 'again', word: 'again', does: 'onPlayAgain' },
] as const;

/** The page after the game: result, charts, and where to go next */
export function FinalFrame(props: FinalFrameProps) {
  const { shell, title, result, charts } = props;
  const say = scoreSayer(useWords().language);
  const review = useContext(ReviewContext);
  const [part, setPart] = useState(review?.isFirst === true ? REVIEW : RESULT);
  const all = [
    { id: RESULT, name: say('final.result'), content: result },
    ...charts,
    ...(review === null ? [] : [{ id: REVIEW, name: say('final.review'), content: review.part }]),
  ];
  return (
    <div className="final" data-testid="final-score">
      <header className="header">
        <Menu>{shell}</Menu>
        {title}
        <span className="header-gap" />
        {BUTTONS.map(({ testId, glyph, word, does }) => (
          <ActionButton
            key={testId}
            testId={testId}
            look={testId === 'play-again' ? 'primary' : undefined}
            glyph={glyph}
            label={say(`final.${word}`)}
            reason={null}
            onPress={props[does]}
          />
        ))}
      </header>
      <nav className="final-parts" aria-label={say('final.parts')}>
        {all.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="final-part"
            aria-pressed={id === part}
            data-testid={`part-${id}`}
            onClick={() => setPart(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      <CoachSlot />
      <main className="final-main" {...SCROLLED_BY_KEYS}>
        <Suspense fallback={<p className="final-panel">…</p>}>
          {all.find(({ id }) => id === part)?.content}
        </Suspense>
      </main>
    </div>
  );
}
