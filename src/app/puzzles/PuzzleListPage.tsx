import { useMemo } from 'react';
import { Link } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import type { Puzzle } from '../../session/puzzles';
import { useSettings } from '../settings';
import { type Mark, readMarks } from './marks';
import { nextPuzzle, usePuzzles } from './usePuzzles';
import { levelKey, useWords } from './words';

/** All puzzles of a game by theme, with the marks of this device. */
export function PuzzleListPage() {
  const t = useWords();
  const { language } = useSettings();
  const game = useGame();
  const { themes, puzzles } = usePuzzles(game.name);
  const marks = useMemo(() => readMarks(game.name), [game]);
  const title = game.title[language];
  const next = nextPuzzle(puzzles, marks, null);
  return (
    <main className="sheet puzzles" data-testid="puzzle-list">
      <h1>{t('ofGame', { title })}</h1>
      <p>{t('about')}</p>
      <p className="row">
        {next !== null && (
          <Link
            href={`/${game.name}/puzzles/${next.id}`}
            className="button primary"
            data-testid="next-puzzle"
          >
            {Object.keys(marks).length === 0 ? t('begin') : t('goOn', { number: next.number })}
          </Link>
        )}
        <strong data-testid="solved">
          {t('solvedOf', {
            solved: puzzles.filter(({ id }) => marks[id] === 'solved').length,
            count: puzzles.length,
          })}
        </strong>
      </p>
      <ul className="puzzle-key">
        {([1, 2, 3] as const).map((level) => (
          <li key={level}>
            <Dots level={level} />
            {t(levelKey(level))}
          </li>
        ))}
        <li>
          <Sign mark="solved" />
          {t('key.solved')}
        </li>
        <li>
          <Sign mark="shown" />
          {t('key.shown')}
        </li>
      </ul>
      {themes.map(({ id, name }) => {
        const ofTheme = puzzles.filter(({ theme }) => theme === id);
        if (ofTheme.length === 0) return null;
        const solved = ofTheme.filter((puzzle) => marks[puzzle.id] === 'solved').length;
        return (
          <section key={id} aria-labelledby={`theme-${id}`}>
            <h2 id={`theme-${id}`}>
              {name[language]}
              <span className="puzzle-count">{t('solvedOf', { solved, count: ofTheme.length })}</span>
            </h2>
            <ol className="puzzle-chips">
              {ofTheme.map((puzzle) => (
                <li key={puzzle.id}>
                  <Chip puzzle={puzzle} mark={marks[puzzle.id]} game={game.name} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
      <p className="row">
        <Link href={`/${game.name}`} className="button">
          {t('toGame', { title })}
        </Link>
        <Link href="/puzzles" className="button">
          {t('title')}
        </Link>
      </p>
    </main>
  );
}

type ChipProps = { readonly puzzle: Puzzle; readonly mark: Mark | undefined; readonly game: string };

const LABELS = { solved: 'chipSolved', shown: 'chipShown' } as const;

function Chip({ puzzle: { id, number, level }, mark, game }: ChipProps) {
  const t = useWords();
  const label = mark === undefined ? 'chip' : LABELS[mark];
  return (
    <Link
      href={`/${game}/puzzles/${id}`}
      className="puzzle-chip"
      data-mark={mark}
      data-testid={`puzzle-${id}`}
      aria-label={t(label, { number, level: t(levelKey(level)) })}
    >
      <strong>{number}</strong>
      {mark === undefined ? <Dots level={level} /> : <Sign mark={mark} />}
    </Link>
  );
}

const Dots = ({ level }: { readonly level: number }) => (
  <span className="puzzle-dots" aria-hidden="true">
    {[1, 2, 3].map((dot) => (
      <i key={dot} data-on={dot <= level} />
    ))}
  </span>
);

const PATHS: Readonly<Record<Mark, string>> = {
  solved: 'M4 10.5L8.5 15L16 6',
  shown: 'M2 10Q10 2 18 10Q10 18 2 10ZM10 8V12M8 10H12',
};

const Sign = ({ mark }: { readonly mark: Mark }) => (
  <svg className="puzzle-sign" data-mark={mark} width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[mark]} />
  </svg>
);
