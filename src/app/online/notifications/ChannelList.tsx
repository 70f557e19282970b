import type { ShownChannel } from '../../../session/notifications';
import { useNotificationPermission } from './useNotificationPermission';
import { useWords } from './words';

type WayListProps = {
  readonly ways: readonly ShownChannel[];
  /** Id of this browser's own subscription. */
  readonly device: string | null;
  readonly busy: boolean;
  /** The channel that a test was sent to. */
  readonly tested: string | null;
  readonly onTest: (id: string) => void;
  readonly onStop: (id: string) => void;
};

/** Lists the chosen channels with their states and a button to remove each. */
export function ChannelList({ ways, device, busy, tested, onTest, onStop }: WayListProps) {
  const t = useWords();
  const isBlocked = useNotificationPermission() === 'denied';
  const nameOf = ({ kind, shown, device: other }: ShownChannel) =>
    kind === 'push' ? t(other === device ? 'push' : 'pushOther') : shown;
  return (
    <ul className="call-ways">
      {ways.map((way) => {
        const shown = nameOf(way);
        return (
          <li key={way.id} data-testid={`way-${way.kind}`} data-state={way.state}>
            <span>
              <strong>{shown}</strong>
              {way.kind !== 'push' && <> ({t(way.kind)})</>}
              <span className="call-state">
                {t(
                  isBlocked && way.device !== undefined && way.device === device ? 'pushBlocked' : way.state,
                )}
              </span>
            </span>
            {way.state === 'on' && (
              <button
                type="button"
                className="button"
                data-testid="call-test"
                aria-label={t('testNamed', { shown })}
                disabled={busy}
                onClick={() => onTest(way.id)}
              >
                <span aria-live="polite">{t(tested === way.id ? 'tested' : 'test')}</span>
              </button>
            )}
            <button
              type="button"
              className="button"
              data-testid="call-stop"
              aria-label={t('stopNamed', { shown })}
              disabled={busy}
              onClick={() => onStop(way.id)}
            >
              {t('stop')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
