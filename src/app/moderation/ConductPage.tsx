import { useCallback } from 'react';
import { Link } from 'wouter';
import type { Conduct } from '../../session/moderation';
import { ask } from '../online/connection/lobby';
import { useAnswer } from '../played/useAnswer';
import { useSettings } from '../settings';
import './moderation.css';
import { keptText, useWords } from './words';

const fetchConduct = async (): Promise<Conduct> => (await ask('/moderation/conduct')) as Conduct;

/** Conduct, privacy and who runs the server: the host's own text, or the default one. */
export function ConductPage() {
  const t = useWords();
  const { language } = useSettings();
  const { value, error } = useAnswer(useCallback(fetchConduct, []));
  // Without a server the page shows the default text.
  const conduct = value ?? (error === null ? null : { texts: {}, contact: null, reportDays: 90 });
  const own = conduct === null ? undefined : (conduct.texts[language] ?? Object.values(conduct.texts)[0]);
  return (
    <main className="sheet conduct" data-testid="conduct">
      <h1>{t('conduct.title')}</h1>
      {conduct === null && <p>{t('conduct.loading')}</p>}
      {own !== undefined && <OwnText text={own} />}
      {conduct !== null && own === undefined && <DefaultText conduct={conduct} />}
      <p className="row">
        <Link href="/online" className="button">
          {t('conduct.tables')}
        </Link>
        <Link href="/" className="button">
          {t('conduct.home')}
        </Link>
      </p>
    </main>
  );
}

/** A text whose parts are separated by empty lines. Parts that start with # are headings. */
function OwnText({ text }: { readonly text: string }) {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part, index) =>
      part.startsWith('#') ? <h2 key={index}>{part.replace(/^#+\s*/, '')}</h2> : <p key={index}>{part}</p>,
    );
}

function DefaultText({ conduct: { contact, reportDays } }: { readonly conduct: Conduct }) {
  const t = useWords();
  return (
    <>
      <h2>{t('conduct.conductTitle')}</h2>
      <p>{t('conduct.conduct1')}</p>
      <p>{t('conduct.conduct2')}</p>
      <h2>{t('conduct.privacyTitle')}</h2>
      <p>{t('conduct.privacy1')}</p>
      <p>{t('conduct.privacy2')}</p>
      <p>
        {t('conduct.privacy3')} {keptText(reportDays, t)}
      </p>
      <h2>{t('conduct.whoTitle')}</h2>
      <p>{contact ?? t('conduct.whoUnknown')}</p>
    </>
  );
}
