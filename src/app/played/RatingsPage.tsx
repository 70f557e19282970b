import { Link } from 'wouter';
import { BOT_RATINGS } from '../../bots/botRatings';
import { SEAT_LEVELS } from '../../bots/levels';
import { NEW_RATING, ratingInPoints } from '../../session/ratings';
import { levelText } from '../online/pages/levelText';
import { TablesLink } from '../online/table/TablesLink';
import { useWords as useOnlineWords } from '../online/words';
import { useSettings } from '../settings';
import '../online/online.css';
import './played.css';
import { useWords } from './words';

/** Explains how ratings are computed and what is stored. */
export function RatingsPage() {
  const t = useWords();
  const online = useOnlineWords();
  const { t: shell } = useSettings();
  const first = ratingInPoints(NEW_RATING);
  return (
    <main className="sheet online played" data-testid="ratings-page">
      <h1>{t('ratings.how')}</h1>
      <p>{t('how.table')}</p>
      <p>
        {t('how.number', {
          rating: t('ratings.points', first),
          low: first.points - first.margin,
          high: first.points + first.margin,
        })}
      </p>
      <p>{t('how.compute')}</p>
      <p>{t('how.ties')}</p>
      <p>{t('how.bots')}</p>
      <ul>
        {SEAT_LEVELS.map((level) => (
          <li key={level}>
            {t('ratings.bot', { level: levelText(level, shell) })}:{' '}
            {ratingInPoints(BOT_RATINGS[level]).points}
          </li>
        ))}
      </ul>
      <p>{t('how.leaving')}</p>
      <h2>{t('how.formulaTitle')}</h2>
      <p>{t('how.formula')}</p>
      <h2>{t('how.storedTitle')}</h2>
      <p>{t('how.stored')}</p>
      <p className="row">
        <Link href="/online/yours" className="button">
          {online('lobby.yours')}
        </Link>
        <TablesLink />
      </p>
    </main>
  );
}
