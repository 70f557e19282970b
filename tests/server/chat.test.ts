import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Harness, soon, type Wire } from './harness';

let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness();
  await harness.start();
});
afterEach(() => harness.end());

const say = (payload: string, sender: string | null, name?: string) => ({ id: 'a', sender, payload, name });
const heard = (wire: Wire) => wire.events('chat').map(([, , chat]) => chat);
const saidBefore = (wire: Wire) => wire.events('chats').at(-1)?.[2];

/** A match with one seat and one onlooker at the table. */
async function table() {
  const { matchID, credentials } = await harness.match();
  const [zero, onlooker] = [await harness.wire(), await harness.wire()];
  await zero.ask('sync', matchID, '0', credentials[0]);
  await onlooker.ask('sync', matchID, null);
  return { matchID, credentials, zero, onlooker };
}

describe('chat', () => {
  test('what seats say reaches seats, with name and time, and never onlookers', async () => {
    const { matchID, credentials, zero, onlooker } = await table();
    const one = await harness.wire();
    await one.ask('sync', matchID, '1', credentials[1]);
    const before = Date.now();
    expect(await zero.ask('chat', matchID, say('Здравствуйте', '0', 'Mallory'), credentials[0])).toEqual({
      ok: true,
    });
    const message = { id: 'a', sender: '0', name: 'P0', payload: 'Здравствуйте', at: expect.any(Number) };
    await soon(() => expect(heard(one)).toEqual([message]));
    expect(heard(zero)).toEqual([message]);
    expect(one.events('chat')[0][2]).toMatchObject({ at: expect.toSatisfy((at) => at >= before) });
    expect(onlooker.text).not.toContain('Здравствуйте');
  });

  test('what onlookers say reaches onlookers and never seats, until the game is over', async () => {
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

  test('is there again after a reload and a restart, each room for itself', async () => {
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

  test('only in the name of the own seat, and as an onlooker only at the table', async () => {
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
  ])('%s is no message', async (_, message) => {
    const { matchID, credentials, zero } = await table();
    expect(await zero.ask('chat', matchID, message, credentials[0])).toMatchObject({ reason: 'badMessage' });
    expect(zero.events('chat')).toEqual([]);
  });
});
