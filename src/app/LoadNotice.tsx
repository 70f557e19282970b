import { useSyncExternalStore } from 'react';
import { isSomethingMissing, onFailedLoads, retryFailedLoads } from '../language/loading';
import { takeNewVersion } from './pwa/newVersion';
import { useSettings } from './settings';
import './loadNotice.css';

/** Says that part of the page or a language could not be loaded, and offers to try again. */
export function LoadNotice() {
  const { t, missingLanguage } = useSettings();
  const isMissing = useSyncExternalStore(onFailedLoads, isSomethingMissing);
  if (!isMissing && missingLanguage === null) return null;
  const tryAgain = () => void takeNewVersion().then(retryFailedLoads);
  return (
    <div className="load-notice" role="alert" data-testid="load-notice">
      <p>{t(missingLanguage === null ? 'offline.part' : 'offline.language')}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {t('offline.again')}
      </button>
    </div>
  );
}
