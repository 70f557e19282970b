import { useEffect, useMemo, useState } from 'react';
import type { NotificationState } from '../../../session/notifications';
import { useSettings } from '../../settings';
import type { OnlineTable } from '../connection/onlineTable';
import type { SeatKey } from '../seats/seatKey';
import { useTask } from '../useTask';
import { AddEmail, AddPush, AddWebhook } from './AddChannel';
import './notifications.css';
import { Problem } from '../../Problem';
import { ChannelList } from './ChannelList';
import {
  type NewChannel,
  type NotificationRequests,
  notificationsOfPerson,
  notificationsOfSeat,
} from './notificationsOf';
import { QuietForm } from './QuietForm';
import { deviceOf } from './thisDevice';
import { useWords } from './words';

type SeatNotificationsProps = { readonly table: OnlineTable; readonly seat: SeatKey };

export function SeatNotifications({ table: { module, matchID }, seat }: SeatNotificationsProps) {
  const calls = useMemo(() => notificationsOfSeat(module.name, matchID, seat), [module, matchID, seat]);
  return <NotificationPanel calls={calls} hint="hint" />;
}

type PersonNotificationsProps = {
  /** The token of the person's key */
  readonly token: string;
};

export function PersonNotifications({ token }: PersonNotificationsProps) {
  const calls = useMemo(() => notificationsOfPerson(token), [token]);
  return <NotificationPanel calls={calls} hint="personHint" />;
}

type PanelProps = {
  readonly calls: NotificationRequests;
  /** The text that lists the events with a notification */
  readonly hint: 'hint' | 'personHint';
};

function NotificationPanel({ calls, hint }: PanelProps) {
  const t = useWords();
  const { language } = useSettings();
  const { busy, problem, run } = useTask();
  const [state, setState] = useState<NotificationState | null>(null);
  const [device, setDevice] = useState<string | null>(null);
  const [tested, setTested] = useState<string | null>(null);
  useEffect(() => {
    const look = () =>
      run(async () => {
        setState(await calls.state());
        setDevice(await deviceOf());
      });
    void look();
    // The user may have confirmed an address in another tab.
    const seen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [calls, run]);

  const change = (make: () => Promise<NotificationState>) =>
    run(async () => {
      setTested(null);
      setState(await make());
    });
  const add = (channel: NewChannel) =>
    change(async () => {
      const next = await calls.add(channel, language);
      setDevice(await deviceOf());
      return next;
    });
  if (state === null)
    return problem === null ? <p className="quiet">{t('loading')}</p> : <Problem text={problem} />;
  const { offers, ways: channels, pushKey, quiet } = state;
  if (offers.length === 0) return <p className="quiet">{t(hint === 'hint' ? 'none' : 'personNone')}</p>;
  const isHere = channels.some((channel) => channel.device !== undefined && channel.device === device);
  return (
    <div className="calls" data-testid="call-panel" aria-busy={busy}>
      <p className="quiet">{t(hint)}</p>
      <ChannelList
        channels={channels}
        device={device}
        busy={busy}
        tested={tested}
        onTest={(id) =>
          void change(async () => {
            const next = await calls.test(id);
            setTested(id);
            return next;
          })
        }
        onStop={(id) => void change(() => calls.remove(id))}
      />
      <Problem text={problem} />
      {pushKey !== null && !isHere && <AddPush pushKey={pushKey} busy={busy} onAdd={add} />}
      {offers.includes('email') && <AddEmail busy={busy} onAdd={add} />}
      {offers.includes('webhook') && <AddWebhook busy={busy} onAdd={add} />}
      {channels.length > 0 && (
        <QuietForm
          key={JSON.stringify(quiet)}
          quiet={quiet}
          busy={busy}
          onKeep={(hours) => void change(() => calls.setQuiet(hours))}
        />
      )}
    </div>
  );
}
