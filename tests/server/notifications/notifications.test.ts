/** Notifications of turns, from the settings to the received message. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { NOTIFY_AFTER, PAUSES, SEEN_FOR } from '../../../src/server/notifications/scheduler';
import { Harness } from '../harness';
import { SECRET } from '../sampleGame';
import { postgresDatabase } from '../storage/databases';
import { ManualTime } from './manualTime';
import { type NotificationServer, type Seat, startNotificationServer } from './notificationServer';
import { type HttpReceiver, httpReceiver, type MailReceiver, mailReceiver, PushBrowser } from './receivers';

const MINUTE = 60_000;

let hooks: HttpReceiver;
const servers: NotificationServer[] = [];
const closings: (() => void)[] = [];

beforeEach(async () => {
  for (const stream of ['error', 'log'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  hooks = await httpReceiver();
  closings.push(hooks.close);
});
afterEach(async () => {
  for (const { harness } of servers.splice(0)) await harness.end();
  for (const close of closings.splice(0)) close();
});

async function start(...options: Parameters<typeof startNotificationServer>): Promise<NotificationServer> {
  const server = await startNotificationServer(...options);
  servers.push(server);
  return server;
}

const hook = (format = 'json') => ({ kind: 'webhook', url: `${hooks.url}/hook`, format });
const told = (index = -1) => JSON.parse(String(hooks.received.at(index)?.body));
const turnsTold = () =>
  hooks.received.map(({ body }) => JSON.parse(String(body))).filter(({ event }) => event === 'turn');

/** Returns a match in which seat 1 has a confirmed webhook. */
async function called(server: NotificationServer) {
  const { matchID, seats } = await server.match();
  const added = await server.add(matchID, itemAt(seats, 1), hook());
  expect(added).toMatchObject({ status: 200, body: { ways: [{ kind: 'webhook', state: 'waiting' }] } });
  await server.page(told().confirm, true);
  return { matchID, seats, id: added.body.ways[0].id as string };
}

test('confirms a webhook only on a click, then sends each turn once until a click stops it', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  await server.add(matchID, itemAt(seats, 1), hook());
  expect(Object.keys(told())).toEqual(['event', 'game', 'language', 'text', 'confirm']);
  await server.play(matchID, seats, 0);
  await server.clock.advance(10 * MINUTE);
  // Link scanners open the link without a click.
  expect(await server.page(told().confirm)).toContain('Yes, notify me here');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways[0].state).toBe('waiting');
  expect(hooks.received).toHaveLength(1);
  await server.page(told().confirm, true);
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways[0]).toMatchObject({
    state: 'on',
    shown: new URL(hooks.url).host,
  });

  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(NOTIFY_AFTER - 1);
  expect(turnsTold()).toEqual([]);
  await server.clock.advance(1);
  expect(turnsTold()).toMatchObject([
    {
      game: 'sample',
      text: 'It is your turn.',
      table: 'At the table: P0',
      url: `${server.harness.url}/online/sample/t/${matchID}`,
    },
  ]);
  await server.clock.advance(600 * MINUTE);
  expect(turnsTold()).toHaveLength(1);

  const { stop } = told();
  expect(await server.page(stop)).toContain('Turn off');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toHaveLength(1);
  expect(await server.page(stop, true)).toContain('Notifications from this table are off');
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toEqual([]);
  expect(await server.page(stop)).toContain('It is too old');
  await server.play(matchID, seats, 3);
  await server.clock.advance(600 * MINUTE);
  expect(turnsTold()).toHaveLength(1);
});

test('notifies nobody with the page in the foreground until ten minutes after they hide it', async () => {
  const server = await start();
  const { matchID, seats } = await called(server);
  const page = await server.harness.wire();
  await page.ask('sync', matchID, '1', itemAt(seats, 1).credentials);
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER + SEEN_FOR);
  expect(turnsTold()).toEqual([]);
  expect(await page.ask('visible', false)).toEqual({ ok: true });
  await server.clock.advance(SEEN_FOR);
  expect(turnsTold()).toHaveLength(1);

  expect(await page.ask('visible', 'no')).toMatchObject({ ok: false, reason: 'badMessage' });
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  // A hidden page doesn't count.
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnsTold()).toHaveLength(2);
});

test('sends nothing for a turn that ends early or a match that is over', async () => {
  const server = await start();
  const { matchID, seats } = await called(server);
  for (const move of [0, 1, 2, 3]) await server.play(matchID, seats, move);
  await server.play(matchID, seats, 4);
  await server.clock.advance(60 * MINUTE);
  expect(turnsTold()).toEqual([]);
});

test('notifies the first seat after the deal', async () => {
  const server = await start();
  const { matchID } = await server.harness.lobby.createMatch('sample', { numPlayers: 2 });
  const sit = (playerID: string) =>
    server.harness.lobby.joinMatch('sample', matchID, { playerID, playerName: `P${playerID}` });
  const first: Seat = { playerID: '0', credentials: (await sit('0')).playerCredentials };
  await server.add(matchID, first, hook());
  await server.page(told().confirm, true);
  await server.clock.advance(60 * MINUTE);
  expect(turnsTold()).toEqual([]);
  await sit('1');
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnsTold()).toHaveLength(1);
});

test('loses and repeats no notification when the server restarts', async () => {
  const server = await start();
  const { matchID, seats } = await called(server);
  await server.play(matchID, seats, 0);
  await server.clock.advance(10_000);
  await server.stop();
  await server.clock.advance(10 * MINUTE);
  expect(turnsTold()).toEqual([]);
  await server.start();
  await server.clock.advance(MINUTE);
  expect(turnsTold()).toHaveLength(1);
  await server.stop();
  await server.start();
  await server.clock.advance(60 * MINUTE);
  expect(turnsTold()).toHaveLength(1);
});

test('sends one notification at the end of quiet hours', async () => {
  const server = await start({}, new ManualTime(Date.UTC(2030, 0, 15, 22)));
  const { matchID, seats } = await called(server);
  const quiet = { from: '22:00', until: '07:00', timeZone: 'Europe/London' };
  expect((await server.ask(matchID, itemAt(seats, 1), '/quiet', { quiet })).body.quiet).toEqual(quiet);
  await server.play(matchID, seats, 0);
  await server.clock.advance(60 * MINUTE);
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(8 * 60 * MINUTE - 1);
  expect(turnsTold()).toEqual([]);
  await server.clock.advance(1);
  expect(turnsTold()).toHaveLength(1);
  await server.clock.advance(24 * 60 * MINUTE);
  expect(turnsTold()).toHaveLength(1);
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
  const { matchID, seats } = await called(server);
  hooks.answer = { status: 500 };
  await server.play(matchID, seats, 0);
  await server.clock.advance(NOTIFY_AFTER);
  for (const [index, pause] of PAUSES.slice(0, -1).entries()) {
    expect(turnsTold()).toHaveLength(index + 1);
    await server.clock.advance(pause - 1);
    expect(turnsTold()).toHaveLength(index + 1);
    await server.clock.advance(1);
  }
  await server.clock.advance(24 * 60 * MINUTE);
  expect(turnsTold()).toHaveLength(PAUSES.length);
  expect(server.harness.logged.filter(({ event }) => event === 'notification given up')).toEqual([
    { event: 'notification given up', fields: { match: matchID, kind: 'webhook', reason: 'HTTP 500' } },
  ]);
  // The next turn gets a new notification.
  hooks.answer = { status: 204 };
  await server.play(matchID, seats, 1);
  await server.play(matchID, seats, 2);
  await server.clock.advance(NOTIFY_AFTER);
  expect(turnsTold()).toHaveLength(PAUSES.length + 1);
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

describe('e-mail', () => {
  let post: MailReceiver;
  beforeEach(async () => {
    post = await mailReceiver();
    closings.push(post.close);
  });

  test('confirms an address first, and stops on a click on the link or in the mail program', async () => {
    const server = await start({ SMTP_URL: post.url, MAIL_FROM: 'kontor@example.org' });
    const { matchID, seats } = await server.match();
    const added = await server.add(matchID, itemAt(seats, 1), { kind: 'email', address: 'anna@example.org' });
    expect(added.body.ways).toMatchObject([{ shown: 'a…@example.org', state: 'waiting' }]);
    const link = (kind: string) =>
      new RegExp(`http://127\\.0\\.0\\.1:\\d+/calls/${kind}/[\\w-]+`).exec(
        post.received.at(-1)?.text ?? '',
      )?.[0] ?? '';
    expect(itemAt(post.received, 0).to).toEqual(['anna@example.org']);
    expect(itemAt(post.received, 0).text).not.toContain('/calls/stop/');
    await server.play(matchID, seats, 0);
    await server.clock.advance(60 * MINUTE);
    expect(post.received).toHaveLength(1);
    await server.page(link('confirm'), true);
    await server.play(matchID, seats, 1);
    await server.play(matchID, seats, 2);
    await server.clock.advance(NOTIFY_AFTER);
    expect(post.received).toHaveLength(2);
    const { text } = itemAt(post.received, 1);
    expect(text).toMatch(/^List-Unsubscribe: <http:\S+\/calls\/stop\/[\w-]+>\r$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Subject: sample: it is your turn\r$/m);
    for (const { credentials } of seats) expect(text).not.toContain(credentials);
    expect(text).not.toContain(SECRET);
    const stopped = await fetch(link('stop'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toEqual([]);
  });

  test('accepts a token only for its purpose', async () => {
    const server = await start({ SMTP_URL: post.url, MAIL_FROM: 'kontor@example.org' });
    const { matchID, seats } = await server.match();
    const states = async () =>
      (await server.ask(matchID, itemAt(seats, 1))).body.ways.map(({ state }: { state: string }) => state);
    const token = (purpose: string) =>
      new RegExp(`/calls/${purpose}/([\\w-]+)`).exec(post.received.at(-1)?.text ?? '')?.[1] ?? 'none';
    const openAs = (purpose: string, key: string, press: boolean) =>
      server.page(`${server.harness.url}/calls/${purpose}/${key}`, press);

    await server.add(matchID, itemAt(seats, 1), { kind: 'email', address: 'anna@example.org' });
    const confirm = token('confirm');
    for (const press of [false, true]) {
      expect(await openAs('stop', confirm, press)).toContain('It is too old');
      expect(await states()).toEqual(['waiting']);
    }
    await openAs('confirm', confirm, true);
    expect(await states()).toEqual(['on']);

    await server.add(matchID, itemAt(seats, 0), { kind: 'email', address: 'berta@example.org' });
    await server.play(matchID, seats, 0);
    await server.clock.advance(NOTIFY_AFTER);
    const stop = token('stop');
    for (const press of [false, true]) {
      expect(await openAs('confirm', stop, press)).toContain('It is too old');
      expect(await states()).toEqual(['on']);
    }
    await openAs('stop', stop, true);
    expect(await states()).toEqual([]);
    expect((await server.ask(matchID, itemAt(seats, 0))).body.ways).toHaveLength(1);
  });

  test('is not offered without a mail server, and refuses malformed addresses', async () => {
    const server = await start();
    const { matchID, seats } = await server.match();
    expect((await server.ask(matchID, itemAt(seats, 1))).body.offers).toEqual(['push', 'webhook']);
    const answers = [
      'anna@example.org',
      'anna',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
    ];
    for (const address of answers) {
      expect((await server.add(matchID, itemAt(seats, 1), { kind: 'email', address })).status).toBe(400);
    }
    expect(post.received).toEqual([]);
  });
});

test('refuses and drops an address that is forbidden or rejects messages', async () => {
  const server = await start({ CALLS_ALLOW_HOSTS: '' });
  const { matchID, seats } = await server.match();
  for (const url of [
    hooks.url,
    'https://169.254.169.254/latest',
    'https://localhost:4433/x',
    'https://[::1]/',
  ]) {
    const answer = await server.add(matchID, itemAt(seats, 1), { kind: 'webhook', url, format: 'json' });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/address must /) } });
  }
  const browser = new PushBrowser();
  const push = { kind: 'push', endpoint: `${hooks.url}/push`, keys: browser.keys };
  expect((await server.add(matchID, itemAt(seats, 1), push)).status).toBe(400);
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toEqual([]);
  expect(hooks.received).toEqual([]);
});

test('lets only the holder of a seat change channels, and stops when they leave', async () => {
  const server = await start({ LIMIT_CONFIRMATIONS: '3/3600' });
  const { matchID, seats, id } = await called(server);
  const forged = { playerID: '1', credentials: itemAt(seats, 0).credentials };
  for (const [path, body] of [
    ['', {}],
    ['/remove', { id }],
    ['/test', { id }],
    ['/quiet', { quiet: null }],
  ] as const) {
    expect((await server.ask(matchID, forged, path, body)).status).toBe(403);
  }
  expect((await server.ask(matchID, itemAt(seats, 0), '/remove', { id })).status).toBe(404);
  expect((await server.ask(matchID, itemAt(seats, 1), '/test', { id })).status).toBe(200);
  expect(told()).toMatchObject({ event: 'test' });
  expect(await server.harness.lobby.getMatch('sample', matchID)).not.toHaveProperty('calls');
  await server.ask(matchID, itemAt(seats, 1), '/test', { id });
  expect((await server.ask(matchID, itemAt(seats, 1), '/test', { id })).status).toBe(429);

  await server.play(matchID, seats, 0);
  await server.harness.request(`/${matchID}/leave`, seats[1]);
  await server.clock.advance(60 * MINUTE);
  expect(turnsTold()).toEqual([]);
});

test('requests confirmation without any text that players chose', async () => {
  const post = await mailReceiver();
  closings.push(post.close);
  const server = await start({ SMTP_URL: post.url, MAIL_FROM: 'kontor@example.org' });
  const { matchID, seats } = await server.match();
  for (const seat of seats) {
    await server.harness.request(`/${matchID}/update`, { ...seat, newName: `Chosen${seat.playerID}` });
  }
  for (const format of ['discord', 'slack', 'json'])
    await server.add(matchID, itemAt(seats, 1), hook(format));
  await server.add(matchID, itemAt(seats, 1), { kind: 'email', address: 'anna@example.org' });
  expect([hooks.received.length, post.received.length]).toEqual([3, 1]);
  const questions = [...hooks.received.map(({ body }) => String(body)), itemAt(post.received, 0).text];
  for (const question of questions) {
    expect(question).toContain('/calls/confirm/');
    expect(question).not.toContain('Chosen');
  }
});

test('neither tests nor shows nor removes a channel that is unconfirmed or belongs to a former holder', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  const { body } = await server.add(matchID, itemAt(seats, 1), hook());
  expect(await server.ask(matchID, itemAt(seats, 1), '/test', { id: body.ways[0].id })).toMatchObject({
    status: 409,
    body: { error: 'This channel is not confirmed yet.' },
  });
  expect(hooks.received).toHaveLength(1);

  const { notifications } = server.harness.server.storage;
  const channel = itemAt(await notifications.channelsOf({ matchID, seat: '1' }), 0);
  const former = { kind: 'webhook', url: `${hooks.url}/former`, format: 'json' } as const;
  await notifications.add({
    ...channel,
    id: 'former',
    holder: 'somebody else',
    target: former,
    confirmedAt: 1,
  });
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toHaveLength(1);
  for (const path of ['/test', '/remove']) {
    expect((await server.ask(matchID, itemAt(seats, 1), path, { id: 'former' })).status).toBe(404);
  }
  expect(await notifications.find('former')).toBeDefined();
});

test('limits confirmation requests per sender and per receiver', async () => {
  const server = await start({ LIMIT_CONFIRMATIONS: '2/3600', TRUST_PROXY: '1' });
  const { matchID, seats } = await server.match();
  const add = async (from: string, path: string) => {
    const response = await fetch(`${server.harness.url}/games/sample/${matchID}/calls/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ ...seats[1], way: { ...hook(), url: `${hooks.url}/${path}` }, language: 'en' }),
    });
    return response.status;
  };
  const sender = [
    await add('198.51.100.1', 'a'),
    await add('198.51.100.1', 'b'),
    await add('198.51.100.1', 'c'),
  ];
  expect(sender).toEqual([200, 200, 429]);
  const receiver = [
    await add('198.51.100.2', 'd'),
    await add('198.51.100.3', 'd'),
    await add('198.51.100.4', 'd'),
  ];
  expect(receiver).toEqual([200, 200, 429]);
});

test('limits an IPv6 /48, a mailbox with its plus-addresses, and everybody together', async () => {
  const post = await mailReceiver();
  closings.push(post.close);
  const server = await start({
    LIMIT_CONFIRMATIONS: '2/3600',
    LIMIT_ALL_CONFIRMATIONS: '6/3600',
    TRUST_PROXY: '1',
    SMTP_URL: post.url,
    MAIL_FROM: 'kontor@example.org',
  });
  const { matchID, seats } = await server.match();
  const add = async (from: string, address: string) => {
    const response = await fetch(`${server.harness.url}/games/sample/${matchID}/calls/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ ...seats[1], way: { kind: 'email', address }, language: 'en' }),
    });
    return response.status;
  };
  const answersTo = async (asked: readonly (readonly [from: string, address: string])[]) => {
    const answers = [];
    for (const [from, address] of asked) {
      answers.push(await add(from, address));
      const { ways } = (await server.ask(matchID, itemAt(seats, 1))).body;
      for (const { id } of ways) await server.ask(matchID, itemAt(seats, 1), '/remove', { id });
    }
    return answers;
  };
  const line = ['1', '2', '3', '4'].map((net) => [`2001:db8:1:${net}::1`, `a${net}@example.org`] as const);
  expect(await answersTo(line)).toEqual([200, 200, 429, 429]);
  const mailbox = ['anna@example.org', 'Anna+1@example.org', 'ANNA+2@Example.org'].map(
    (address, index) => [`198.51.100.${index}`, address] as const,
  );
  expect(await answersTo(mailbox)).toEqual([200, 200, 429]);
  const everybody = ['1', '2', '3'].map((id) => [`203.0.113.${id}`, `b${id}@example.org`] as const);
  expect(await answersTo(everybody)).toEqual([200, 200, 429]);
  expect(post.received).toHaveLength(6);
});

test('allows five channels per seat and replaces an equal one', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  const add = (path: string) =>
    server.add(matchID, itemAt(seats, 1), { kind: 'webhook', url: `${hooks.url}/${path}`, format: 'slack' });
  for (const path of ['1', '2', '3', '4', '5', '5']) expect((await add(path)).status).toBe(200);
  expect((await server.ask(matchID, itemAt(seats, 1))).body.ways).toHaveLength(5);
  expect((await add('6')).status).toBe(409);
});

test('allows five channels per seat when many are added at once', async () => {
  const server = await start();
  const { matchID, seats } = await server.match();
  const add = (path: string) =>
    server.add(matchID, itemAt(seats, 1), { kind: 'webhook', url: `${hooks.url}/${path}`, format: 'slack' });
  const answers = await Promise.all(['1', '2', '3', '3', '4', '5', '6', '7', '8'].map(add));
  const ways = (await server.ask(matchID, itemAt(seats, 1))).body.ways;
  expect(ways).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(3);
  // A target added twice is kept once.
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  expect(new Set(ways.map(({ id }: { id: string }) => id)).size).toBe(5);
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
  closings.push(() => void plain.end());
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
      const both = [
        await startNotificationServer({ DATABASE_URL }, clock),
        await startNotificationServer({ DATABASE_URL }, clock),
      ];
      try {
        const { matchID, seats } = await called(itemAt(both, 0));
        const page = await itemAt(both, 1).harness.wire();
        await page.ask('sync', matchID, '1', itemAt(seats, 1).credentials);
        await itemAt(both, 0).play(matchID, seats, 0);
        await clock.advance(NOTIFY_AFTER + MINUTE);
        expect(turnsTold()).toEqual([]);
        await page.ask('visible', false);
        await clock.advance(SEEN_FOR);
        expect(turnsTold()).toHaveLength(1);
        for (const move of [1, 2]) await itemAt(both, move % 2).play(matchID, seats, move);
        await clock.advance(NOTIFY_AFTER + MINUTE);
        expect(turnsTold()).toHaveLength(2);
      } finally {
        for (const { harness } of both) await harness.end();
        await dispose();
      }
    });
  },
);
