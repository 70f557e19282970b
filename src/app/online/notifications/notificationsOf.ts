import type { NotificationLanguage, NotificationState, QuietHours } from '../../../session/notifications';
import { request } from '../connection/lobby';
import type { SeatKey } from '../seats/seatKey';

export type NewChannel =
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: Record<string, string> }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly format: string };

/** Returns requests for a seat's notification settings. Each one resolves to the current settings. */
export function notificationsOf(game: string, matchID: string, { playerID, credentials }: SeatKey) {
  const ask = async (path: string, body: object = {}): Promise<NotificationState> =>
    (await request(`${game}/${encodeURIComponent(matchID)}/calls${path}`, {
      playerID,
      credentials,
      ...body,
    })) as NotificationState;
  return {
    state: () => ask(''),
    add: (channel: NewChannel, language: NotificationLanguage) => ask('/add', { way: channel, language }),
    remove: (id: string) => ask('/remove', { id }),
    test: (id: string) => ask('/test', { id }),
    setQuiet: (quiet: QuietHours | null) => ask('/quiet', { quiet }),
  };
}
