import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { listed } from '../../language/lists';
import { distinctNames } from '../../session/distinctNames';
import { parseSavedGame } from '../../session/savedGame';
import { progressOf, runningGame } from '../game/runningGame';
import { findOffer, offers } from '../games';
import { mayHaveSeats } from '../online/seats/anySeat';
import { FileButton } from '../page/FileButton';
import { GameCard } from './GameCard';
import './gameCards.css';
import { lazyPart } from '../../table/loading/lazyPart';
import { beginGame, readReplacedGames } from '../browser-storage/savedGames';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { LanguageSwitch, ThemeSwitch } from '../table/Switches';

const KeptGames = lazyPart(async () => (await import('./ReplacedGames')).ReplacedGames);
const YourTables = lazyPart(async () => (await import('../online/pages/YourTables')).YourTables);

/** The home page: the running game first, then all games side by side. */
export function HomePage() {
  const { t } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const sits = useMemo(mayHaveSeats, []);
  const keeps = useMemo(() => readReplacedGames().length > 0, []);
  return (
    <main className="shelf">
      <header>
        <h1>Kontor</h1>
        <p className="shelf-asks">{t('home.shelf')}</p>
        <Link href="/daily" className="button daily-link" title={t('home.dailyHint')} data-testid="daily">
          {t('home.daily')}
        </Link>
        <Link href="/puzzles" className="button" data-testid="puzzles">
          {t('home.puzzles')}
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Running />
      {sits && (
        <Suspense>
          <YourTables title={t('home.yourOnline')} />
        </Suspense>
      )}
      <ul className="games">
        {offers.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </ul>
      <Problem text={problem} />
      {keeps && (
        <Suspense>
          <KeptGames />
        </Suspense>
      )}
      <footer>
        <OpenSaved onProblem={setProblem} />
        <Link href="/played" className="button" data-testid="my-games-link">
          {t('home.played')}
        </Link>
        <Link href="/online" className="button">
          {t('home.allTables')}
        </Link>
      </footer>
    </main>
  );
}

const BUTTONS = { goesOn: 'home.continue', over: 'home.seeResult', unknown: 'home.open' } as const;

function Running() {
  const { t, language } = useSettings();
  const running = useMemo(runningGame, []);
  if (running === null) return null;
  const progress = progressOf(running);
  const title = running === 'unreadable' ? undefined : findOffer(running.game)?.title[language];
  return (
    <section className="running">
      <span>
        <strong>
          {title === undefined
            ? t('home.lastUnknown')
            : t(progress === 'goesOn' ? 'home.continueGame' : 'home.lastGame', { title })}
        </strong>
        {running !== 'unreadable' && (
          <small>
            {t('home.continueWith', {
              names: listed(distinctNames(running.seats.map(({ name }) => name)), language),
            })}
          </small>
        )}
      </span>
      <Link href="/table" className="button primary" data-testid="continue">
        {t(BUTTONS[progress])}
      </Link>
    </section>
  );
}

function OpenSaved({ onProblem }: { readonly onProblem: (problem: string) => void }) {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    try {
      const game = parseSavedGame(await chosen.text());
      if (findOffer(game.game) === null) onProblem(t('game.unknown', { game: game.game }));
      else {
        beginGame(game);
        navigate('/table');
      }
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <FileButton
      label={t('home.import')}
      title={t('home.importHint')}
      testId="import"
      onFile={(chosen) => void open(chosen)}
    />
  );
}
