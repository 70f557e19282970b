import { type FormEvent, type ReactNode, useState } from 'react';
import { useDraft } from '../../page/useDraft';
import type { NewChannel } from './notificationsOf';
import { canPush, subscribe } from './thisDevice';
import { useNotificationPermission } from './useNotificationPermission';
import { useWords } from './words';

type AddProps = { readonly busy: boolean; readonly onAdd: (channel: NewChannel) => Promise<void> };

export function AddPush({ pushKey, busy, onAdd }: AddProps & { readonly pushKey: string }) {
  const t = useWords();
  const [said, setSaid] = useState<'pushHint' | 'pushAsked' | 'pushDenied' | 'pushFailed'>('pushHint');
  const add = async () => {
    setSaid('pushAsked');
    try {
      const channel = await subscribe(pushKey);
      setSaid(channel === null ? 'pushDenied' : 'pushHint');
      if (channel !== null) await onAdd(channel);
    } catch {
      setSaid('pushFailed');
    }
  };
  const isBlocked = useNotificationPermission() === 'denied';
  if (!canPush())
    return <p className="quiet">{t(window.isSecureContext ? 'pushMissing' : 'pushInsecure')}</p>;
  if (isBlocked)
    return (
      <p className="quiet" role="status" data-testid="push-blocked">
        {t('pushBlocked')}
      </p>
    );
  return (
    <div className="call-add">
      <button
        type="button"
        className="button"
        data-testid="call-push"
        disabled={busy || said === 'pushAsked'}
        onClick={() => void add()}
      >
        {t('pushAdd')}
      </button>
      <p className="quiet" role={said === 'pushHint' ? undefined : 'alert'}>
        {t(said)}
      </p>
    </div>
  );
}

type AskProps = {
  readonly title: string;
  readonly busy: boolean;
  readonly onAsk: () => void;
  readonly children: ReactNode;
};

/** Form for an address. The server first asks that address for consent. */
function Ask({ title, busy, onAsk, children }: AskProps) {
  const t = useWords();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form className="call-add" onSubmit={ask}>
      <fieldset>
        <legend>{title}</legend>
        {children}
        <button type="submit" className="button" disabled={busy}>
          {t('add')}
        </button>
      </fieldset>
    </form>
  );
}

export function AddEmail({ busy, onAdd }: AddProps) {
  const t = useWords();
  const [address, setAddress] = useDraft('notifications.address', '');
  return (
    <Ask title={t('email')} busy={busy} onAsk={() => void onAdd({ kind: 'email', address })}>
      <input
        type="email"
        required
        autoComplete="email"
        aria-label={t('address')}
        placeholder="name@example.org"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        data-testid="call-email"
      />
    </Ask>
  );
}

const FORMATS = ['discord', 'slack', 'json'] as const;

export function AddWebhook({ busy, onAdd }: AddProps) {
  const t = useWords();
  const [url, setUrl] = useDraft('notifications.url', '');
  const [format, setFormat] = useDraft<string>('notifications.format', FORMATS[0]);
  return (
    <Ask title={t('webhook')} busy={busy} onAsk={() => void onAdd({ kind: 'webhook', url, format })}>
      <select
        aria-label={t('format')}
        value={format}
        onChange={(event) => setFormat(event.target.value)}
        data-testid="call-format"
      >
        {FORMATS.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
      <input
        type="url"
        required
        aria-label={t('url')}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        data-testid="call-webhook"
      />
    </Ask>
  );
}
