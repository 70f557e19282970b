import { expect, test } from 'vitest';
import { follow } from '../../scripts/online/follow';
import { harness, stored, withFreshServer } from './freshServer';
import { soon } from './harness';

withFreshServer();

test('keeps log and sync small after 600 undos and redos, and can redo after a restart', async () => {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  const watching = await harness.wire({}, { updates: 'patch' });
  await watching.ask('sync', matchID, '0', credentials[0]);
  let stateID = 0;
  const send = async (type: string, move: string | null = null) => {
    const payload = {
      type: move,
      args: move === null ? null : [],
      playerID: '0',
      credentials: credentials[0],
    };
    expect(await wire.ask('update', { type, payload }, stateID++, matchID, '0')).toMatchObject({ ok: true });
  };
  const syncSize = async () => {
    const looker = await harness.wire();
    await looker.ask('sync', matchID, '0', credentials[0]);
    looker.socket.close();
    return JSON.stringify(looker.events('sync')).length;
  };
  for (const _ of [1, 2, 3]) await send('MAKE_MOVE', 'think');
  await send('UNDO');
  const size = await syncSize();
  for (let round = 0; round < 300; round++) {
    await send('REDO');
    await send('UNDO');
  }
  expect((await stored(matchID)).log).toHaveLength(4);
  // The state number has two more digits and appears twice.
  expect(await syncSize()).toBeLessThan(size + 20);
  expect(await harness.server.storage.fetchPaces(matchID)).toHaveLength(1);
  await soon(() =>
    expect(
      follow(
        undefined,
        watching.frames.map((frame) => JSON.stringify(frame)),
      ),
    ).toMatchObject({
      _stateID: stateID,
      G: { thoughts: 2 },
    }),
  );

  await harness.server.close();
  harness.stopped();
  await harness.start();
  const later = await harness.wire();
  const redo = { type: null, args: null, playerID: '0', credentials: credentials[0] };
  expect(await later.ask('update', { type: 'REDO', payload: redo }, stateID, matchID, '0')).toMatchObject({
    ok: true,
  });
  const { state, log } = await stored(matchID);
  expect([state.G.thoughts, log.length]).toEqual([3, 3]);
});
