import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { InvitationList } from '../../matchmaking/InvitationList';
import { BlockList } from '../../moderation/BlockList';
import { OwnRatings } from '../../played/OwnRatings';
import { useSettings } from '../../settings';
import { savedSeats } from '../seats/savedSeats';
import '../online.css';
import { YourTables } from '../pages/YourTables';
import { TablesLink } from '../table/TablesLink';
import { useWords } from '../words';
import { BroughtKey } from './BroughtKey';
import { KeyPart } from './KeyPart';
import './person.css';
import { keyOfFragment, savedKey } from './personKey';

/** Returns the key in the address and removes it from there. */
function broughtKey(): ReturnType<typeof keyOfFragment> {
  const brought = keyOfFragment(location.hash);
  if (brought !== null) history.replaceState(null, '', location.pathname + location.search);
  return brought;
}

/** All tables of a person, across all devices with the person's key. */
export function PersonPage() {
  const t = useWords();
  const { t: shell } = useSettings();
  const [brought, setBrought] = useState(broughtKey);
  const [key, setKey] = useState(savedKey);
  /** Number of times that a sync has changed the seats. */
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const changed = () => setBrought(broughtKey());
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  const changed = () => {
    setKey(savedKey());
    setChanges((count) => count + 1);
  };
  const isNew = brought !== null && brought !== key;
  return (
    <main className="sheet online person-page" data-testid="person">
      <h1>{t('lobby.yours')}</h1>
      {isNew && (
        <BroughtKey
          key={brought}
          brought={brought}
          onDone={() => {
            setBrought(null);
            changed();
          }}
        />
      )}
      {savedSeats().length === 0 && <p className="quiet">{t('person.none')}</p>}
      {key !== null && <InvitationList key={`${key} invitations`} />}
      <YourTables key={changes} title={t('person.running')} isPage />
      {key !== null && <OwnRatings key={`${key} ratings`} kept={key} />}
      {key !== null && <BlockList key={`${key} blocks`} kept={key} />}
      <KeyPart key={key} kept={key} onChanged={changed} />
      <p className="row">
        <Link href="/played" className="button">
          {shell('home.played')}
        </Link>
        <Link href="/online/wishes" className="button">
          {t('lobby.wishes')}
        </Link>
        <TablesLink />
        <Link href="/" className="button">
          {t('lobby.home')}
        </Link>
      </p>
    </main>
  );
}
