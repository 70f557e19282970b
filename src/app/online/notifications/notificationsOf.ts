import type { NotificationLanguage, NotificationState, QuietHours } from '../../../session/notifications';
import { ask } from '../connection/lobby';
import type { SeatKey } from '../seats/seatKey';

export type NewChannel =
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: Record<string, string> }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly format: string };

/** Requests for notification settings. Each one resolves to the current settings. */
export type NotificationRequests = ReturnType<typeof requestsTo>;

/** Returns the requests for a seat. */
export const notificationsOfSeat = (game: string, matchID: string, { playerID, credentials }: SeatKey) =>
  requestsTo(`/games/${game}/${encodeURIComponent(matchID)}/calls`, { playerID, credentials });

/** Returns the requests for a person, by the token of their key. */
export const notificationsOfPerson = (token: string) => requestsTo('/people/calls', { key: token });

function requestsTo(address: string, sender: object) {
  const send = async (path: string, body: object = {}): Promise<NotificationState> =>
    (await ask(`${address}${path}`, { ...sender, ...body })) as NotificationState;
  return {
    state: () => send(''),
    add: (channel: NewChannel, language: NotificationLanguage) => send('/add', { way: channel, language }),
    remove: (id: string) => send('/remove', { id }),
    test: (id: string) => send('/test', { id }),
    setQuiet: (quiet: QuietHours | null) => send('/quiet', { quiet }),
  };
}
