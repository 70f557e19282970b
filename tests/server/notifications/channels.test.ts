/** The channels of a seat: how they are added, confirmed, limited and removed. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import { SECRET } from '../sampleGame';
import { MINUTE } from './manualTime';
import { type MailReceiver, mailReceiver, PushBrowser } from './receivers';
import { hook, hooks, lastMessage, matchWithWebhook, start, turnMessages, withWebhooks } from './webhooks';

withWebhooks();

/** Starts a mail server that closes at the end of the test. */
async function startMail(): Promise<MailReceiver> {
  const post = await mailReceiver();
  onTestFinished(post.close);
  return post;
}

describe('e-mail', () => {
  let post: MailReceiver;
  beforeEach(async () => {
    post = await startMail();
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
  const { matchID, seats, id } = await matchWithWebhook(server);
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
  expect(lastMessage()).toMatchObject({ event: 'test' });
  expect(await server.harness.lobby.getMatch('sample', matchID)).not.toHaveProperty('calls');
  await server.ask(matchID, itemAt(seats, 1), '/test', { id });
  expect((await server.ask(matchID, itemAt(seats, 1), '/test', { id })).status).toBe(429);

  await server.play(matchID, seats, 0);
  await server.harness.request(`/${matchID}/leave`, seats[1]);
  await server.clock.advance(60 * MINUTE);
  expect(turnMessages()).toEqual([]);
});

test('requests confirmation without any text that players chose', async () => {
  const post = await startMail();
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
  const post = await startMail();
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
