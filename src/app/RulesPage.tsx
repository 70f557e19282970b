import { useMemo } from 'react';
import { Link } from 'wouter';
import { RulesReader } from './rules/RulesReader';
import { useSettings } from './settings';

/** The rules as a page; its address can name a rule: `/rules#R9.4`. */
export function RulesPage() {
  const { t } = useSettings();
  const place = useMemo(() => {
    const number = decodeURIComponent(location.hash.slice(1));
    return number === '' ? null : { number };
  }, []);
  return (
    <main className="sheet wide">
      <div className="row">
        <button type="button" className="button" onClick={() => history.back()}>
          {t('rules.back')}
        </button>
        <Link href="/" className="button">
          {t('table.home')}
        </Link>
        <Link href="/almanac" className="button">
          {t('almanac.title')}
        </Link>
      </div>
      <p className="note">{t('rules.ours')}</p>
      <RulesReader place={place} />
    </main>
  );
}
