import { ALMANAC_SECTIONS } from '../../game-api/lookUp';
import { LookUpHead } from '../look-up/LookUpHead';
import { useSettings } from '../settings';
import { Almanac } from './Almanac';

/**
 * Shows all cards, the facts of the board and the legend. The hash selects a section: `/cherez-ural/almanac#legend`.
 */
export function AlmanacPage() {
  const { t } = useSettings();
  const section = ALMANAC_SECTIONS.find((name) => name === location.hash.slice(1)) ?? 'cards';
  return (
    <main className="sheet widest">
      <LookUpHead other="rules" />
      <h1>{t('almanac.title')}</h1>
      <Almanac section={section} G={null} />
    </main>
  );
}
