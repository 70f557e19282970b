import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dayText } from '../../language/moments';
import type { SharedResult } from '../../session/dailyDeal';
import { findOffer } from '../games';
import { useSettings } from '../settings';
import { fetchShared, scoreText } from './deals';
import { MedalList } from './MedalList';
import { useWords } from './words';

/** A result that somebody shared. */
export function SharedPage({ share }: { readonly share: string }) {
  const t = useWords();
  const { language } = useSettings();
  const [result, setResult] = useState<SharedResult | 'gone' | null>(null);
  useEffect(() => {
    fetchShared(share).then(setResult, () => setResult('gone'));
  }, [share]);
  if (result === null) return <main className="sheet daily" aria-busy="true" />;
  if (result === 'gone')
    return (
      <main className="sheet daily" data-testid="shared-gone">
        <p>{t('resultPage.gone')}</p>
        <ToDeals />
      </main>
    );
  const { game, period, name, score, rank, people, medals, scoreUnit } = result;
  return (
    <main className="sheet daily" data-testid="shared">
      <h1>{t('resultPage.title', { name, score: scoreText(score, scoreUnit, language) })}</h1>
      <p>
        {findOffer(game)?.title[language] ?? game}, {dayText(period, language)}
      </p>
      <MedalList medals={medals} />
      <p>{t('place', { rank, people })}</p>
      <p className="row">
        <ToDeals />
        <Link href={`/daily/${period}/${game}`} className="button">
          {t('table')}
        </Link>
      </p>
    </main>
  );
}

function ToDeals() {
  const t = useWords();
  return (
    <Link href="/daily" className="button primary" data-testid="play-too">
      {t('resultPage.playToo')}
    </Link>
  );
}
