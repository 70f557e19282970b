import { Link } from 'wouter';
import { isolate } from '../../language/isolate';
import { inARow } from '../../language/lists';
import { momentText } from '../../language/moments';
import { addressOfTable } from '../../session/addresses';
import { type Opponent, type RatedGame, ratingInPoints } from '../../session/ratings';
import { findOffer } from '../games';
import { levelText } from '../online/pages/levelText';
import { useSettings } from '../settings';
import { useWords } from './words';

/** Returns a function that names an opponent. */
export function useOpponentText(): (opponent: Opponent) => string {
  const t = useWords();
  const { t: shell } = useSettings();
  return ({ level, profile }) => {
    if (level !== undefined) return t('ratings.bot', { level: levelText(level, shell) });
    return profile === undefined ? t('ratings.somebody') : isolate(profile.name);
  };
}

/** A rated game in the list of a profile. */
export function RatedGameRow({ played }: { readonly played: RatedGame }) {
  const t = useWords();
  const { language } = useSettings();
  const nameOf = useOpponentText();
  const { game, endedAt, matchID, place, score, rating, opponents } = played;
  const result = t('ratings.place', { place, players: opponents.length + 1 });
  const others = opponents.map((opponent) => `${nameOf(opponent)} ${opponent.score}`);
  return (
    <>
      <div>
        <strong>
          {t('ratings.result', { title: findOffer(game)?.title[language] ?? game, result })} ({score})
        </strong>
        <small>
          {inARow(others, language)} · {momentText(endedAt, language, Date.now())} ·{' '}
          {t('ratings.points', ratingInPoints(rating))}
        </small>
      </div>
      {matchID !== undefined && findOffer(game) !== null && (
        <Link href={`${addressOfTable(game, matchID)}/replay?move=0`} className="button">
          {t('list.replay')}
        </Link>
      )}
    </>
  );
}
