/** Notifications of turns: when they are sent, and what they contain. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { NOTIFY_AFTER, PAUSES, SEEN_FOR } from '../../../src/server/notifications/scheduler';
import { Harness } from '../harness';
import { SECRET } from '../sampleGame';
import { postgresDatabase } from '../storage/databases';
import { ManualTime, MINUTE } from './manualTime';
import type { Seat } from './notificationServer';
import { PushBrowser } from './receivers';
import {
  endServers,
  hook,
  hooks,
  lastMessage,
  matchWithWebhook,
  start,
  turnMessages,
  withWebhooks,
} from './webhooks';

withWebhooks();

test('confirms a webhook only on a click, then sends each turn once until a click stops it', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  await server.add(matchID, itemAt(seats, 1), hook());
  expect(Object.keys(lastMessage())).toEqual(['event', 'game', 'language', 'text', 'confirm']);
  await server.play(matchID, seats, 0);
  await server.clock.advance(10 * MINUTE);
  // Link scanners open the link without a click.
  expect(await server.page(lastMessage().confirm)).toContain('Yes, notify me here');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways[0].state).toBe('waiting');
  expect(hooks.received).toHaveLength(1);
  await server.page(lastMessage().confirm, true);
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways[0]).toMatchObject({
    state: 'on',
    shown: new URL(hooks.url).host,
  });

  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(NOTIFY_AFTER - 1);
  expect(turnMessages()).toEqual([]);
  await server.clock.advance(1);
  expect(turnMessages()).toMatchObject([
    {
      game: 'sample',
      text: 'It is your turn.',
      table: 'At the table: P0',
      url: `${server.harness.url}/online/sample/t/${matchID}`,
    },
  ]);
  await server.clock.advance(600 * MINUTE);
  expect(turnMessages()).toHaveLength(1);

  const { stop } = lastMessage();
  expect(await server.page(stop)).toContain('Turn off');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toHaveLength(1);
  expect(await server.page(stop, true)).toContain('Notifications from this table are off');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toEqual([]);
  expect(await server.page(stop)).toContain('It is too old');
  await server.play(matchID, seats, 3);
  await server.clock.advance(600 * MINUTE);
  expect(turnMessages()).toHaveLength(1);
});

test('notifies nobody with the page in the foreground until ten minutes after they hide it', async () => {
  const server = await start();
  const { matchID, seats } = await matchWithWebhook(server);
  const page = await server.harness.wire();
  await page.ask('sync', matchID, '1', itemAt(seats, 1).credentials);
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER + SEEN_FOR);
  expect(turnMessages()).toEqual([]);
  expect(await page.ask('visible', false)).toEqual({ ok: true });
  await server.clock.advance(SEEN_FOR);
  expect(turnMessages()).toHaveLength(1);

  expect(await page.ask('visible', 'no')).toMatchObject({ ok: false, reason: 'badMessage' });
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  // A hidden page doesn't count.
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnMessages()).toHaveLength(2);
});

test('sends nothing for a turn that ends early or a match that is over', async () => {
  const server = await start();
  const { matchID, seats } = await matchWithWebhook(server);
  for (const move of [0, 1, 2, 3]) await server.play(matchID, seats, move);
  await server.play(matchID, seats, 4);
  await server.clock.advance(60 * MINUTE);
  expect(turnMessages()).toEqual([]);
});

test('notifies the first seat after the deal', async () => {
  const server = await start();
  const { matchID } = await server.harness.lobby.createMatch('sample', { numPlayers: 2 });
  const sit = (playerID: string) =>
    server.harness.lobby.joinMatch('sample', matchID, { playerID, playerName: `P${playerID}` });
  const first: Seat = { playerID: '0', credentials: (await sit('0')).playerCredentials };
  await server.add(matchID, first, hook());
  await server.page(lastMessage().confirm, true);
  await server.clock.advance(60 * MINUTE);
  expect(turnMessages()).toEqual([]);
  await sit('1');
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnMessages()).toHaveLength(1);
});

test('loses and repeats no notification when the server restarts', async () => {
  const server = await start();
  const { matchID, seats } = await matchWithWebhook(server);
  await server.play(matchID, seats, 0);
  await server.clock.advance(10_000);
  await server.stop();
  await server.clock.advance(10 * MINUTE);
  expect(turnMessages()).toEqual([]);
  await server.start();
  await server.clock.advance(MINUTE);
  expect(turnMessages()).toHaveLength(1);
  await server.stop();
  await server.start();
  await server.clock.advance(60 * MINUTE);
  expect(turnMessages()).toHaveLength(1);
});

test('sends one notification at the end of quiet hours', async () => {
  const server = await start({}, new ManualTime(Date.UTC(2030, 0, 15, 22)));
  const { matchID, seats } = await matchWithWebhook(server);
  const quiet = { from: '22:00', until: '07:00', timeZone: 'Europe/London' };
  expect((await server.ask(matchID, itemAt(seats, 1), '/quiet', { quiet })).body.quiet).toEqual(quiet);
  await server.play(matchID, seats, 0);
  await server.clock.advance(60 * MINUTE);
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(8 * 60 * MINUTE - 1);
  expect(turnMessages()).toEqual([]);
  await server.clock.advance(1);
  expect(turnMessages()).toHaveLength(1);
  await server.clock.advance(24 * 60 * MINUTE);
  expect(turnMessages()).toHaveLength(1);
  const wrong = await server.ask(matchID, itemAt(seats, 1), '/quiet', {
    quiet: { ...quiet, timeZone: 'Nowhere' },
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('time zone like Europe/Berlin') },
  });
});

test('retries with increasing delays, then gives up with a log line without the address', async () => {
  const server = await start();
  const { matchID, seats } = await matchWithWebhook(server);
  hooks.answer = { status: 500 };
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER);
  for (const [index, pause] of PAUSES.slice(0, -1).entries()) {
    expect(turnMessages()).toHaveLength(index + 1);
    await server.clock.advance(pause - 1);
    expect(turnMessages()).toHaveLength(index + 1);
    await server.clock.advance(1);
  }
  await server.clock.advance(24 * 60 * MINUTE);
  expect(turnMessages()).toHaveLength(PAUSES.length);
  expect(server.harness.logged.filter(({ event }) => event === 'notification given up')).toEqual([
    { event: 'notification given up', fields: { match: matchID, kind: 'webhook', reason: 'HTTP 500' } },
  ]);
  // The next turn gets a new notification.
  hooks.answer = { status: 204 };
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnMessages()).toHaveLength(PAUSES.length + 1);
});

test('encrypts and signs a push message, and deletes a subscription that is gone', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  const browser = new PushBrowser();
  const way = { kind: 'push', endpoint: `${hooks.url}/push/1`, keys: browser.keys };
  const { body } = await server.add(matchID, itemAt(seats, 1), way, 'ja');
  expect(body).toMatchObject({ offers: ['push', 'webhook'], ways: [{ kind: 'push', state: 'on' }] });
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER);
  const { path, headers, body: sealed } = itemAt(hooks.received, 0);
  expect([path, headers['content-encoding'], headers.ttl]).toEqual(['/push/1', 'aes128gcm', '86400']);
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${body.pushKey}$`));
  const message = JSON.parse(browser.read(sealed));
  expect(message).toMatchObject({
    title: 'sample：あなたの番です',
    url: `${server.harness.url}/online/sample/t/${matchID}`,
    language: 'ja',
  });
  hooks.answer = { status: 410 };
  expect((await server.ask(matchID, itemAt(seats, 1), '/test', { id: body.ways[0].id })).status).toBe(400);
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(NOTIFY_AFTER);
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toEqual([]);
  const bad = { ...way, keys: { ...browser.keys, p256dh: 'x' } };
  expect((await server.add(matchID, itemAt(seats, 1), bad)).status).toBe(400);
});

test('sends no credentials, cards or seat links, and escapes names for each chat', async () => {
  const server = await start();
  const { matchID, credentials } = await server.harness.match();
  const seats = credentials.map((own, index) => ({ playerID: String(index), credentials: own }));
  await server.harness.request(`/${matchID}/update`, {
    ...seats[0],
    newName: '[@everyone](http://x.test) <!here>',
  });
  for (const format of ['discord', 'slack', 'json']) {
    await server.add(matchID, itemAt(seats, 1), { ...hook(format), url: `${hooks.url}/${format}` });
    const confirm = /http:\S+\/calls\/confirm\/[\w-]+/.exec(String(hooks.received.at(-1)?.body))?.[0] ?? '';
    await server.page(confirm, true);
  }
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER);
  expect(hooks.received).toHaveLength(6);
  const all = hooks.received.map(({ body, headers }) => JSON.stringify(headers) + body).join('\n');
  const { metadata } = await server.harness.server.storage.fetch(matchID, { metadata: true });
  const secrets = [
    ...credentials,
    SECRET,
    '#seat',
    entryOf(metadata.players, '1').credentials ?? '',
    'sha256:',
  ];
  for (const secret of secrets) expect(all).not.toContain(secret);
  const bodyTo = (path: string) =>
    JSON.parse(String(hooks.received.findLast((one) => one.path === path)?.body));
  expect(bodyTo('/discord')).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 });
  expect(bodyTo('/discord').content).toContain('\\[\\@everyone\\]\\(http');
  expect(bodyTo('/slack').text).toContain('&lt;!here&gt;');
});

test('reports that notifications are off without PUBLIC_URL or with CALLS=none', async () => {
  const off = await start({ CALLS: 'none' });
  const plain = new Harness();
  await plain.start();
  onTestFinished(() => plain.end());
  for (const harness of [off.harness, plain]) {
    const { matchID, credentials } = await harness.match();
    const seat = { playerID: '1', credentials: credentials[1] };
    const asked = await harness.request(`/${matchID}/calls`, seat);
    expect(asked).toEqual({ status: 200, body: { offers: [], pushKey: null, quiet: null, ways: [] } });
    const way = { ...seat, way: hook(), language: 'en' };
    expect((await harness.request(`/${matchID}/calls/add`, way)).status).toBe(404);
  }
});

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])(
  'two servers on one database',
  (make) => {
    test('notify once together, and not at all while the player looks at a page of the other server', async () => {
      const { database, dispose } = await make();
      const DATABASE_URL = 'url' in database ? database.url : '';
      const clock = new ManualTime();
      const both = [await start({ DATABASE_URL }, clock), await start({ DATABASE_URL }, clock)];
      try {
        const { matchID, seats } = await matchWithWebhook(itemAt(both, 0));
        const page = await itemAt(both, 1).harness.wire();
        await page.ask('sync', matchID, '1', itemAt(seats, 1).credentials);
        await itemAt(both, 0).play(matchID, seats, 0);
        await clock.advance(NOTIFY_AFTER + MINUTE);
        expect(turnMessages()).toEqual([]);
        await page.ask('visible', false);
        await clock.advance(SEEN_FOR);
        expect(turnMessages()).toHaveLength(1);
        for (const move of [1, 2]) await itemAt(both, move % 2).play(matchID, seats, move);
        await clock.advance(NOTIFY_AFTER + MINUTE);
        expect(turnMessages()).toHaveLength(2);
      } finally {
        await endServers();
        await dispose();
      }
    });
  },
);
