import { useState } from 'react';
import { dayText } from '../../language/moments';
import { findOffer } from '../games';
import { LobbyProblem } from '../online/connection/lobby';
import { lastName, saveName } from '../online/person/lastName';
import { canHaveKey, newKey, personOf, savedKey, saveKey } from '../online/person/personKey';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { dropUnsent, readUnsent, sendResult, type Unsent } from './deals';
import { useWords } from './words';

/** Returns the person's key, and creates one if this browser has none. @throws LobbyProblem */
async function keyToUse(): Promise<string> {
  const kept = savedKey();
  if (kept !== null) return kept;
  const key = newKey();
  await (await personOf(key)).create();
  saveKey(key);
  return key;
}

/** Finished deals that the server doesn't have yet, with a form that sends them. */
export function SendResults({ onSent }: { readonly onSent: () => void }) {
  const t = useWords();
  const { language } = useSettings();
  const [unsent, setUnsent] = useState(readUnsent);
  const [name, setName] = useState(lastName);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (unsent.length === 0) return null;
  const sayProblem = (error: unknown): string => {
    if (!(error instanceof LobbyProblem)) return error instanceof Error ? error.message : String(error);
    if (error.status === 0) return t('problem.away');
    if (error.status === 429 || error.status === 503)
      return t('problem.busy', { seconds: error.waitSeconds });
    return t('problem.refused', { reason: error.message });
  };
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      saveName(name.trim());
      const key = await keyToUse();
      for (const result of unsent) await sendResult(key, name.trim(), result);
    } catch (error) {
      setProblem(sayProblem(error));
    }
    setBusy(false);
    setUnsent(readUnsent());
    onSent();
  };
  const drop = (result: Unsent) => {
    dropUnsent(result);
    setUnsent(readUnsent());
    setProblem(null);
  };
  return (
    <form
      className="deals-unsent"
      data-testid="unsent"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('unsent.title', { count: unsent.length })}</h2>
      <ul>
        {unsent.map((result, index) => (
          <li key={`${result.day} ${result.game} ${index}`}>
            {t('unsent.result', {
              title: findOffer(result.game)?.title[language] ?? result.game,
              day: dayText(result.day, language),
              score: result.score,
            })}
            <button type="button" className="button" disabled={busy} onClick={() => drop(result)}>
              {t('unsent.drop')}
            </button>
          </li>
        ))}
      </ul>
      {canHaveKey() ? (
        <>
          <div className="row">
            <input
              aria-label={t('unsent.name')}
              placeholder={t('unsent.name')}
              data-testid="result-name"
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
            <button
              type="submit"
              className="button primary"
              data-testid="send-results"
              disabled={busy || name.trim() === ''}
            >
              {t(busy ? 'unsent.sending' : 'unsent.send')}
            </button>
          </div>
          <p className="quiet">
            {t('unsent.hint')} {savedKey() === null && t('unsent.key')}
          </p>
        </>
      ) : (
        <p className="note">{t('unsent.noKey')}</p>
      )}
      <Problem text={problem} />
    </form>
  );
}
