/** Checks of hosts, origins, proxies and bodies. */
import { readFileSync } from 'node:fs';
import { request as httpRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import Libsql from 'libsql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { networkOf } from '../../../src/server/http/client';
import { soon } from '../harness';
import { create, get, harness, post, start, withSetServer } from '../setServer';

withSetServer();

describe('with PUBLIC_URL', () => {
  const asked = (path: string, host: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { port: harness.port, path, headers: { host, ...headers }, agent: false };
      const request = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject);
      request.end();
    });
  const polling = '/socket.io/?EIO=4&transport=polling';

  test('answers 421 for foreign host names, at pages, lobby and sockets', async () => {
    await start({ PUBLIC_URL: 'https://ural.test' });
    for (const path of ['/', '/games/sample']) expect(await asked(path, 'evil.test')).toBe(421);
    expect(await asked(polling, 'evil.test')).toBe(403);
    expect(await asked('/games/sample', `127.0.0.1:${harness.port}`)).toBe(421);
    for (const host of ['ural.test', 'URAL.test', 'ural.test:443']) {
      for (const path of ['/', '/games/sample', polling]) expect(await asked(path, host)).toBe(200);
    }
    expect(await asked(polling, 'ural.test', { origin: 'https://evil.test' })).toBe(403);
    expect(await asked(polling, 'ural.test', { origin: 'https://ural.test' })).toBe(200);
  });

  test('accepts monitoring by IP address from this machine, but not through a proxy', async () => {
    await start({ PUBLIC_URL: 'https://ural.test', TRUST_PROXY: '1' });
    for (const path of ['/healthz', '/metrics']) {
      expect(await asked(path, `127.0.0.1:${harness.port}`)).toBe(200);
      expect(await asked(path, 'evil.test', { 'x-forwarded-for': '6.6.6.6' })).toBe(421);
    }
  });
});

test('lets only pages of ORIGINS read the lobby across origins', async () => {
  await start();
  const ask = (origin: string, method = 'GET') =>
    fetch(`${harness.url}/games/sample`, {
      method,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const friend = await ask('http://friend.test');
  expect(friend.headers.get('access-control-allow-origin')).toBe('http://friend.test');
  expect(friend.headers.get('vary')).toMatch(/origin/i);
  const asked = await ask('http://friend.test', 'OPTIONS');
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'Content-Type']);
  for (const method of ['GET', 'OPTIONS']) {
    const evil = await ask('http://evil.test', method);
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('checks a real read and a real write in /healthz', async () => {
  await start();
  const health = async () => {
    const response = await get('/healthz');
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  const database = new Libsql(harness.databaseFile);
  database.exec("create trigger full before update on runs begin select raise(abort, 'disk full'); end");
  const ill = [503, { error: 'The database can not be read and written.' }];
  await soon(async () => expect(await health()).toEqual(ill));
  database.exec('drop trigger full; alter table matches rename to elsewhere');
  database.close();
  expect(harness.logged.filter(({ event }) => event === 'unhealthy')).toHaveLength(1);
  await soon(async () => expect(await health()).toEqual(ill));
});

describe('networkOf', () => {
  beforeEach(() => start());
  const from = (remote: string, forwarded?: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remote });
    const request = new IncomingMessage(socket);
    if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
    return request;
  };

  test.each([
    ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1::/48'],
    ['2001:db8:1:ffff::6', undefined, 0, '2001:db8:1::/48'],
    ['::1', undefined, 0, '::/48'],
    ['2001:0DB8:0001:2::6', undefined, 0, '2001:db8:1::/48'],
    ['fe80::1%eth0', undefined, 0, 'fe80::/48'],
    ['10.0.0.1', 'no address', 1, '10.0.0.1'],
    ['10.0.0.1', `${'9'.repeat(5000)}`, 1, '10.0.0.1'],
  ])('from %s, forwarded for %s, with %i proxies returns %s', (remote, forwarded, proxies, network) => {
    expect(networkOf(from(remote, forwarded), proxies)).toBe(network);
  });
});

test('trusts X-Forwarded-For only with TRUST_PROXY', async () => {
  await start({ LIMIT_LOBBY_READS: '1/60', TRUST_PROXY: '1' });
  const asked = (client: string) => get('/healthz', { 'x-forwarded-for': client });
  expect((await asked('1.1.1.1')).status).toBe(200);
  expect((await asked('1.1.1.1')).status).toBe(429);
  expect((await asked('2.2.2.2')).status).toBe(200);
  await harness.end();
  await start({ LIMIT_LOBBY_READS: '1/60' });
  expect((await asked('1.1.1.1')).status).toBe(200);
  expect((await asked('2.2.2.2')).status).toBe(429);
});

describe('writes', () => {
  beforeEach(() => start());

  test('are refused from pages of other sites and accepted from this site, allowed ones and programs', async () => {
    const refused = await create({ origin: 'http://evil.test' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: expect.stringMatching(/other sites/) },
    ]);
    expect(await harness.server.storage.listMatches()).toEqual([]);
    for (const origin of [undefined, harness.url, 'http://friend.test']) {
      expect((await create(origin === undefined ? {} : { origin })).status).toBe(200);
    }
  });

  test.each([
    ['no JSON', '{"numPlayers":', {}, 400],
    ['a JSON text', '"x"', {}, 400],
    ['null', 'null', {}, 400],
    ['a form', 'numPlayers=2', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a text', '{"numPlayers":2}', { 'content-type': 'text/plain' }, 415],
    ['packed', '{"numPlayers":2}', { 'content-encoding': 'gzip' }, 415],
    ['too large', `{"setupData":"${'x'.repeat(70_000)}"}`, {}, 413],
    ['far too large', 'x'.repeat(3_000_000), {}, 413],
  ])('refuse a body that is %s with a sentence', async (_, body, headers, status) => {
    const response = await post('/games/sample/create', body, headers);
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringMatching(/^\{"error":"[A-Z][^"]+\."\}$/)]);
    expect(text).not.toMatch(/node_modules|\bat .*:\d+|Unexpected/);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('are refused if the seat is not a string', async () => {
    const { matchID } = await harness.match();
    const body = '{"playerID":{"0":1},"playerName":"Eve","credentials":"x"}';
    for (const route of ['join', 'leave', 'update', 'bot', 'playAgain']) {
      const response = await post(`/games/sample/${matchID}/${route}`, body);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'The playerID must be a text.' },
      ]);
    }
  });

  test('are refused if the credentials are not a string', async () => {
    const { matchID } = await harness.match();
    const body = '{"playerID":"1","credentials":{"0":1},"newName":"Eve"}';
    for (const route of ['leave', 'update']) {
      const response = await post(`/games/sample/${matchID}/${route}`, body);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'The credentials must be a text.' },
      ]);
    }
  });

  test('are refused with a body of unknown length before it is read', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(`${harness.url}/games/sample/create`, { method: 'POST' }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      sent.on('error', reject);
      sent.write('{"numPlayers":2}');
      sent.end();
    });
    expect(status).toBe(411);
  });

  test('return no internal errors, which stay in the log', async () => {
    vi.spyOn(harness.server.storage, 'createMatch').mockRejectedValue(new Error('disk /var/secret is full'));
    const response = await create();
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'Something went wrong on the server; nothing was changed.' },
    ]);
    expect(harness.logged).toContainEqual({
      event: 'request failed',
      fields: expect.objectContaining({ error: 'disk /var/secret is full', path: '/games/sample/create' }),
    });
  });

  test.each([
    ['/games/sample/nowhere', 404],
    ['/games/nothing/here/at/all', 404],
    ['/assets/missing.js', 404],
  ])('GET %s answers %i as JSON', async (path, status) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }]);
  });
});

test.each([
  '/',
  '/assets/main-abc123.js',
  '/games',
  '/healthz',
  '/nowhere.js',
  '/socket.io/?EIO=4&transport=polling',
])('sends the security headers with %s', async (path) => {
  await start();
  const { headers } = await get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

describe('metrics', () => {
  test('count events', async () => {
    await start({ LIMIT_LOBBY_WRITES: '3/60' });
    const { matchID, credentials } = await harness.match();
    expect((await create()).status).toBe(429);
    const wire = await harness.wire();
    const zero = { matchID, playerID: '0', credentials: credentials[0] };
    await wire.play(zero, 0, 99);
    await wire.play(zero, 0, 0);
    const text = await (await get('/metrics')).text();
    expect(text).toContain('table_matches{state="open"} 1');
    expect(text).toContain('table_matches{state="finished"} 0');
    expect(text).toContain('table_sockets 1');
    expect(text).toContain('table_moves_total 1');
    expect(text).toContain('table_move_seconds_count 1');
    expect(text).toContain('table_refusals_total{reason="illegal"} 1');
    expect(text).toContain('table_rate_limited_total{limit="lobbyWrites"} 1');
    expect(text).toMatch(/table_sent_bytes_total [1-9]\d+/);
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('include all that dashboard and alerts use', async () => {
    await start();
    const given = await (await get('/metrics')).text();
    const asked = ['dashboard.json', 'alerts.yml'].flatMap((file) => [
      ...readFileSync(`docs/operations/${file}`, 'utf8').matchAll(/\b(?:table|process|nodejs)_\w+/g),
    ]);
    expect(asked.length).toBeGreaterThan(15);
    for (const [name] of asked)
      expect(given).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'));
  });

  test('can be read without a token only from this machine and not through a proxy', async () => {
    await start();
    expect((await get('/metrics')).status).toBe(200);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  test('can be read only with the token when one is set', async () => {
    await start({ METRICS_TOKEN: 'a token of some length' });
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer a token of some length' })).status).toBe(200);
  });
});

test('stores and answers a running move when the server closes', async () => {
  await start();
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  await wire.ask('sync', matchID, '0', credentials[0]);
  const { storage } = harness.server;
  const write = storage.setState.bind(storage);
  const writing = new Promise<void>((resolve) => {
    vi.spyOn(storage, 'setState').mockImplementation(async (...args) => {
      resolve();
      await new Promise((wait) => setTimeout(wait, 100));
      return write(...args);
    });
  });
  const answer = wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  await writing;
  await harness.server.close();
  harness.stopped();
  expect(await answer).toEqual({ ok: true, stateID: 1 });
  await harness.start();
  const { state } = await harness.server.storage.fetch(matchID, { state: true });
  expect(state._stateID).toBe(1);
});
