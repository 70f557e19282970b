import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../../src/rules-kit/indexed';
import { harness, stored, withFreshServer } from './freshServer';
import { soon } from './harness';
import { SECRET } from './sampleGame';

withFreshServer();

describe('a table', () => {
  test('is created, joined, played for two moves and restored after a restart', async () => {
    const { matchID, credentials } = await harness.match();
    const zero = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    const one = harness.client({ matchID, playerID: '1', credentials: credentials[1] });
    await soon(() => expect(one.getState()?.ctx.currentPlayer).toBe('0'));
    await soon(() => expect(zero.getState()?.G.hands['0']?.[0]).toContain(SECRET));
    entryOf(zero.moves, 'play')(0);
    await soon(() => expect(one.getState()?.ctx.currentPlayer).toBe('1'));
    entryOf(one.moves, 'play')(1);
    await soon(() => expect(zero.getState()?.G.table).toHaveLength(2));
    const before = await stored(matchID);

    const { port } = harness;
    await harness.server.close();
    harness.stopped();
    await soon(() => expect(zero.getState()?.isConnected).toBe(false));
    await harness.start(port);

    const after = await stored(matchID);
    expect(after).toEqual(before);
    expect(after.log.map(({ action }) => action.payload.type)).toEqual([
      'play',
      'endTurn',
      'play',
      'endTurn',
    ]);
    // The open clients reconnect and go on.
    await soon(() => expect(zero.getState()?.isConnected).toBe(true));
    entryOf(zero.moves, 'play')(0);
    await soon(() => expect(one.getState()?.G.table).toHaveLength(3));
  });

  test('explains a refused move with names, changes nothing and sends the true position', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const zero = { matchID, playerID: '0', credentials: credentials[0] };
    await wire.ask('sync', matchID, '0', credentials[0]);
    const refused = (reason: string) => expect.objectContaining({ ok: false, reason });
    const answer = await wire.play(zero, 0, 99);
    expect(answer).toEqual(refused('illegal'));
    expect(answer).toMatchObject({
      message: expect.stringMatching(/seat 0 can't .*99.*, \u2068P0\u2069 \(R1\.2\)\./),
    });
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

  test('refuses every action that names another state than the current one, also the one before it', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    const send = (type: string, move: string | null, stateID: number) => {
      const args = move === null ? null : move === 'play' ? [0] : [];
      const payload = { type: move, args, playerID: '0', credentials: credentials[0] };
      return wire.ask('update', { type, payload }, stateID, matchID, '0');
    };
    for (const stateID of [0, 1, 2]) {
      expect(await send('MAKE_MOVE', 'think', stateID)).toEqual({ ok: true, stateID: stateID + 1 });
    }
    // Now one step can be undone and one redone.
    expect(await send('UNDO', null, 3)).toEqual({ ok: true, stateID: 4 });
    const before = await stored(matchID);
    const actions = [
      ['MAKE_MOVE', 'think'],
      ['MAKE_MOVE', 'play'],
      ['UNDO', null],
      ['REDO', null],
    ] as const;
    for (const [type, move] of actions) {
      for (const stateID of [0, 1, 2, 3, 5, 6]) {
        const answer = await send(type, move, stateID);
        expect(answer, `${type} ${move} at ${stateID}`).toMatchObject({ ok: false, reason: 'stale' });
      }
    }
    expect(await stored(matchID)).toEqual(before);
    expect(await send('REDO', null, 4)).toEqual({ ok: true, stateID: 5 });
  });

  test("heals boardgame.io's client after a refused move", async () => {
    const { matchID, credentials } = await harness.match();
    const client = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    await soon(() => expect(client.getState()?.G.hands['0']).toHaveLength(4));
    const wire = await harness.wire();
    // Another device has moved, which this client hasn't received yet, so its optimistic move is stale.
    entryOf(client.moves, 'play')(3);
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    await soon(() => expect(client.getState()?.ctx.currentPlayer).toBe('1'));
    const { state } = await stored(matchID);
    await soon(() => expect(client.getState()?.G.table).toEqual(state.G.table));
    expect(client.getState()?._stateID).toBe(state._stateID);
  });

  test('undoes and redoes moves for the player whose turn it is', async () => {
    const { matchID, credentials } = await harness.match();
    const zero = harness.client({ matchID, playerID: '0', credentials: credentials[0] });
    await soon(() => expect(zero.getState()?.isConnected).toBe(true));
    await soon(() => expect(zero.getState()?.G.hands['0']).toHaveLength(4));
    entryOf(zero.moves, 'think')();
    await soon(async () => expect((await stored(matchID)).state.G.thoughts).toBe(1));
    await soon(() => expect(zero.getState()?._stateID).toBe(1));
    zero.undo();
    await soon(async () => expect((await stored(matchID)).state.G.thoughts).toBe(0));
    // The state is stored before it is sent. A redo based on the old one would be stale.
    await soon(() => expect(zero.getState()?._stateID).toBe(2));
    zero.redo();
    await soon(async () => expect((await stored(matchID)).state.G.thoughts).toBe(1));
    const one = await harness.wire();
    const undo = {
      type: 'UNDO',
      payload: { type: null, args: null, playerID: '1', credentials: credentials[1] },
    };
    expect(await one.ask('update', undo, 3, matchID, '1')).toMatchObject({ reason: 'illegal' });
    expect((await stored(matchID)).log.map(({ action }) => action.type)).toEqual(['MAKE_MOVE']);
  });

  test('sends nobody a move that could not be stored', async () => {
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
    await soon(() => expect(other.events('update')).toHaveLength(1));
  });

  test('shows who is connected, and a seat on two devices until both are gone', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = harness.client({ matchID });
    await soon(() => expect(onlooker.matchData).toHaveLength(2));
    const isThere = () => onlooker.matchData?.find(({ id }) => id === 0)?.isConnected;
    const [laptop, phone] = [await harness.wire(), await harness.wire()];
    await laptop.ask('sync', matchID, '0', credentials[0]);
    await phone.ask('sync', matchID, '0', credentials[0]);
    await soon(() => expect(isThere()).toBe(true));
    laptop.socket.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isThere()).toBe(true);
    phone.socket.close();
    await soon(() => expect(isThere()).toBe(false));
  });
});
