import { Link } from 'wouter';
import { useSettings } from '../settings';

/** The way back, home, and from the rules to the almanac or from there to the rules. */
export function LookUpHead({ other }: { readonly other: 'rules' | 'almanac' }) {
  const { t } = useSettings();
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => history.back()}>
        {t('rules.back')}
      </button>
      <Link href="/" className="button">
        {t('table.home')}
      </Link>
      <Link href={`/${other}`} className="button">
        {t(`${other}.title`)}
      </Link>
    </div>
  );
}
