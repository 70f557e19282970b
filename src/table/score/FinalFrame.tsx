import { type ReactNode, Suspense, useContext, useState } from 'react';
import { ReviewContext } from '../../game-api/review';
import { useWords } from '../context';
import { ActionButton } from '../controls/ActionButton';
import { Menu } from '../controls/Menu';
import { SCROLLED_BY_KEYS } from '../scrolls';

type FinalFrameProps<Part extends string> = {
  readonly shell: ReactNode;
  /** At the left of the header: the game's name and how it ended. */
  readonly title: ReactNode;
  /** Who won: the part that is shown first. */
  readonly result: ReactNode;
  /** The parts besides, with their names; each may be fetched when it is asked for. */
  readonly charts: readonly { readonly id: Part; readonly name: string }[];
  readonly show: (part: Part) => ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
  readonly onSeeBoard: () => void;
  readonly onReplay: () => void;
};

const RESULT = 'result';
/** The part that the app adds to those of the game. */
const REVIEW = 'review';

/** The page after the game: who won, how it came, and where to go from there. */
export function FinalFrame<Part extends string>(props: FinalFrameProps<Part>) {
  const { shell, title, result, charts, show, onPlayAgain, onLeave, onSeeBoard, onReplay } = props;
  const { t } = useWords();
  const review = useContext(ReviewContext);
  const [part, setPart] = useState<Part | typeof RESULT | typeof REVIEW>(
    review?.isFirst === true ? REVIEW : RESULT,
  );
  const all = [
    { id: RESULT, name: t('kit.final.result') } as const,
    ...charts,
    ...(review === null ? [] : [{ id: REVIEW, name: t('kit.final.review') } as const]),
  ];
  return (
    <div className="final" data-testid="final-score">
      <header className="header">
        <Menu>{shell}</Menu>
        {title}
        <span className="header-gap" />
        <ActionButton testId="see-board" glyph="map" label={t('kit.final.seeBoard')} onPress={onSeeBoard} />
        <ActionButton testId="see-replay" glyph="log" label={t('kit.final.replay')} onPress={onReplay} />
        <ActionButton testId="leave" glyph="door" label={t('kit.final.leave')} onPress={onLeave} />
        <ActionButton
          testId="play-again"
          look="primary"
          glyph="again"
          label={t('kit.final.again')}
          onPress={onPlayAgain}
        />
      </header>
      <nav className="final-parts" aria-label={t('kit.final.parts')}>
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
      <main className="final-main" {...SCROLLED_BY_KEYS}>
        {part === REVIEW ? (
          review?.part
        ) : part === RESULT ? (
          result
        ) : (
          <Suspense fallback={<p className="final-panel">…</p>}>{show(part)}</Suspense>
        )}
      </main>
    </div>
  );
}
