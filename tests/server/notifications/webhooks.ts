/** Servers with notifications, and a receiver of their webhooks. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type NotificationServer, startNotificationServer } from './notificationServer';
import { type HttpReceiver, httpReceiver } from './receivers';

/** A new receiver for each test. */
export let hooks: HttpReceiver;
const servers: NotificationServer[] = [];

/** Gives each test of a file a new receiver, and ends the test's servers afterwards. */
export function withWebhooks(): void {
  beforeEach(async () => {
    for (const stream of ['error', 'log', 'warn'] as const)
      vi.spyOn(console, stream).mockImplementation(() => undefined);
    hooks = await httpReceiver();
  });
  afterEach(async () => {
    await endServers();
    hooks.close();
  });
}

export async function start(
  ...options: Parameters<typeof startNotificationServer>
): Promise<NotificationServer> {
  const server = await startNotificationServer(...options);
  servers.push(server);
  return server;
}

export async function endServers(): Promise<void> {
  for (const { harness } of servers.splice(0)) await harness.end();
}

/** Returns a webhook channel of the receiver. */
export const hook = (format = 'json') => ({ kind: 'webhook', url: `${hooks.url}/hook`, format });

/** Returns all received messages in the format `json`, each with its path. */
export const messages = () => hooks.received.map(({ path, body }) => ({ path, ...JSON.parse(String(body)) }));
export const turnMessages = () => messages().filter(({ event }) => event === 'turn');
export const lastMessage = () => JSON.parse(String(hooks.received.at(-1)?.body));

/** Returns a match in which seat 1 has a confirmed webhook. */
export async function matchWithWebhook(server: NotificationServer) {
  const { matchID, seats } = await server.match();
  const added = await server.add(matchID, itemAt(seats, 1), hook());
  expect(added).toMatchObject({ status: 200, body: { ways: [{ kind: 'webhook', state: 'waiting' }] } });
  await server.page(lastMessage().confirm, true);
  return { matchID, seats, id: added.body.ways[0].id as string };
}
