import { beforeEach, describe, expect, test } from 'vitest';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { soon, type Wire } from './harness';
import { harness, start, withSetServer } from './setServer';

withSetServer();

beforeEach(() => start());

const say = (payload: string, sender: string | null, name?: string) => ({ id: 'a', sender, payload, name });
const heard = (wire: Wire) => wire.events('chat').map(([, , chat]) => chat);
const saidBefore = (wire: Wire) => wire.events('chats').at(-1)?.[2];

/** Returns a match with seat 0 and an onlooker connected. */
async function table() {
  const { matchID, credentials } = await harness.match();
  const [zero, onlooker] = [await harness.wire(), await harness.wire()];
  await zero.ask('sync', matchID, '0', credentials[0]);
  await onlooker.ask('sync', matchID, null);
  return { matchID, credentials, zero, onlooker };
}

describe('chat', () => {
  test('sends messages of seats with name and time to seats only', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const one = await harness.wire();
    await one.ask('sync', matchID, '1', credentials[1]);
    // The two clocks may differ by a few ms.
    const before = Date.now() - 1000;
    expect(await zero.ask('chat', matchID, say('Здравствуйте', '0', 'Mallory'), credentials[0])).toEqual({
      ok: true,
    });
    const message = { id: 'a', sender: '0', name: 'P0', payload: 'Здравствуйте', at: expect.any(Number) };
    await soon(() => expect(heard(one)).toEqual([message]));
    expect(heard(zero)).toEqual([message]);
    expect(itemAt(one.events('chat'), 0)[2]).toMatchObject({ at: expect.toSatisfy((at) => at >= before) });
    expect(onlooker.text).not.toContain('Здравствуйте');
  });

  test('sends messages of onlookers to onlookers only until the game is over', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const other = await harness.wire();
    await other.ask('sync', matchID, null);
    expect(await onlooker.ask('chat', matchID, say('she should hunt', null, 'Вера'), null)).toEqual({
      ok: true,
    });
    await zero.ask('chat', matchID, say('a deal?', '0'), credentials[0]);
    await soon(() => expect(heard(other)).toMatchObject([{ sender: null, name: 'Вера' }]));
    expect(zero.text).not.toContain('hunt');
    expect(other.text).not.toContain('deal');

    await harness.finish(matchID, credentials);
    for (const wire of [zero, onlooker, other]) {
      await soon(() =>
        expect(saidBefore(wire)).toMatchObject([{ payload: 'she should hunt' }, { payload: 'a deal?' }]),
      );
    }
    await onlooker.ask('chat', matchID, say('well played', null), null);
    await soon(() => expect(heard(zero).at(-1)).toMatchObject({ payload: 'well played' }));
  });

  test('keeps the messages of each room after a reload and a restart', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    await zero.ask('chat', matchID, say('for seats', '0'), credentials[0]);
    await onlooker.ask('chat', matchID, say('for onlookers', null), null);
    const { port } = harness;
    await harness.server.close();
    harness.stopped();
    await harness.start(port);
    const [seat, watcher] = [await harness.wire(), await harness.wire()];
    await seat.ask('sync', matchID, '1', credentials[1]);
    await watcher.ask('sync', matchID, null);
    expect(saidBefore(seat)).toMatchObject([{ payload: 'for seats', name: 'P0' }]);
    expect(saidBefore(watcher)).toMatchObject([{ payload: 'for onlookers' }]);
  });

  test('refuses messages for other seats, and for onlookers who are not at the table', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const elsewhere = await harness.wire();
    const unauthorized = expect.objectContaining({ ok: false, reason: 'unauthorized' });
    expect(await zero.ask('chat', matchID, say('x', '1'), credentials[0])).toEqual(unauthorized);
    expect(await onlooker.ask('chat', matchID, say('x', '0'), null)).toEqual(unauthorized);
    expect(await zero.ask('chat', matchID, say('x', null), null)).toEqual(unauthorized);
    expect(await elsewhere.ask('chat', matchID, say('x', null), null)).toEqual(unauthorized);
    expect([...zero.events('chat'), ...onlooker.events('chat')]).toEqual([]);
  });

  test.each([
    ['nothing', say('  ', '0')],
    ['too much', say('x'.repeat(501), '0')],
    ['a long name', say('x', null, 'x'.repeat(41))],
    ['no text', { ...say('x', '0'), payload: { toString: 1 } }],
    ['a long id', { ...say('x', '0'), id: 'x'.repeat(65) }],
  ])('refuses a message with %s', async (_, message) => {
    const { matchID, credentials, zero } = await table();
    expect(await zero.ask('chat', matchID, message, credentials[0])).toMatchObject({ reason: 'badMessage' });
    expect(zero.events('chat')).toEqual([]);
  });
});

const news = (wire: Wire) => wire.events('table').at(-1)?.[2];

describe('the chat limit', () => {
  beforeEach(async () => {
    await harness.end();
    await start({ LIMIT_CHAT: '3/600' });
  });
  const tooMuch = expect.objectContaining({ ok: false, reason: 'tooMuch' });

  test('stops a flooding seat on all its devices and nobody else', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const phone = await harness.wire();
    await phone.ask('sync', matchID, '0', credentials[0]);
    for (const wire of [zero, phone, zero])
      expect(await wire.ask('chat', matchID, say('x', '0'), credentials[0])).toEqual({ ok: true });
    for (const wire of [zero, phone])
      expect(await wire.ask('chat', matchID, say('x', '0'), credentials[0])).toEqual(tooMuch);
    expect(await zero.ask('chat', matchID, say('x', '1'), credentials[1])).toEqual({ ok: true });
    expect(await onlooker.ask('chat', matchID, say('x', null), null)).toEqual({ ok: true });
    const other = await harness.match();
    expect(await zero.ask('chat', other.matchID, say('x', '0'), other.credentials[0])).toEqual({ ok: true });
  });

  test('stops a flooding onlooker on a new socket and at another table', async () => {
    const { matchID, onlooker } = await table();
    for (let more = 0; more < 3; more++) await onlooker.ask('chat', matchID, say('x', null), null);
    const again = await harness.wire();
    await again.ask('sync', matchID, null);
    expect(await again.ask('chat', matchID, say('x', null), null)).toEqual(tooMuch);
    const elsewhere = await table();
    expect(await elsewhere.onlooker.ask('chat', elsewhere.matchID, say('x', null), null)).toEqual(tooMuch);
  });

  test('counts nothing for a seat when somebody else writes with wrong credentials', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    for (let more = 0; more < 9; more++) await onlooker.ask('chat', matchID, say('x', '0'), 'wrong');
    expect(await zero.ask('chat', matchID, say('x', '0'), credentials[0])).toEqual({ ok: true });
  });
});

describe('the host', () => {
  const silenced = expect.objectContaining({ ok: false, reason: 'muted' });
  const unauthorized = expect.objectContaining({ ok: false, reason: 'unauthorized' });

  test('mutes a seat for this match, also after a restart, until it is unmuted', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const mute = (wire: Wire, on: boolean) =>
      wire.ask('mute', matchID, { who: '1', muted: on }, '0', credentials[0]);
    const one = await harness.wire();
    await one.ask('sync', matchID, '1', credentials[1]);
    await soon(() => expect(news(one)).toMatchObject({ host: '0', muted: [] }));
    expect(await mute(zero, true)).toEqual({ ok: true });
    for (const wire of [zero, one, onlooker])
      await soon(() => expect(news(wire)).toMatchObject({ host: '0', muted: ['1'] }));
    expect(await one.ask('chat', matchID, say('x', '1'), credentials[1])).toEqual(silenced);
    expect(await zero.ask('chat', matchID, say('x', '0'), credentials[0])).toEqual({ ok: true });
    expect(await onlooker.ask('chat', matchID, say('x', null), null)).toEqual({ ok: true });

    const { port } = harness;
    await harness.server.close();
    harness.stopped();
    await harness.start(port);
    const [again, back] = [await harness.wire(), await harness.wire()];
    await again.ask('sync', matchID, '1', credentials[1]);
    await soon(() => expect(news(again)).toMatchObject({ host: '0', muted: ['1'] }));
    expect(await again.ask('chat', matchID, say('x', '1'), credentials[1])).toEqual(silenced);
    expect(await mute(back, false)).toEqual({ ok: true });
    await soon(() => expect(news(again)).toMatchObject({ muted: [] }));
    expect(await again.ask('chat', matchID, say('x', '1'), credentials[1])).toEqual({ ok: true });
  });

  test('mutes all onlookers, including those who arrive later', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    await zero.ask('mute', matchID, { who: 'onlookers', muted: true }, '0', credentials[0]);
    const late = await harness.wire();
    await late.ask('sync', matchID, null);
    for (const wire of [onlooker, late])
      expect(await wire.ask('chat', matchID, say('x', null), null)).toEqual(silenced);
    expect(await zero.ask('chat', matchID, say('x', '1'), credentials[1])).toEqual({ ok: true });
  });

  test('is the only one who can mute, and can mute neither the host nor a missing seat', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const all = { who: 'onlookers', muted: true };
    expect(await zero.ask('mute', matchID, { who: '0', muted: true }, '1', credentials[1])).toEqual(
      unauthorized,
    );
    expect(await zero.ask('mute', matchID, all, '0', credentials[1])).toEqual(unauthorized);
    expect(await onlooker.ask('mute', matchID, all, '0', '')).toEqual(unauthorized);
    for (const who of ['0', '7'])
      expect(await zero.ask('mute', matchID, { who, muted: true }, '0', credentials[0])).toMatchObject({
        reason: 'illegal',
      });
    for (const wrong of [{ who: '__proto__', muted: true }, { who: '1' }, null, { who: 1, muted: true }])
      expect(await zero.ask('mute', matchID, wrong, '0', credentials[0])).toMatchObject({
        reason: 'badMessage',
      });
    await soon(() => expect(news(zero)).toMatchObject({ muted: [] }));
  });

  test('is the first person to sit down, then the lowest seat with a person', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 4 });
    const seats: Record<string, string> = {};
    const watcher = await harness.wire();
    await watcher.ask('sync', matchID, null);
    await soon(() => expect(news(watcher)).toMatchObject({ host: null }));
    for (const playerID of ['2', '1', '0']) {
      const joined = await harness.lobby.joinMatch('sample', matchID, {
        playerID,
        playerName: `P${playerID}`,
      });
      seats[playerID] = joined.playerCredentials;
      await soon(() => expect(news(watcher)).toMatchObject({ host: '2' }));
    }
    await harness.lobby.leaveMatch('sample', matchID, { playerID: '2', credentials: entryOf(seats, '2') });
    await soon(() => expect(news(watcher)).toMatchObject({ host: '0' }));
    await harness.lobby.joinMatch('sample', matchID, { playerID: '2', playerName: 'P2' });
    await harness.lobby.leaveMatch('sample', matchID, { playerID: '0', credentials: entryOf(seats, '0') });
    await soon(() => expect(news(watcher)).toMatchObject({ host: '1' }));
  });
});
