import { Link } from 'wouter';
import { GameContext } from '../../game-api/gameContext';
import type { GameOffer } from '../../game-api/module';
import { AgainstBots } from '../new-game/AgainstBots';
import { PageIcon } from '../page/PageIcon';
import { useIsDark } from '../page/useIsDark';
import { useSettings } from '../settings';

export function GameCard({ game }: { readonly game: GameOffer }) {
  const { t, language } = useSettings();
  const { name, title, subtitle, pitch, length, picture, accent, players, loadGuide } = game;
  const shade = useIsDark() ? 'dark' : 'light';
  const { least, most } = players;
  return (
    <li className="game-card" data-testid={`game-${name}`} style={{ '--accent': accent }}>
      <div>
        {picture !== null && (
          <img
            className="game-picture"
            src={picture[shade][language]}
            width={760}
            height={400}
            alt=""
            decoding="async"
          />
        )}
        <div className="game-said">
          <h2>
            <Link href={`/${name}`} aria-label={t('home.moreAbout', { title: title[language] })}>
              {title[language]}
            </Link>
          </h2>
          <p className="subtitle">{subtitle[language]}</p>
          <p>{pitch[language]}</p>
          <ul className="game-facts">
            <li>
              <PageIcon name="people" label={t('home.players')} />
              {least === most ? t('home.factsOne', { least }) : t('home.facts', { least, most })}
            </li>
            <li>
              <PageIcon name="time" label={t('home.length')} />
              {length[language]}
            </li>
            <li>
              <PageIcon name="bot" />
              {t('home.bots')}
            </li>
          </ul>
          <div className="game-ways">
            <Link href={`/${name}/new`} className="button primary" data-testid="new-game">
              {t('home.newGame')}
            </Link>
            {most > 1 && (
              <GameContext value={game}>
                <AgainstBots className="button" />
              </GameContext>
            )}
            <Link href={`/online/${name}`} className="button" data-testid="online">
              <PageIcon name="globe" />
              {t('home.online')}
            </Link>
            {loadGuide === null ? (
              <Link href={`/${name}/rules`} className="button" data-testid="rules">
                <PageIcon name="book" />
                {t('home.rules')}
              </Link>
            ) : (
              <Link href={`/${name}/learn`} className="button" data-testid="learn">
                <PageIcon name="book" />
                {t('home.learnShort')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
