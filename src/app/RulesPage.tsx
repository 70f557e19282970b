import { useMemo } from 'react';
import { LookUpHead } from './lookUp/LookUpHead';
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
      <LookUpHead other="almanac" />
      <p className="note">{t('rules.ours')}</p>
      <RulesReader place={place} />
    </main>
  );
}
