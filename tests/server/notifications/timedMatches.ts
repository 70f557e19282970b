/** Matches with a clock whose seats have webhooks. */
import type { NotificationServer, Seat } from './notificationServer';
import { endServers, hooks, lastMessage, messages, start, withWebhooks } from './webhooks';

/** Provides a webhook receiver and servers for each test of the calling file. */
export function withTimedMatches() {
  withWebhooks();

  /** Returns the notifications about timeouts. */
  const timesTold = () => messages().filter(({ event }) => event === 'time');

  /** Returns a match of two with a clock. Each seat has a webhook. */
  async function timed(
    server: NotificationServer,
    clock: object,
  ): Promise<{ matchID: string; seats: Seat[] }> {
    const { body } = await server.harness.request('/create', { numPlayers: 2, clock });
    const { matchID } = body;
    const seats: Seat[] = [];
    for (const playerID of ['0', '1']) {
      const joined = await server.harness.request(`/${matchID}/join`, {
        playerID,
        playerName: `P${playerID}`,
      });
      const seat = { playerID, credentials: joined.body.playerCredentials };
      seats.push(seat);
      await server.add(matchID, seat, { kind: 'webhook', url: `${hooks.url}/${playerID}`, format: 'json' });
      await server.page(lastMessage().confirm, true);
    }
    return { matchID, seats };
  }

  return { start, timed, messages, timesTold, endServers };
}
