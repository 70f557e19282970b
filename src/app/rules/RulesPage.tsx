import { useMemo } from 'react';
import { useAbout } from '../game/useAbout';
import { LookUpHead } from '../look-up/LookUpHead';
import { useSettings } from '../settings';
import { RulesReader } from './RulesReader';

/** The rules as a page. The hash selects a rule: `/cherez-ural/rules#R9.4`. */
export function RulesPage() {
  const { language } = useSettings();
  const rulesNote = useAbout()?.rulesNote ?? null;
  const place = useMemo(() => {
    const number = decodeURIComponent(location.hash.slice(1));
    return number === '' ? null : { number };
  }, []);
  return (
    <main className="sheet wide">
      <LookUpHead other="almanac" />
      {rulesNote !== null && <p className="note">{rulesNote[language]}</p>}
      <RulesReader place={place} />
    </main>
  );
}
