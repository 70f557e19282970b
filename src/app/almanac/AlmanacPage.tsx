import { Link } from 'wouter';
import { ALMANAC_SECTIONS } from '../../house/lookUp';
import { useSettings } from '../settings';
import { Almanac } from './Almanac';

/** All cards, the board's facts and the legend as a page; its address can name a part: `/almanac#legend`. */
export function AlmanacPage() {
  const { t } = useSettings();
  const section = ALMANAC_SECTIONS.find((name) => name === location.hash.slice(1)) ?? 'cards';
  return (
    <main className="sheet widest">
      <div className="row">
        <button type="button" className="button" onClick={() => history.back()}>
          {t('rules.back')}
        </button>
        <Link href="/" className="button">
          {t('table.home')}
        </Link>
        <Link href="/rules" className="button">
          {t('rules.title')}
        </Link>
      </div>
      <h1>{t('almanac.title')}</h1>
      <Almanac section={section} G={null} />
    </main>
  );
}
