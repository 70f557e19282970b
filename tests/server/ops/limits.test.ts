/** Limits of requests and messages. */
import { describe, expect, test, vi } from 'vitest';
import { soon, type Wire } from '../harness';
import { create, get, harness, join, post, start, withSetServer } from '../setServer';

withSetServer();

describe('requests over the limit get 429 with a time to retry', () => {
  async function expectTooMuch(response: Response): Promise<void> {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/wait a moment/) });
  }

  test.each([
    ['LIMIT_PAGES', '/'],
    ['LIMIT_PAGES', '/assets/main-abc123.js'],
    ['LIMIT_LOBBY_READS', '/games/sample'],
    ['LIMIT_LOBBY_READS', '/healthz'],
    ['LIMIT_SOCKET_REQUESTS', '/socket.io/?EIO=4&transport=polling'],
  ])('%s: %s', async (limit, path) => {
    await start({ [limit]: '2/60' });
    expect((await get(path)).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    await expectTooMuch(await get(path));
    await get(path);
    const lines = harness.logged.filter(({ event }) => event === 'rate limited');
    expect(lines).toHaveLength(1);
    const other = path === '/' || path.startsWith('/assets') ? '/healthz' : '/';
    expect((await get(other)).status).toBe(200);
  });

  test('LIMIT_LOBBY_WRITES counts changes in the lobby', async () => {
    await start({ LIMIT_LOBBY_WRITES: '1/60' });
    expect((await create()).status).toBe(200);
    await expectTooMuch(await create());
    expect(await harness.server.storage.listMatches()).toHaveLength(1);
  });

  test('LIMIT_NEW_MATCHES counts created matches and rematches, not joins', async () => {
    await start({ LIMIT_NEW_MATCHES: '2/60' });
    const { matchID, credentials } = await harness.match();
    await harness.finish(matchID, credentials);
    const again = () =>
      post(`/games/sample/${matchID}/playAgain`, `{"playerID":"0","credentials":"${credentials[0]}"}`);
    expect((await again()).status).toBe(200);
    await expectTooMuch(await create());
    await expectTooMuch(await again());
  });

  test('ends with the time of the limit', async () => {
    await start({ LIMIT_LOBBY_READS: '1/4' });
    await get('/healthz');
    expect((await get('/healthz')).status).toBe(429);
    await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(200), { timeout: 20_000 });
  });
});

test('LIMIT_OPEN_MATCHES refuses more matches until one ends', async () => {
  await start({ LIMIT_OPEN_MATCHES: '1' });
  const { matchID, credentials } = await harness.match();
  const full = await create();
  expect([full.status, await full.json()]).toEqual([503, { error: expect.stringMatching(/as many open/) }]);
  expect(full.headers.get('retry-after')).not.toBeNull();
  const wire = await harness.wire();
  for (let move = 0; move < 5; move++) {
    const playerID = String(move % 2);
    const answer = await wire.play({ matchID, playerID, credentials: credentials[move % 2] }, move, 0);
    expect(answer).toMatchObject({ ok: true });
  }
  expect((await create()).status).toBe(200);
});

test('LIMIT_NETWORK_OPEN_MATCHES leaves room for other networks, even with parallel requests', async () => {
  await start({ LIMIT_NETWORK_OPEN_MATCHES: '2', TRUST_PROXY: '1' });
  const from = (address: string) => create({ 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, line) => from(`2001:db8:1:${line}::1`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
  expect(await harness.server.storage.listMatches()).toHaveLength(2);
  expect((await from('2001:db8:2::1')).status).toBe(200);
  const refused = await from('2001:db8:1:77::1');
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/your network 2 matches/) });
  expect(refused.headers.get('retry-after')).not.toBeNull();
});

test('still lists matches of others when one network opens many, and shows that network all its matches', async () => {
  await start({ TRUST_PROXY: '1' });
  const createListed = async (headers: Record<string, string>) => {
    const { matchID } = await (await create(headers)).json();
    expect((await join(matchID, headers)).status).toBe(200);
    return matchID;
  };
  const other = await createListed({ 'x-forwarded-for': '198.51.100.1' });
  for (let count = 0; count < 60; count++) {
    await createListed({ 'x-forwarded-for': `2001:db8:1:${count}::1` });
  }
  const list = async (address: string, query = '') =>
    (await get(`/games/sample?isGameover=false${query}`, { 'x-forwarded-for': address })).json();
  const strangers = await list('203.0.113.1');
  expect(strangers.matches).toHaveLength(11);
  expect(strangers.next).toBeNull();
  expect(strangers.matches.at(-1).matchID).toBe(other);
  const own = await list('2001:db8:1:ffff::2');
  expect(own.matches).toHaveLength(50);
  const rest = await list('2001:db8:1:ffff::2', `&before=${own.next}`);
  expect(rest.matches).toHaveLength(11);
  expect(rest.next).toBeNull();
  expect((await list('203.0.113.1', '&limit=3')).matches).toHaveLength(3);
  expect(JSON.stringify([strangers, own])).not.toMatch(/2001:db8|198\.51/);
});

describe('sockets', () => {
  const tooMuch = expect.objectContaining({ ok: false, reason: 'tooMuch' });
  const ask = (wire: Wire) => wire.ask('sync', 'nowhere', null);

  test('LIMIT_MESSAGES counts all messages of a socket', async () => {
    await start({ LIMIT_MESSAGES: '3/60' });
    const [loud, quiet] = [await harness.wire(), await harness.wire()];
    for (let count = 0; count < 3; count++) loud.socket.emit('nonsense', count);
    expect(await ask(loud)).toEqual(tooMuch);
    expect(await ask(quiet)).toMatchObject({ reason: 'unknownMatch' });
  });

  test('LIMIT_ADDRESS_MESSAGES counts all sockets of an address', async () => {
    await start({ LIMIT_ADDRESS_MESSAGES: '3/60' });
    const [one, two] = [await harness.wire(), await harness.wire()];
    for (const wire of [one, two, one]) expect(await ask(wire)).toMatchObject({ reason: 'unknownMatch' });
    expect(await ask(two)).toEqual(tooMuch);
  });

  test('are disconnected when they keep sending over the limit', async () => {
    await start({ LIMIT_MESSAGES: '3/60' });
    const wire = await harness.wire();
    const gone = new Promise((resolve) => wire.socket.on('disconnect', resolve));
    for (let count = 0; count < 600; count++) wire.socket.emit('sync', 'nowhere');
    expect(await gone).toBe('io server disconnect');
  });

  test('LIMIT_SOCKETS counts the open sockets of an address', async () => {
    await start({ LIMIT_SOCKETS: '2' });
    const first = await harness.wire();
    await harness.wire();
    await expect(harness.wire()).rejects.toThrow();
    const refused = await get('/socket.io/?EIO=4&transport=polling');
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/too many connections/) });
    first.socket.close();
    await soon(() => harness.wire());
  });
});
