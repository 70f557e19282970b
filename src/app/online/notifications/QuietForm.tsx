import { type FormEvent, useState } from 'react';
import type { QuietHours } from '../../../session/notifications';
import { useWords } from './words';

type QuietFormProps = {
  readonly quiet: QuietHours | null;
  readonly busy: boolean;
  readonly onKeep: (quiet: QuietHours | null) => void;
};

/** Sets quiet hours in this device's time zone. */
export function QuietForm({ quiet, busy, onKeep }: QuietFormProps) {
  const t = useWords();
  const [from, setFrom] = useState(quiet?.from ?? '22:00');
  const [until, setUntil] = useState(quiet?.until ?? '07:00');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onKeep({ from, until, timeZone });
  };
  return (
    <form className="call-add" onSubmit={keep}>
      <fieldset>
        <legend>{t('quiet')}</legend>
        <label>
          {t('from')}
          <input type="time" required value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          {t('until')}
          <input type="time" required value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
        <button type="submit" className="button" data-testid="call-quiet" disabled={busy}>
          {t(quiet === null ? 'quietSave' : 'quietKept')}
        </button>
        {quiet !== null && (
          <button type="button" className="button" disabled={busy} onClick={() => onKeep(null)}>
            {t('quietOff')}
          </button>
        )}
      </fieldset>
      <p className="quiet">{t('quietHint', { zone: quiet?.timeZone ?? timeZone })}</p>
    </form>
  );
}
