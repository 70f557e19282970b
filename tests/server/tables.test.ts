import type { LogEntry } from 'boardgame.io';
import { applyPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { follow } from '../../scripts/online/follow';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import type { History } from '../../src/session/protocol';
import { harness, withFreshServer } from './freshServer';
import { soon, type Wire } from './harness';
import { SECRET } from './sampleGame';

withFreshServer();

const patches = { updates: 'patch' };
const followed = (wire: Wire) =>
  follow(
    undefined,
    wire.frames.map((frame) => JSON.stringify(frame)),
  );
const whole = (wire: Wire) => wire.events('update').at(-1)?.[2];

describe('patches', () => {
  test('lead to the same positions as full updates for each seat and an onlooker, with undo and redo', async () => {
    const { matchID, credentials } = await harness.match();
    const tables: { small: Wire; large: Wire }[] = [];
    for (const [playerID, secret] of [
      ['0', credentials[0]],
      ['1', credentials[1]],
      [null, null],
    ]) {
      const [small, large] = [await harness.wire({}, patches), await harness.wire()];
      for (const wire of [small, large]) await wire.ask('sync', matchID, playerID, secret);
      tables.push({ small, large });
    }
    const wire = await harness.wire();
    let stateID = 0;
    const send = async (seat: number, type: string, move: string | null, args: unknown[] | null) => {
      const payload = { type: move, args, playerID: String(seat), credentials: credentials[seat] };
      const answer = await wire.ask('update', { type, payload }, stateID, matchID, String(seat));
      expect(answer).toMatchObject({ ok: true });
      stateID += 1;
      for (const { small, large } of tables) {
        await soon(() => expect(whole(large)).toMatchObject({ _stateID: stateID }));
        await soon(() => expect(followed(small)).toEqual(whole(large)));
      }
    };
    await send(0, 'MAKE_MOVE', 'think', []);
    await send(0, 'UNDO', null, null);
    await send(0, 'REDO', null, null);
    for (const seat of [0, 1, 0, 1, 0]) await send(seat, 'MAKE_MOVE', 'play', [0]);
    for (const { small, large } of tables) {
      expect(small.events('update')).toEqual([]);
      expect(large.events('patch')).toEqual([]);
      expect(small.events('patch').map(([, , from, to]) => [from, to])).toEqual(
        Array.from({ length: 8 }, (_, index) => [index, index + 1]),
      );
    }
  });

  test('show an onlooker no hidden card, no seed and not which card was chosen', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = await harness.wire({}, patches);
    await onlooker.ask('sync', matchID, null);
    await harness.finish(matchID, credentials);
    await soon(() => expect(onlooker.events('patch')).toHaveLength(5));
    expect(onlooker.text).not.toContain(SECRET);
    expect(onlooker.text).not.toContain('prngstate');
    expect(onlooker.text).not.toContain('"args":[0]');
  });
});

test('sends the effective moves and those that can be redone in the log of a position', async () => {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  let stateID = 0;
  const send = async (type: string, move: string | null, args: unknown[] | null) => {
    const payload = { type: move, args, playerID: '0', credentials: credentials[0] };
    expect(await wire.ask('update', { type, payload }, stateID++, matchID, '0')).toMatchObject({ ok: true });
    await wire.ask('sync', matchID, null);
    const [, , { log }] = wire.events('sync').at(-1) as [string, string, { log: LogEntry[] }];
    return log.map(({ action }) => action.payload.type ?? action.type);
  };
  expect(await send('MAKE_MOVE', 'think', [])).toEqual(['think']);
  expect(await send('UNDO', null, null)).toEqual(['think', 'UNDO']);
  expect(await send('REDO', null, null)).toEqual(['think']);
  expect(await send('UNDO', null, null)).toEqual(['think', 'UNDO']);
  expect(await send('MAKE_MOVE', 'play', [0])).toEqual(['play']);
});

describe('history', () => {
  const historyOf = async (wire: Wire, matchID: string): Promise<History> => {
    const answer = await wire.ask('history', matchID);
    if (!answer.ok || answer.history === undefined) throw new Error(JSON.stringify(answer));
    return answer.history;
  };
  /** Returns all positions in order. */
  const positions = ({ first, steps }: History) => {
    const position = structuredClone(first);
    return [
      structuredClone(position),
      ...steps.map(({ operations }) => {
        applyPatch(position, [...operations]);
        return structuredClone(position);
      }),
    ];
  };

  test("contains each viewer's view of every move, without undone moves", async () => {
    const { matchID, credentials } = await harness.match();
    const [zero, onlooker] = [await harness.wire(), await harness.wire()];
    await zero.ask('sync', matchID, '0', credentials[0]);
    await onlooker.ask('sync', matchID, null);
    let stateID = 0;
    const send = (seat: number, type: string, move: string | null, args: unknown[] | null) => {
      const payload = { type: move, args, playerID: String(seat), credentials: credentials[seat] };
      return zero.ask('update', { type, payload }, stateID++, matchID, String(seat));
    };
    await send(0, 'MAKE_MOVE', 'think', []);
    await send(0, 'MAKE_MOVE', 'think', []);
    await send(0, 'UNDO', null, null);
    await send(0, 'MAKE_MOVE', 'play', [2]);
    await send(1, 'MAKE_MOVE', 'play', [1]);
    for (const wire of [zero, onlooker]) {
      const history = await historyOf(wire, matchID);
      expect(history.steps.map(({ entry }) => entry.action.payload.type)).toEqual(['think', 'play', 'play']);
      const seen = wire.events('update').map(([, , state]) => state as { G: unknown; ctx: unknown });
      const standing = [itemAt(seen, 0), itemAt(seen, 3), itemAt(seen, 4)].map(({ G, ctx }) => ({ G, ctx }));
      expect(positions(history).slice(1)).toEqual(standing);
    }
    const [mine, theirs] = [await historyOf(zero, matchID), await historyOf(onlooker, matchID)];
    expect(mine.steps.map(({ entry }) => entry.action.payload.args)).toEqual([[], [2], null]);
    expect(JSON.stringify(theirs)).not.toContain(SECRET);
    const { state } = await harness.server.storage.fetch(matchID, { state: true });
    for (const card of state.G.hands['1']) expect(JSON.stringify(mine)).not.toContain(`"${card}"`);
    expect(JSON.stringify([mine, theirs])).not.toContain(entryOf(state.plugins, 'random').data.seed);
  });

  test('shows everything to everyone after the end of the game', async () => {
    const { matchID, credentials } = await harness.match();
    await harness.finish(matchID, credentials);
    const onlooker = await harness.wire();
    await onlooker.ask('sync', matchID, null);
    const history = await historyOf(onlooker, matchID);
    const { state } = await harness.server.storage.fetch(matchID, { state: true });
    expect(positions(history).at(-1)).toEqual(JSON.parse(JSON.stringify({ G: state.G, ctx: state.ctx })));
    expect(history.steps.map(({ entry }) => entry.action.payload.args)).toEqual([[0], [0], [0], [0], [0]]);
  });

  test('is sent to a socket once at a time', async () => {
    const { matchID } = await harness.match();
    const wire = await harness.wire();
    await wire.ask('sync', matchID, null);
    const answers = await Promise.all([1, 2, 3].map(() => wire.ask('history', matchID)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(answers[2]).toMatchObject({ reason: 'tooMuch' });
    expect(await wire.ask('history', matchID)).toMatchObject({ ok: true });
  });

  test('is sent only to people at the table', async () => {
    const { matchID } = await harness.match();
    const wire = await harness.wire();
    expect(await wire.ask('history', matchID)).toMatchObject({ reason: 'unauthorized' });
    const other = (await harness.match()).matchID;
    await wire.ask('sync', other, null);
    expect(await wire.ask('history', matchID)).toMatchObject({ reason: 'unauthorized' });
    expect(await wire.ask('history', { id: matchID })).toMatchObject({ reason: 'badMessage' });
  });
});

describe('presence', () => {
  test('counts onlookers who come and go, and shows the time of the last move', async () => {
    const { matchID, credentials } = await harness.match();
    const zero = await harness.wire();
    await zero.ask('sync', matchID, '0', credentials[0]);
    const table = () => zero.events('table').at(-1)?.[2];
    expect(table()).toMatchObject({ onlookers: 0, nextMatchID: null, clock: null });
    const [first, second] = [await harness.wire(), await harness.wire()];
    for (const wire of [first, second]) await wire.ask('sync', matchID, null);
    await soon(() => expect(table()).toMatchObject({ onlookers: 2 }));
    const before = Date.now();
    await zero.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    first.socket.close();
    await soon(() => expect(table()).toMatchObject({ onlookers: 1 }));
    expect(table()).toMatchObject({ movedAt: expect.toSatisfy((at) => at >= before && at <= Date.now()) });
  });

  test('counts people at the door separately until they look at the table', async () => {
    const { matchID, credentials } = await harness.match();
    const [zero, guest] = [await harness.wire(), await harness.wire()];
    await zero.ask('sync', matchID, '0', credentials[0]);
    const table = () => zero.events('table').at(-1)?.[2];
    expect(await guest.ask('atDoor', true)).toEqual({ ok: true });
    await guest.ask('sync', matchID, null);
    await soon(() => expect(table()).toMatchObject({ onlookers: 0, atDoor: 1 }));
    await guest.ask('atDoor', false);
    await soon(() => expect(table()).toMatchObject({ onlookers: 1, atDoor: 0 }));
    await guest.ask('atDoor', true);
    await zero.ask('atDoor', true);
    await soon(() => expect(table()).toMatchObject({ onlookers: 0, atDoor: 1 }));
    expect(zero.events('matchData').at(-1)?.[2]).toMatchObject([{ isConnected: true }, {}]);
    guest.socket.close();
    await soon(() => expect(table()).toMatchObject({ onlookers: 0, atDoor: 0 }));
    expect(await zero.ask('atDoor', 'yes')).toMatchObject({ ok: false, reason: 'badMessage' });
  });

  test('updates both tables when a socket moves between them, and sends it nothing of the old one', async () => {
    const [old, next] = [await harness.match(), await harness.match()];
    const [stays, goes] = [await harness.wire(), await harness.wire()];
    await stays.ask('sync', old.matchID, '0', old.credentials[0]);
    await goes.ask('sync', old.matchID, null);
    await goes.ask('sync', next.matchID, null);
    await soon(() => expect(stays.events('table').at(-1)?.[2]).toMatchObject({ onlookers: 0 }));
    await stays.play({ matchID: old.matchID, playerID: '0', credentials: old.credentials[0] }, 0, 0);
    await soon(() => expect(stays.events('update')).toHaveLength(1));
    expect(goes.events('update')).toEqual([]);
  });

  test('keeps the old seat when a request for another one is refused', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    await wire.ask('sync', matchID, null);
    expect(await wire.ask('sync', matchID, '0', 'guess')).toMatchObject({ reason: 'unauthorized' });
    expect(await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0)).toMatchObject({
      ok: true,
    });
    await soon(() => expect(wire.events('update')).toHaveLength(1));
  });
});
