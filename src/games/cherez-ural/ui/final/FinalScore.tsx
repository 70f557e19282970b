import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import type { GameResult } from '../../rules/scoring';
import { useTable } from '../context';
import { Menu } from '../header/Menu';
import { ActionButton } from '../parts/ActionButton';
import type { ChartPart } from './charts/Charts';
import { Ranking } from './Ranking';
import { TrackResults } from './TrackResults';

// Not with the rest of the table: few look at them, and they bring a library.
const Charts = lazy(async () => ({ default: (await import('./charts/Charts')).Charts }));

const PARTS = ['result', 'gold', 'sales', 'businesses', 'tracks'] as const;
type Part = 'result' | ChartPart;

type FinalScoreProps = {
  readonly shell: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
  readonly onSeeBoard: () => void;
  readonly onReplay: () => void;
};

/** After the game: who won, where the gold came from, who got what for the tracks, the businesses. */
export function FinalScore({ shell, onPlayAgain, onLeave, onSeeBoard, onReplay }: FinalScoreProps) {
  const { t, ctx, G, language } = useTable();
  const result = ctx.gameover as GameResult;
  const [part, setPart] = useState<Part>('result');
  return (
    <div className="final" data-testid="final-score">
      <header className="header">
        <Menu>{shell}</Menu>
        <h1 className="brand-name" lang={language === 'ja' ? 'ja' : 'ru'}>
          {t('table.wordmark')}
        </h1>
        <p className="season-name">{t('table.final.over', { round: G.round })}</p>
        <span className="header-gap" />
        <ActionButton
          testId="see-board"
          glyph="map"
          label={t('table.final.seeBoard')}
          reason={null}
          onPress={onSeeBoard}
        />
        <ActionButton
          testId="see-replay"
          glyph="log"
          label={t('table.final.replay')}
          reason={null}
          onPress={onReplay}
        />
        <ActionButton
          testId="leave"
          glyph="door"
          label={t('table.final.leave')}
          reason={null}
          onPress={onLeave}
        />
        <ActionButton
          testId="play-again"
          look="primary"
          glyph="again"
          label={t('table.final.again')}
          reason={null}
          onPress={onPlayAgain}
        />
      </header>
      <nav className="final-parts" aria-label={t('lookBack.charts.parts')}>
        {PARTS.map((each) => (
          <button
            key={each}
            type="button"
            className="final-part"
            aria-pressed={each === part}
            data-testid={`part-${each}`}
            onClick={() => setPart(each)}
          >
            {t(`lookBack.charts.${each}`)}
          </button>
        ))}
      </nav>
      <main className="final-main" {...SCROLLED_BY_KEYS}>
        {part === 'result' ? (
          <>
            <Ranking result={result} />
            <TrackResults />
          </>
        ) : (
          <Suspense fallback={<p className="final-panel">…</p>}>
            <Charts part={part} />
          </Suspense>
        )}
      </main>
    </div>
  );
}
