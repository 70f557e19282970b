import { Link } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';

/** The way back, to the game, and from the rules to the almanac or from there to the rules. */
export function LookUpHead({ other }: { readonly other: 'rules' | 'almanac' }) {
  const { t, language } = useSettings();
  const { name, title, loadAlmanac } = useGame();
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => history.back()}>
        {t('rules.back')}
      </button>
      <Link href={`/${name}`} className="button">
        {title[language]}
      </Link>
      {(other === 'rules' || loadAlmanac !== null) && (
        <Link href={`/${name}/${other}`} className="button">
          {t(`${other}.title`)}
        </Link>
      )}
    </div>
  );
}
