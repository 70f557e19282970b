import { Link } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';

/** Links back, to the game, and from the rules to the almanac or vice versa. */
export function LookUpHead({ other }: { readonly other: 'rules' | 'almanac' }) {
  const { t, language } = useSettings();
  const say = useLateWords();
  const { name, title, loadAlmanac } = useGame();
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => history.back()}>
        {say('rules.back')}
      </button>
      <Link href={`/${name}`} className="button">
        {title[language]}
      </Link>
      {(other === 'rules' || loadAlmanac !== null) && (
        <Link href={`/${name}/${other}`} className="button">
          {other === 'rules' ? say('rules.title') : t('almanac.title')}
        </Link>
      )}
    </div>
  );
}
