/** Permissions of the server's files, which contain the key that signs push messages. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeVapidKeys } from '../../../src/server/notifications/webPush';
import { type NotificationServer, startNotificationServer } from '../notifications/notificationServer';
import { postgresDatabase } from './databases';

let server: NotificationServer | undefined;

beforeEach(() => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
});
afterEach(() => server?.harness.end());

const modes = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]));

const keptKeys = ({ harness }: NotificationServer) =>
  harness.server.storage.notifications.key('vapid', () => 'none was kept');

/** Requests the notification settings of a seat, for which the server needs its keys. Returns the public key. */
async function pushKey(calling: NotificationServer): Promise<string> {
  const { matchID, seats } = await calling.match();
  const [seat] = seats;
  if (seat === undefined) throw new Error('nobody sits there');
  return (await calling.ask(matchID, seat)).body.pushKey;
}

test('keeps database files private, including files of an older server', async () => {
  server = await startNotificationServer();
  const { dataDir } = server.harness;
  await pushKey(server);
  expect(await keptKeys(server)).toContain('privateKey');
  const files = modes(dataDir);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['matches.sqlite', 'matches.sqlite-shm', 'matches.sqlite-wal']),
  );
  for (const [name, mode] of Object.entries(files)) expect([name, mode]).toEqual([name, 0o600]);
  await server.stop();
  chmodSync(server.harness.databaseFile, 0o644);
  await server.start();
  for (const [name, mode] of Object.entries(modes(dataDir))) expect([name, mode]).toEqual([name, 0o600]);
});

test.each([
  ['SQLite', undefined] as const,
  ...(postgresDatabase ? [['PostgreSQL', postgresDatabase] as const] : []),
])('stores no key on %s when it is set by the environment', async (_, make) => {
  const database = await make?.();
  const env: Record<string, string> =
    database !== undefined && 'url' in database.database ? { DATABASE_URL: database.database.url } : {};
  const { publicKey, privateKey } = makeVapidKeys();
  server = await startNotificationServer({
    ...env,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  });
  expect(await pushKey(server)).toBe(publicKey);
  expect(await keptKeys(server)).toBe('none was kept');
  expect(JSON.stringify(server.harness.logged)).not.toContain(privateKey);
  await server.harness.end();
  server = undefined;
  await database?.dispose();
});
