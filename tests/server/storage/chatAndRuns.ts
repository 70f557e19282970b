import { expect, test } from 'vitest';
import { type ChatRoom, KEPT_MESSAGES } from '../../../src/server/chat/rooms';
import { chat, newMatch, type StorageUnderTest } from './samples';

/** Tests of the data besides games: runs of the server, chat rules and chat. */
export function talkConformance(subject: () => StorageUnderTest) {
  test('keeps the runs of the server and returns the times between them', async () => {
    const { storage } = subject();
    const first = await storage.beginRun(1000);
    await storage.continueRun(first, 5000);
    expect(await storage.fetchAbsences()).toEqual([]);
    const again = await subject().reopen();
    const second = await again.beginRun(9000);
    await again.continueRun(second, 9500);
    await again.beginRun(10_000);
    expect(await again.fetchAbsences()).toEqual([
      { from: 5000, until: 9000 },
      { from: 9500, until: 10_000 },
    ]);
  });

  test('returns the time of the last run or the last move, whichever is later', async () => {
    const { storage } = subject();
    expect(await storage.latestMoment()).toBe(0);
    await storage.beginRun(1000);
    expect(await storage.latestMoment()).toBe(1000);
    const { initialState, metadata } = newMatch();
    await storage.createMatch('m', { initialState, metadata: { ...metadata, updatedAt: 5000 } });
    expect(await storage.latestMoment()).toBe(5000);
    await storage.beginRun(6000);
    expect(await storage.latestMoment()).toBe(6000);
  });

  test('keeps chat rules until the match is deleted', async () => {
    const { storage } = subject();
    await storage.createMatch('m', newMatch());
    expect(await storage.fetchChatRules('m')).toEqual({ host: null, muted: [] });
    await storage.writeChatRules('m', { host: '1', muted: [] });
    await storage.writeChatRules('m', { host: '1', muted: ['0', 'onlookers'] });
    expect(await (await subject().reopen()).fetchChatRules('m')).toEqual({
      host: '1',
      muted: ['0', 'onlookers'],
    });
    await storage.wipe('m');
    expect(await storage.fetchChatRules('m')).toEqual({ host: null, muted: [] });
  });

  test('keeps chat messages by room, in order, until the match is deleted', async () => {
    const { storage } = subject();
    await storage.createMatch('m', newMatch());
    await storage.createMatch('n', newMatch());
    for (const number of [1, 2, 3]) {
      await storage.addChat('m', 'seats', chat(`seats ${number}`));
      await storage.addChat('m', 'onlookers', chat(`onlookers ${number}`));
    }
    const said = async (match: string, rooms: readonly ChatRoom[]) =>
      (await storage.fetchChat(match, rooms)).map(({ payload }) => payload);
    expect(await said('m', ['seats'])).toEqual(['seats 1', 'seats 2', 'seats 3']);
    expect((await said('m', ['seats', 'onlookers'])).slice(0, 3)).toEqual([
      'seats 1',
      'onlookers 1',
      'seats 2',
    ]);
    expect(await said('n', ['seats', 'onlookers'])).toEqual([]);
    expect((await storage.fetchChat('m', ['onlookers']))[0]).toEqual(chat('onlookers 1'));
    await storage.wipe('m');
    expect(await said('m', ['seats', 'onlookers'])).toEqual([]);
    await expect(storage.addChat('nowhere', 'seats', chat('x'))).rejects.toThrow();
  });

  test('keeps the newest messages of each room separately', async () => {
    const { storage } = subject();
    await storage.createMatch('m', newMatch());
    await storage.addChat('m', 'seats', chat('kept'));
    for (let number = 0; number < KEPT_MESSAGES + 5; number++) {
      await storage.addChat('m', 'onlookers', chat(String(number)));
    }
    expect(await storage.fetchChat('m', ['seats'])).toHaveLength(1);
    const newest = await storage.fetchChat('m', ['onlookers']);
    expect(newest).toHaveLength(KEPT_MESSAGES);
    expect(newest.at(-1)?.payload).toBe(String(KEPT_MESSAGES + 4));
  });
}
