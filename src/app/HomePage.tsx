import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { parseSavedGame, type SavedGame } from '../session/savedGame';
import { currentGame, offerOf } from './currentGame';
import { HomeBackdrop } from './HomeBackdrop';
import './home.css';
import { KeptGames } from './KeptGames';
import { LanguageSwitch, ThemeSwitch } from './Switches';
import { useSettings } from './settings';
import { beginGame, readGame } from './storage';

/** A game that can go on; one that can't be read is dealt with when the table is opened. */
function runningGame(): SavedGame | 'unreadable' | null {
  try {
    return readGame();
  } catch {
    return 'unreadable';
  }
}

export function HomePage() {
  const { t, language } = useSettings();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const running = useMemo(runningGame, []);
  const { title, subtitle, pitch, players } = currentGame;

  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    try {
      const game = parseSavedGame(await chosen.text());
      offerOf(game.game);
      if (beginGame(game)) navigate('/table');
      else setProblem(t('kept.noRoom'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <main className="sheet home">
      <HomeBackdrop />
      <header>
        <h1 className="wordmark">{title[language]}</h1>
        <p className="subtitle">
          {subtitle[language === 'en' ? 'ja' : 'en']} · {subtitle[language]}
        </p>
        <p>{pitch[language]}</p>
      </header>
      <nav className="choices">
        {running !== null && (
          <Link href="/table" className="choice running" data-testid="continue">
            <strong>{t('home.continueTitle')}</strong>
            <span>
              {running === 'unreadable'
                ? t('home.continue')
                : t('home.continueWith', { names: running.seats.map(({ name }) => name).join(', ') })}
            </span>
          </Link>
        )}
        <Link href="/new" className="choice primary" data-testid="new-game">
          <strong>{t('home.newGame')}</strong>
          <span>{t('home.newGameHint', players)}</span>
        </Link>
        <Link href="/online" className="choice" data-testid="online">
          <strong>{t('home.online')}</strong>
          <span>{t('home.onlineHint')}</span>
        </Link>
        <Link href="/learn" className="choice" data-testid="learn">
          <strong>{t('home.learn')}</strong>
          <span>{t('home.learnHint')}</span>
        </Link>
        <Link href="/rules" className="choice">
          <strong>{t('home.rules')}</strong>
          <span>{t('home.rulesHint')}</span>
        </Link>
        <Link href="/almanac" className="choice" data-testid="almanac">
          <strong>{t('almanac.title')}</strong>
          <span>{t('almanac.hint')}</span>
        </Link>
        <button type="button" className="choice" onClick={() => file.current?.click()}>
          <strong>{t('home.import')}</strong>
          <span>{t('home.importHint')}</span>
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          data-testid="import"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </nav>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <KeptGames onProblem={setProblem} />
      <footer>
        <div className="row">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <p>{t('home.about')}</p>
        <p>{t('home.makers')}</p>
      </footer>
    </main>
  );
}
