import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { harness, stored, withFreshServer } from './freshServer';

withFreshServer();

test("installs the versions of socket.io, ws and engine.io without the old packages' security holes", () => {
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
  test('creates nothing when a message names an unknown match', async () => {
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

  test('refuses messages that boardgame.io alone would let through', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const before = await stored(matchID);
    const send = (action: unknown, playerID: unknown = '0') =>
      wire.ask('update', action, 0, matchID, playerID);
    const as = (playerID: string) => ({ playerID, credentials: credentials[0] });
    const refused = expect.objectContaining({ ok: false });
    // A move for another seat with the sender's own credentials.
    expect(await send({ type: 'MAKE_MOVE', payload: { type: 'play', args: [0], ...as('1') } })).toMatchObject(
      { reason: 'badMessage' },
    );
    // Names that every object has.
    for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(await send({ type: 'MAKE_MOVE', payload: { type, args: [], ...as('0') } })).toEqual(refused);
    }
    // Events that the game doesn't offer to players.
    for (const type of ['endGame', 'endTurn', 'setPhase', 'setActivePlayers', 'constructor']) {
      expect(await send({ type: 'GAME_EVENT', payload: { type, args: [], ...as('0') } })).toEqual(refused);
    }
    // Actions that would replace the whole state in the reducer.
    for (const type of ['SYNC', 'UPDATE', 'RESET', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS']) {
      expect(await send({ type, state: { G: {} }, payload: as('0') })).toEqual(refused);
    }
    expect(await send({ type: 'UNDO', payload: as('0') })).toEqual(refused);
    expect(await stored(matchID)).toEqual(before);
  });

  test('answers messages of any shape and keeps the table running', async () => {
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
    // Too deep for JSON.stringify, so it is written to the socket directly. The worst outcome allowed is a lost
    // connection.
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

  test('disconnects only the sender when a message is too large', async () => {
    const { matchID, credentials } = await harness.match();
    const [small, large] = [await harness.wire(), await harness.wire()];
    const gone = new Promise((resolve) => large.socket.on('disconnect', resolve));
    large.socket.emit('update', 'x'.repeat(40_000));
    await gone;
    expect(await small.ask('sync', matchID, '0', credentials[0])).toEqual({ ok: true });
  });

  test('disconnects the sender when a small message inflates to a large one', async () => {
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

  test('opens sockets only for pages of this site and of allowed sites', async () => {
    await expect(harness.wire({ origin: 'http://evil.test' })).rejects.toThrow();
    await harness.wire({ origin: harness.url });
    await harness.wire({ origin: 'http://friend.test' });
  });
});
