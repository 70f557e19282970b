import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dayText } from '../../language/moments';
import type { StandingsPart } from '../../session/dailyDeal';
import { findOffer } from '../games';
import { Problem } from '../Problem';
import { UnknownGame } from '../page/NotFound';
import { useSettings } from '../settings';
import { fetchTable } from './deals';
import { useWords } from './words';

type StandingsPageProps = {
  /** A day like `2026-11-27` or a week like `2026-W48` */
  readonly period: string;
  readonly game: string;
};

/** Rows per page of the server. */
const PAGE = 50;

/** Returns the ISO week of a day, like `2026-W48`. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // The week belongs to the year of its Thursday.
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = date.getUTCFullYear();
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The table of a game on a day or in a week. */
export function StandingsPage({ period, game }: StandingsPageProps) {
  const t = useWords();
  const { language } = useSettings();
  const [from, setFrom] = useState(0);
  const [page, setPage] = useState<StandingsPart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    fetchTable(game, period, from).then(
      (found) => current && setPage(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [game, period, from]);
  const offer = findOffer(game);
  if (offer === null) return <UnknownGame game={game} />;
  const isWeek = period.includes('W');
  return (
    <main className="sheet daily" data-testid="standings-page" aria-busy={page === null && !hasFailed}>
      <h1>{t('standings.title', { title: offer.title[language] })}</h1>
      <p className="row">
        <strong>{isWeek ? t('standings.week', { week: period }) : dayText(period, language)}</strong>
        {page !== null && <span className="quiet">{t('standings.people', { people: page.people })}</span>}
        {!isWeek && (
          <Link href={`/daily/${weekOf(period)}/${game}`} className="button" data-testid="week">
            {t('standings.ofWeek')}
          </Link>
        )}
      </p>
      <Problem text={hasFailed ? t('offline') : null} />
      {page?.people === 0 && <p>{t('standings.none')}</p>}
      {page !== null && page.people > 0 && (
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{t('standings.rank')}</th>
              <th scope="col">{t('standings.name')}</th>
              {isWeek && <th scope="col">{t('standings.days')}</th>}
              <th scope="col">{t('standings.score')}</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map(({ rank, name, score, days }, index) => (
              <tr key={page.from + index}>
                <td>{rank}</td>
                <td>{name}</td>
                {isWeek && <td>{days}</td>}
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="row">
        <Link href="/daily" className="button">
          {t('standings.back')}
        </Link>
        {from > 0 && (
          <button type="button" className="button" onClick={() => setFrom(from - PAGE)}>
            {t('standings.previous')}
          </button>
        )}
        {page?.next != null && (
          <button type="button" className="button" onClick={() => setFrom(page.next ?? 0)}>
            {t('standings.next')}
          </button>
        )}
      </p>
    </main>
  );
}
