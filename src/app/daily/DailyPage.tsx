import { Link } from 'wouter';
import { dayText } from '../../language/moments';
import { replacesRunningGame } from '../game/runningGame';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { DealCard } from './DealCard';
import { SendResults } from './SendResults';
import { useDeals } from './useDeals';
import { useWords } from './words';

/** Returns the day before or after a day like `2026-11-27`. */
function dayBeside(day: string, step: 1 | -1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

/** The deals of a day, or today's if null. */
export function DailyPage({ day }: { readonly day: string | null }) {
  const t = useWords();
  const { language } = useSettings();
  const { found, isOld, own, problem, again } = useDeals(day);
  return (
    <main className="sheet daily" data-testid="daily-page" aria-busy={found === null && problem === null}>
      <header>
        <h1>{found === null ? t('title') : t('day', { day: dayText(found.day, language) })}</h1>
        {own !== null && own.streak > 0 && (
          <p className="daily-streak" data-testid="streak">
            {t('streak', { days: own.streak })}
          </p>
        )}
      </header>
      <p className="quiet">{t('about')}</p>
      <Problem text={problem === null ? null : t(problem)} />
      {isOld && <p className="note">{t('stored')}</p>}
      <SendResults onSent={again} />
      {found !== null && (
        <>
          <ul className="deals">
            {found.deals.map((deal) => (
              <DealCard
                key={deal.game}
                deal={deal}
                today={found.today}
                own={own?.results.find(({ game }) => game === deal.game) ?? null}
                streak={own?.streak ?? 0}
              />
            ))}
          </ul>
          {replacesRunningGame() && <p className="quiet">{t('replaces')}</p>}
        </>
      )}
      <p className="row">
        <Link href="/" className="button">
          {t('home')}
        </Link>
        {found !== null && (
          <>
            <Link href={`/daily/${dayBeside(found.day, -1)}`} className="button" data-testid="earlier">
              {t('earlier')}
            </Link>
            {found.day < found.today && (
              <Link href={`/daily/${dayBeside(found.day, 1)}`} className="button" data-testid="later">
                {t('later')}
              </Link>
            )}
          </>
        )}
      </p>
    </main>
  );
}
