/** Matches with a clock whose seats have webhooks. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type NotificationServer, type Seat, startNotificationServer } from './notificationServer';
import { type HttpReceiver, httpReceiver } from './receivers';

/** Provides a webhook receiver and servers for each test of the calling file. */
export function withTimedMatches() {
  let hooks: HttpReceiver;
  const servers: NotificationServer[] = [];

  async function endServers(): Promise<void> {
    for (const { harness } of servers.splice(0)) await harness.end();
  }
  beforeEach(async () => {
    for (const stream of ['error', 'log'] as const)
      vi.spyOn(console, stream).mockImplementation(() => undefined);
    hooks = await httpReceiver();
  });
  afterEach(async () => {
    await endServers();
    hooks.close();
  });

  async function start(...options: Parameters<typeof startNotificationServer>): Promise<NotificationServer> {
    const server = await startNotificationServer(...options);
    servers.push(server);
    return server;
  }

  const messages = () => hooks.received.map(({ path, body }) => ({ path, ...JSON.parse(String(body)) }));
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
      await server.page(messages().at(-1).confirm, true);
    }
    return { matchID, seats };
  }

  return { start, timed, messages, timesTold, endServers };
}
