import { Link } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import { puzzleLoaders } from '../../games/puzzles';
import { ContinueGame, useRunningGame } from './ContinueGame';
import { GameBackdrop } from './GameBackdrop';
import '../home/home.css';
import { useLateWords } from '../lateWords';
import { AgainstBots } from '../new-game/AgainstBots';
import { DownloadGame } from '../offline/DownloadGame';
import { useSettings } from '../settings';
import { LanguageSwitch, ThemeSwitch } from '../table/Switches';
import { useAbout } from './useAbout';

export function GamePage() {
  const { t, language } = useSettings();
  const say = useLateWords();
  const { name, title, subtitle, pitch, players, accent, loadGuide, loadAlmanac } = useGame();
  const about = useAbout();
  const running = useRunningGame(name);
  return (
    <main className="sheet home">
      <GameBackdrop />
      <header>
        <h1 className="wordmark" style={{ color: accent }}>
          {title[language]}
        </h1>
        <p className="subtitle">{subtitle[language]}</p>
        <p>{pitch[language]}</p>
      </header>
      <nav className="choices">
        {running !== null && <ContinueGame running={running} />}
        <Link
          href={`/${name}/new`}
          className={running === null ? 'choice primary' : 'choice'}
          data-testid="new-game"
        >
          <strong>{t('home.newGame')}</strong>
          <span>{say('home.newGameHint', players)}</span>
        </Link>
        {players.most > 1 && <AgainstBots className="choice" />}
        <Link href={`/online/${name}`} className="choice" data-testid="online">
          <strong>{t('home.online')}</strong>
          <span>{say('home.onlineHint')}</span>
        </Link>
        {loadGuide !== null && (
          <Link href={`/${name}/learn`} className="choice" data-testid="learn">
            <strong>{t('home.learn')}</strong>
            <span>{say('home.learnHint')}</span>
          </Link>
        )}
        {name in puzzleLoaders && (
          <Link href={`/${name}/puzzles`} className="choice" data-testid="puzzles">
            <strong>{t('home.puzzles')}</strong>
            <span>{say('home.puzzlesHint')}</span>
          </Link>
        )}
        <Link href={`/${name}/rules`} className="choice" data-testid="rules">
          <strong>{t('home.rules')}</strong>
          <span>{say('home.rulesHint')}</span>
        </Link>
        {loadAlmanac !== null && (
          <Link href={`/${name}/almanac`} className="choice" data-testid="almanac">
            <strong>{t('almanac.title')}</strong>
            <span>{say('almanac.hint')}</span>
          </Link>
        )}
        <DownloadGame className="choice" />
      </nav>
      <footer>
        <div className="row">
          <Link href="/" className="button">
            {say('home.otherGames')}
          </Link>
          {players.most > 1 && (
            <Link href={`/${name}/quick`} className="button" data-testid="quick-change">
              {say('quick.change')}
            </Link>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {about?.lines.map((line) => (
          <p key={line.en}>{line[language]}</p>
        ))}
      </footer>
    </main>
  );
}
