import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Harness } from './harness';
import { SECRET } from './sample-game';

let harness: Harness;

beforeEach(async () => {
  // boardgame.io reports each refused move there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness();
  await harness.start();
});
afterEach(() => harness.end());

const everything = { state: true, metadata: true, log: true } as const;
const stored = (matchID: string) => harness.server.storage.fetch(matchID, everything);

describe('the app', () => {
  const get = (path: string, init?: RequestInit) => fetch(harness.url + path, init);

  test.each(['/', '/table/some-match', '/rules'])(
    'GET %s is the page, asked for again each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('the app');
      const again = await get(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    },
  );

  test('files under assets/ are kept for ever', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/assets/main-old.js',
    '/games/nothing/here/at/all',
    '/socket.io',
    '/healthz/x',
    '/missing.png',
  ])('GET %s is a 404, not the page', async (path) => {
    const response = await get(path);
    expect([404, 400]).toContain(response.status);
    expect(await response.text()).not.toContain('the app');
  });

  test.each([
    '/../private.txt',
    '/..%2fprivate.txt',
    '/%2e%2e/private.txt',
    '/assets/..%5c..%5cprivate.txt',
    '/assets/../../private.txt',
    '//private.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets/%2e%2e%2f%2e%2e%2fprivate.txt',
  ])('the path %s leads nowhere', async (path) => {
    expect(await rawGet(path)).not.toContain('private\r\n');
    expect(await rawGet(path)).not.toMatch(/\r\n\r\nprivate/);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('POST to a page is a 404', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  test('/healthz answers', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

test("the holes of boardgame.io's packaged socket server are not installed", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const versions = (name: string) =>
    Object.entries<{ version: string }>(packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => Number.parseInt(version, 10));
  expect(versions('socket.io')).toEqual([4]);
  expect(versions('ws')).toEqual([8]);
  expect(versions('engine.io')).toEqual([6]);
});

describe('a table', () => {
  test('created in the lobby, joined, two moves played, and all of it there after a restart', async () => {
    const { matchID, credentials } = await harness.match();
    const zero = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    const one = harness.client({ matchID, playerID: '1', credentials: credentials[1] });
    await vi.waitFor(() => expect(one.getState()?.ctx.currentPlayer).toBe('0'));
    await vi.waitFor(() => expect(zero.getState()?.G.hands['0'][0]).toContain(SECRET));
    zero.moves.play(0);
    await vi.waitFor(() => expect(one.getState()?.ctx.currentPlayer).toBe('1'));
    one.moves.play(1);
    await vi.waitFor(() => expect(zero.getState()?.G.table).toHaveLength(2));
    const before = await stored(matchID);

    const { port } = harness;
    await harness.server.close();
    harness.stopped();
    await vi.waitFor(() => expect(zero.getState()?.isConnected).toBe(false));
    await harness.start(port);

    const after = await stored(matchID);
    expect(after).toEqual(before);
    expect(after.log.map(({ action }) => action.payload.type)).toEqual([
      'play',
      'endTurn',
      'play',
      'endTurn',
    ]);
    // The open clients come back by themselves and go on.
    await vi.waitFor(() => expect(zero.getState()?.isConnected).toBe(true), 5000);
    zero.moves.play(0);
    await vi.waitFor(() => expect(one.getState()?.G.table).toHaveLength(3), 5000);
  });

  test('an onlooker sees every move and never a hidden card, the seed or credentials', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = await harness.wire();
    expect(await onlooker.ask('sync', matchID, null)).toEqual({ ok: true });
    const player = await harness.wire();
    await player.ask('sync', matchID, '0', credentials[0]);
    expect(await player.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 2)).toEqual({
      ok: true,
      stateID: 1,
    });
    const latecomer = await harness.wire();
    await latecomer.ask('sync', matchID);

    const { state } = await stored(matchID);
    const { seed } = state.plugins.random.data;
    expect(String(seed).length).toBeGreaterThan(5);
    expect(onlooker.events('update')).toHaveLength(1);
    expect(player.text).toContain(SECRET);
    for (const wire of [onlooker, latecomer]) {
      expect(wire.events('sync')).toHaveLength(1);
      expect(wire.text).not.toContain(SECRET);
      expect(wire.text).not.toContain('"args":[2]');
    }
    for (const wire of [onlooker, latecomer, player]) {
      expect(wire.text).not.toContain(String(seed));
      expect(wire.text).not.toContain('prngstate');
      for (const secret of credentials) expect(wire.text).not.toContain(secret);
      expect(wire.text).not.toContain('sha256');
    }
    const otherHands = state.G.hands['1'];
    for (const card of otherHands) expect(player.text).not.toContain(`"${card}"`);
  });

  test('a seat opens only to its credentials, also before anyone has taken it', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const wire = await harness.wire();
    const unauthorized = expect.objectContaining({ ok: false, reason: 'unauthorized' });
    for (const credentials of [undefined, null, '', 'guess']) {
      expect(await wire.ask('sync', matchID, '0', credentials)).toEqual(unauthorized);
    }
    expect(await wire.play({ matchID, playerID: '0' }, 0, 0)).toEqual(unauthorized);
    const { playerCredentials } = await harness.lobby.joinMatch('sample', matchID, { playerName: 'Анна' });
    expect(await wire.ask('sync', matchID, '0', 'guess')).toEqual(unauthorized);
    expect(await wire.play({ matchID, playerID: '1', credentials: playerCredentials }, 0, 0)).toEqual(
      unauthorized,
    );
    expect(wire.frames).toEqual([]);
    expect((await stored(matchID)).state._stateID).toBe(0);
    const { metadata } = await stored(matchID);
    expect(metadata.players[0].credentials).toMatch(/^sha256:/);
    expect(await wire.ask('sync', matchID, '0', metadata.players[0].credentials)).toEqual(unauthorized);
    expect(await wire.ask('sync', matchID, '0', playerCredentials)).toEqual({ ok: true });
    expect(readFileSync(`${harness.databaseFile}-wal`, 'latin1')).not.toContain(playerCredentials);
  });

  test('an unknown match creates nothing, however it is asked for', async () => {
    const wire = await harness.wire();
    const unknown = expect.objectContaining({ ok: false, reason: 'unknownMatch' });
    expect(await wire.ask('sync', 'nowhere', null, undefined, 2)).toEqual(unknown);
    expect(await wire.ask('sync', 'nowhere', '0', 'x', 4)).toEqual(unknown);
    expect(await wire.play({ matchID: 'nowhere', playerID: '0', credentials: 'x' }, 0, 0)).toEqual(unknown);
    expect(await wire.ask('chat', 'nowhere', { id: 'a', sender: '0', payload: 'hi' }, 'x')).toEqual(unknown);
    harness.client({ matchID: 'nowhere' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(wire.frames).toEqual([]);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('a refused move says why, changes nothing, and brings the true position', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const zero = { matchID, playerID: '0', credentials: credentials[0] };
    await wire.ask('sync', matchID, '0', credentials[0]);
    const refused = (reason: string) => expect.objectContaining({ ok: false, reason });
    const answer = await wire.play(zero, 0, 99);
    expect(answer).toEqual(refused('illegal'));
    expect(answer).toMatchObject({ message: expect.stringMatching(/seat 0 can't .*99.* \(R1\.2\)\./) });
    expect(await wire.play(zero, 5, 0)).toEqual(refused('stale'));
    expect(await wire.play({ matchID, playerID: '1', credentials: credentials[1] }, 0, 0)).toEqual(
      refused('illegal'),
    );
    expect((await stored(matchID)).state._stateID).toBe(0);
    expect(wire.events('update')).toEqual([]);
    expect(wire.events('sync')).toHaveLength(4);
    expect(await wire.play(zero, 0, 0)).toEqual({ ok: true, stateID: 1 });
    expect(await wire.play(zero, 0, 0)).toEqual(refused('stale'));
  });

  test("boardgame.io's client heals from a refused move", async () => {
    const { matchID, credentials } = await harness.match();
    const client = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    await vi.waitFor(() => expect(client.getState()?.G.hands['0']).toHaveLength(4));
    const wire = await harness.wire();
    // Moved on another device, while this one has not heard of it yet: its own optimistic move is stale.
    client.moves.play(3);
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    await vi.waitFor(() => expect(client.getState()?.ctx.currentPlayer).toBe('1'));
    const { state } = await stored(matchID);
    await vi.waitFor(() => expect(client.getState()?.G.table).toEqual(state.G.table));
    expect(client.getState()?._stateID).toBe(state._stateID);
  });

  test('undo and redo go through, for the one whose turn it is', async () => {
    const { matchID, credentials } = await harness.match();
    const zero = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    await vi.waitFor(() => expect(zero.getState()?.isConnected).toBe(true));
    await vi.waitFor(() => expect(zero.getState()?.G.hands['0']).toHaveLength(4));
    zero.moves.think();
    await vi.waitFor(async () => expect((await stored(matchID)).state.G.thoughts).toBe(1));
    zero.undo();
    await vi.waitFor(async () => expect((await stored(matchID)).state.G.thoughts).toBe(0));
    zero.redo();
    await vi.waitFor(async () => expect((await stored(matchID)).state.G.thoughts).toBe(1));
    const one = await harness.wire();
    const undo = {
      type: 'UNDO',
      payload: { type: null, args: null, playerID: '1', credentials: credentials[1] },
    };
    expect(await one.ask('update', undo, 3, matchID, '1')).toMatchObject({ reason: 'illegal' });
    expect((await stored(matchID)).log.map(({ action }) => action.type)).toEqual([
      'MAKE_MOVE',
      'UNDO',
      'REDO',
    ]);
  });

  test('what a client could smuggle past boardgame.io is refused', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const before = await stored(matchID);
    const send = (action: unknown, playerID: unknown = '0') =>
      wire.ask('update', action, 0, matchID, playerID);
    const as = (playerID: string) => ({ playerID, credentials: credentials[0] });
    const refused = expect.objectContaining({ ok: false });
    // Another seat's move with one's own credentials.
    expect(await send({ type: 'MAKE_MOVE', payload: { type: 'play', args: [0], ...as('1') } })).toMatchObject(
      { reason: 'badMessage' },
    );
    // Names every object has are no moves.
    for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(await send({ type: 'MAKE_MOVE', payload: { type, args: [], ...as('0') } })).toEqual(refused);
    }
    // Events the game has not given to its players.
    for (const type of ['endGame', 'endTurn', 'setPhase', 'setActivePlayers', 'constructor']) {
      expect(await send({ type: 'GAME_EVENT', payload: { type, args: [], ...as('0') } })).toEqual(refused);
    }
    // Actions by which the reducer would take a whole state.
    for (const type of ['SYNC', 'UPDATE', 'RESET', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS']) {
      expect(await send({ type, state: { G: {} }, payload: as('0') })).toEqual(refused);
    }
    expect(await send({ type: 'UNDO', payload: as('0') })).toEqual(refused);
    expect(await stored(matchID)).toEqual(before);
  });

  test('messages of any shape are answered, and the table goes on', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
    const shapes = [
      [],
      [null],
      ['x', {}],
      [{}, {}, {}, {}, {}],
      [{ type: 'MAKE_MOVE' }, 0, matchID, '0'],
      [{ type: 'MAKE_MOVE', payload: { type: 'play', args: deep, playerID: '0' } }, 0, matchID, '0'],
      [
        { type: 'MAKE_MOVE', payload: { type: 'play', args: [Buffer.from('binary')], playerID: '0' } },
        0,
        matchID,
        '0',
      ],
      [matchID, '__proto__', 'x'],
      [matchID, { toString: 1 }, 'x'],
      [matchID, { id: {}, sender: '0', payload: {} }, credentials[0]],
      ['x'.repeat(20_000), '0', ''],
    ];
    for (const event of ['update', 'sync', 'chat']) {
      for (const shape of shapes) {
        expect(await wire.ask(event, ...shape), `${event} ${JSON.stringify(shape).slice(0, 60)}`).toEqual(
          expect.objectContaining({ ok: false }),
        );
        wire.socket.emit(event, ...shape);
      }
    }
    wire.socket.emit('nonsense', 1);
    // Deeper than a client could put it into words; straight onto the wire, so that it loses the connection or nothing.
    for (const depth of [1000, 5000, 15_000]) {
      const { socket } = await harness.wire();
      const args = '['.repeat(depth) + ']'.repeat(depth);
      const action = `{"type":"MAKE_MOVE","payload":{"type":"play","playerID":"0","args":${args}}}`;
      socket.io.engine.write(`42/sample,["update",${action},0,"${matchID}","0"]`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await wire.ask('sync', matchID, '0', credentials[0])).toEqual({ ok: true });
    expect(await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0)).toMatchObject({
      ok: true,
    });
  });

  test('a message too large loses its sender the connection, nobody else', async () => {
    const { matchID, credentials } = await harness.match();
    const [small, large] = [await harness.wire(), await harness.wire()];
    const gone = new Promise((resolve) => large.socket.on('disconnect', resolve));
    large.socket.emit('update', 'x'.repeat(40_000));
    await gone;
    expect(await small.ask('sync', matchID, '0', credentials[0])).toEqual({ ok: true });
  });

  test('a small message that unpacks to a large one, too', async () => {
    const { matchID } = await harness.match();
    const address = `${harness.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: { threshold: 0 } });
    await new Promise((resolve) => socket.on('open', resolve));
    expect(socket.extensions).toContain('permessage-deflate');
    const gone = new Promise((resolve) => socket.on('close', resolve));
    socket.send(`40/sample,${'x'.repeat(5_000_000)}`);
    await gone;
    const wire = await harness.wire();
    expect(await wire.ask('sync', matchID, null)).toEqual({ ok: true });
  });

  test('nobody hears of a move that could not be written', async () => {
    const { matchID, credentials } = await harness.match();
    const [mover, other] = [await harness.wire(), await harness.wire()];
    await mover.ask('sync', matchID, '0', credentials[0]);
    await other.ask('sync', matchID, '1', credentials[1]);
    const database = new Libsql(harness.databaseFile);
    database.exec(
      `create trigger broken before insert on log_entries begin select raise(abort, 'disk full'); end`,
    );
    const zero = { matchID, playerID: '0', credentials: credentials[0] };
    expect(await mover.play(zero, 0, 0)).toMatchObject({ ok: false, reason: 'internal' });
    expect((await stored(matchID)).state._stateID).toBe(0);
    expect([...mover.events('update'), ...other.events('update')]).toEqual([]);
    expect(harness.logged.at(-1)).toMatchObject({ event: 'message failed', fields: { error: 'disk full' } });
    database.exec('drop trigger broken');
    database.close();
    expect(await mover.play(zero, 0, 0)).toEqual({ ok: true, stateID: 1 });
    await vi.waitFor(() => expect(other.events('update')).toHaveLength(1));
  });

  test('who is there is known to the table; a seat on two devices is there until both are gone', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = harness.client({ matchID });
    await vi.waitFor(() => expect(onlooker.matchData).toHaveLength(2));
    const isThere = () => onlooker.matchData?.find(({ id }) => id === 0)?.isConnected;
    const [laptop, phone] = [await harness.wire(), await harness.wire()];
    await laptop.ask('sync', matchID, '0', credentials[0]);
    await phone.ask('sync', matchID, '0', credentials[0]);
    await vi.waitFor(() => expect(isThere()).toBe(true));
    laptop.socket.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isThere()).toBe(true);
    phone.socket.close();
    await vi.waitFor(() => expect(isThere()).toBe(false));
  });

  test("another site's page opens no socket; this one's and those allowed do", async () => {
    await expect(harness.wire({ origin: 'http://evil.test' })).rejects.toThrow();
    await harness.wire({ origin: harness.url });
    await harness.wire({ origin: 'http://friend.test' });
  });
});

describe('the lobby', () => {
  const post = (path: string, body?: string, type = 'application/json') =>
    fetch(harness.url + path, { method: 'POST', body, headers: { 'content-type': type } });

  test('bodies of any shape get an answer, create nothing odd, and the process lives', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const bodies = ['{', 'null', '[]', '"x"', '{"playerName":{"a":1}}', '{"playerName":[]}', '\u0000', ''];
    for (const path of ['join', 'leave', 'update', 'rename', 'playAgain']) {
      for (const body of bodies) {
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x/y']) {
          const { status } = await post(`/games/sample/${matchID}/${path}`, body, type);
          expect(status, `${path} ${body} ${type}`).toBeGreaterThanOrEqual(400);
          expect(status, `${path} ${body} ${type}`).toBeLessThan(500);
        }
      }
    }
    expect(await (await fetch(`${harness.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const match = await harness.lobby.getMatch('sample', matchID);
    expect(match.players).toEqual([{ id: 0 }, { id: 1 }]);
  });

  test.each(['1', '5', '1000000000', '-1', 'x', '{}'])('%s players are refused', async (numPlayers) => {
    const { status } = await post('/games/sample/create', JSON.stringify({ numPlayers }));
    expect(status).toBe(400);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('a seat called __proto__ is not found and nothing of the process is touched', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    for (const playerID of ['__proto__', 'constructor', 'toString']) {
      const body = JSON.stringify({ playerID, playerName: 'polluted' });
      expect((await post(`/games/sample/${matchID}/join`, body)).status).toBe(404);
    }
    expect('name' in {}).toBe(false);
  });

  test('a name over 40 letters is refused with a sentence', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const response = await post(
      `/games/sample/${matchID}/join`,
      JSON.stringify({ playerName: 'x'.repeat(41) }),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The player name has over 40 letters.' },
    ]);
  });

  test('of many who take the same seat at once, one has it', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const body = JSON.stringify({ playerID: '0', playerName: 'Анна' });
    readSlowly();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(`/games/sample/${matchID}/join`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('a seat taken while moves are played keeps its credentials', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const zero = await harness.lobby.joinMatch('sample', matchID, { playerID: '0', playerName: 'Анна' });
    const wire = await harness.wire();
    readSlowly();
    const [one] = await Promise.all([
      harness.lobby.joinMatch('sample', matchID, { playerID: '1', playerName: 'Борис' }),
      wire.play({ matchID, playerID: '0', credentials: zero.playerCredentials }, 0, 0),
    ]);
    expect(await wire.ask('sync', matchID, '1', one.playerCredentials)).toEqual({ ok: true });
  });
});

/** Time between reading a match and writing it back, as a storage over a network has it: races show. */
function readSlowly(): void {
  const { storage } = harness.server;
  const fetchNow = storage.fetch.bind(storage);
  vi.spyOn(storage, 'fetch').mockImplementation(async (...asked) => {
    const found = await fetchNow(...asked);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return found;
  });
}

/** A request with exactly this path; `fetch` would tidy it first. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(harness.port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
