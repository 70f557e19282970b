import { useSyncExternalStore } from 'react';
import { isSomethingMissing, onFailedLoads, retryFailedLoads } from '../../language/loading';
import { takeNewVersion } from '../offline/newVersion';
import { useSettings } from '../settings';
import './loadNotice.css';

const tryAgain = () => void takeNewVersion().then(retryFailedLoads);

/** Replaces a part that could not be loaded. */
export function MissingPart() {
  const { t } = useSettings();
  return (
    <section className="missing-part" role="alert" data-testid="missing-part">
      <p>{t('offline.part')}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {t('offline.again')}
      </button>
    </section>
  );
}

/** Shows that a part of the page or a language could not be loaded, with a button to retry. */
export function LoadNotice() {
  const { t, missingLanguage } = useSettings();
  const isMissing = useSyncExternalStore(onFailedLoads, isSomethingMissing);
  if (!isMissing && missingLanguage === null) return null;
  return (
    <div className="load-notice" role="alert" data-testid="load-notice">
      <p>{t(missingLanguage === null ? 'offline.part' : 'offline.language')}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {t('offline.again')}
      </button>
    </div>
  );
}
