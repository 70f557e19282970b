import type { ShownChannel } from '../../../session/notifications';
import { useNotificationPermission } from './useNotificationPermission';
import { useWords } from './words';

type ChannelListProps = {
  readonly channels: readonly ShownChannel[];
  /** Id of this browser's own subscription. */
  readonly device: string | null;
  readonly busy: boolean;
  /** The channel that a test was sent to. */
  readonly tested: string | null;
  readonly onTest: (id: string) => void;
  readonly onStop: (id: string) => void;
};

/** Lists the chosen channels with their states and a button to remove each. */
export function ChannelList({ channels, device, busy, tested, onTest, onStop }: ChannelListProps) {
  const t = useWords();
  const isBlocked = useNotificationPermission() === 'denied';
  const nameOf = ({ kind, shown, device: other }: ShownChannel) =>
    kind === 'push' ? t(other === device ? 'push' : 'pushOther') : shown;
  return (
    <ul className="call-ways">
      {channels.map((channel) => {
        const shown = nameOf(channel);
        return (
          <li key={channel.id} data-testid={`way-${channel.kind}`} data-state={channel.state}>
            <span>
              <strong>{shown}</strong>
              {channel.kind !== 'push' && <> ({t(channel.kind)})</>}
              <span className="call-state">
                {t(
                  isBlocked && channel.device !== undefined && channel.device === device
                    ? 'pushBlocked'
                    : channel.state,
                )}
              </span>
            </span>
            {channel.state === 'on' && (
              <button
                type="button"
                className="button"
                data-testid="call-test"
                aria-label={t('testNamed', { shown })}
                disabled={busy}
                onClick={() => onTest(channel.id)}
              >
                <span aria-live="polite">{t(tested === channel.id ? 'tested' : 'test')}</span>
              </button>
            )}
            <button
              type="button"
              className="button"
              data-testid="call-stop"
              aria-label={t('stopNamed', { shown })}
              disabled={busy}
              onClick={() => onStop(channel.id)}
            >
              {t('stop')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
