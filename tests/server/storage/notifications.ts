import { expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { SeatChannel } from '../../../src/server/notifications/channels';
import { at, newMatch, type StorageUnderTest } from './samples';

export const channelTo = (id: string, seat: string, changes: Partial<SeatChannel> = {}): SeatChannel => ({
  id,
  matchID: 'm',
  seat,
  holder: `holder ${seat}`,
  target: { kind: 'email', address: `${id}@example.org` },
  language: 'ja',
  quiet: { from: '22:00', until: '07:00', timeZone: 'Asia/Tokyo' },
  createdAt: 2 ** 41,
  confirmedAt: 2 ** 41 + 1,
  ...changes,
});

/** Tests of channels and pending notifications. */
export function notificationsConformance(subject: () => StorageUnderTest) {
  async function begin() {
    const { storage } = subject();
    const { initialState, metadata } = newMatch();
    await storage.createMatch('m', { initialState, metadata });
    const turn = (stateID: number, began: string[], ended: string[], dueAt: number) =>
      storage.setState('m', {
        before: at(initialState, stateID - 1),
        state: at(initialState, stateID),
        turns: { began, ended, dueAt },
      });
    return { storage, calls: storage.notifications, turn };
  }

  test('keeps the channels of a seat until they are changed or the match is deleted', async () => {
    const { storage, calls } = await begin();
    const [first, second] = [channelTo('a', '0'), channelTo('b', '0', { quiet: null, confirmedAt: null })];
    await calls.add(first);
    await calls.add(second);
    await calls.add(channelTo('c', '1'));
    expect(await (await subject().reopen()).notifications.channelsOf({ matchID: 'm', seat: '0' })).toEqual([
      first,
      second,
    ]);
    await calls.confirm('b', 7);
    await calls.confirm('b', 8);
    expect((await calls.channelsOf({ matchID: 'm', seat: '0' })).at(1)?.confirmedAt).toBe(7);
    await calls.setQuiet({ matchID: 'm', seat: '0' }, null);
    expect((await calls.channelsOf({ matchID: 'm', seat: '0' })).map(({ quiet }) => quiet)).toEqual([
      null,
      null,
    ]);
    expect((await calls.channelsOf({ matchID: 'm', seat: '1' })).at(0)?.quiet).not.toBeNull();
    await calls.remove('a');
    await calls.keepHolders('m', ['holder 1']);
    expect(await calls.channelsOf({ matchID: 'm', seat: '0' })).toEqual([]);
    expect(await calls.channelsOf({ matchID: 'm', seat: '1' })).toHaveLength(1);
    await storage.wipe('m');
    expect(await calls.channelsOf({ matchID: 'm', seat: '1' })).toEqual([]);
  });

  test('finds the channel of a token for its purpose until it expires or the channel is removed', async () => {
    const { calls } = await begin();
    await calls.add(channelTo('a', '0'));
    const [confirm, stop] = [
      await calls.makeToken('a', 'confirm', 100),
      await calls.makeToken('a', 'stop', null),
    ];
    expect((await calls.findByToken(confirm, 'confirm', 99))?.id).toBe('a');
    expect(await calls.findByToken(confirm, 'confirm', 100)).toBeUndefined();
    expect(await calls.findByToken(confirm, 'stop', 99)).toBeUndefined();
    expect((await calls.findByToken(stop, 'stop', 2 ** 42))?.id).toBe('a');
    await calls.remove('a');
    expect(await calls.findByToken(stop, 'stop', 0)).toBeUndefined();
  });

  test('adds notifications for confirmed channels when a turn begins and deletes them when it ends', async () => {
    const { calls, turn } = await begin();
    await calls.add(channelTo('a', '0'));
    await calls.add(channelTo('b', '1'));
    await calls.add(channelTo('c', '1', { confirmedAt: null }));
    expect(await calls.nextDue()).toBeNull();
    await turn(1, ['1'], ['0'], 5000);
    const due = async (moment: number) =>
      (await calls.dueUntil(moment, 9)).map(({ channel, turn, dueAt }) => [channel.id, turn, dueAt]);
    expect(await due(4999)).toEqual([]);
    expect(await due(5000)).toEqual([['b', 1, 5000]]);
    expect(await calls.nextDue()).toBe(5000);
    await turn(2, ['0'], ['1'], 2 ** 41);
    expect(await due(2 ** 42)).toEqual([['a', 2, 2 ** 41]]);
  });

  test('gives a notification to one claimant, counts attempts and restarts with a new turn', async () => {
    const { calls, turn } = await begin();
    await calls.add(channelTo('a', '1'));
    await turn(1, ['1'], ['0'], 5000);
    const other = (await subject().reopen()).notifications;
    const mine = itemAt(await calls.dueUntil(5000, 9), 0);
    const theirs = itemAt(await other.dueUntil(5000, 9), 0);
    const claims = [calls, calls, calls, calls].map((store) => store.claim(mine, 6000));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    expect(await other.claim(theirs, 6000)).toBe(false);
    expect(await other.postpone(theirs, 9000)).toBe(false);
    const again = itemAt(await calls.dueUntil(6000, 9), 0);
    expect(again).toMatchObject({ attempts: 1, dueAt: 6000, turn: 1 });
    expect(await calls.postpone(again, 8000)).toBe(true);
    expect(await calls.nextDue()).toBe(8000);
    await turn(2, [], ['1'], 0);
    await turn(3, ['1'], [], 9000);
    // Finishing an earlier turn must not affect the current one.
    await calls.finish(again);
    const next = itemAt(await calls.dueUntil(9000, 9), 0);
    expect(next).toMatchObject({ turn: 3, attempts: 0 });
    await calls.finish(next);
    expect(await calls.nextDue()).toBeNull();
  });

  test('notifies a seat once per deal, and again after another deal', async () => {
    const { calls } = await begin();
    await calls.add(channelTo('a', '0'));
    await calls.add(channelTo('unconfirmed', '0', { confirmedAt: null }));
    await calls.add(channelTo('another seat', '1'));
    await calls.beginFirstTurn('m', ['0'], 5000);
    await calls.beginFirstTurn('m', ['0'], 9000);
    expect((await calls.dueUntil(9000, 9)).map(({ channel }) => channel.id)).toEqual(['a']);
    const due = itemAt(await calls.dueUntil(9000, 9), 0);
    expect(due).toMatchObject({ turn: 0, dueAt: 5000 });
    await calls.finish(due);
    await calls.beginFirstTurn('m', ['0'], 9000);
    expect(await calls.nextDue()).toBeNull();
    await calls.forgetTurns('m');
    await calls.beginFirstTurn('m', ['0'], 9000);
    expect(await calls.nextDue()).toBe(9000);
    await calls.forgetTurns('m');
    expect(await calls.nextDue()).toBeNull();
  });

  test('allows five channels per seat when many are added at once, and one per target', async () => {
    const { calls } = await begin();
    const other = (await subject().reopen()).notifications;
    const target = { kind: 'email', address: 'same@example.org' } as const;
    const adding = Array.from({ length: 12 }, (_, index) =>
      itemAt([calls, other], index % 2).add(channelTo(`channel ${index}`, '0', index < 4 ? { target } : {})),
    );
    const added = await Promise.all(adding);
    const channels = await calls.channelsOf({ matchID: 'm', seat: '0' });
    expect(channels).toHaveLength(5);
    expect(
      channels.filter((channel) => JSON.stringify(channel.target) === JSON.stringify(target)).length,
    ).toBeLessThan(2);
    expect(added).toContain(false);
    // Another seat has room, and so has this one if a channel is replaced.
    expect(await calls.add(channelTo('b', '1'))).toBe(true);
    expect(await calls.add(channelTo('c', '0'))).toBe(false);
    expect(await calls.add(channelTo('d', '0'), [itemAt(channels, 0).id])).toBe(true);
    expect(await calls.channelsOf({ matchID: 'm', seat: '0' })).toHaveLength(5);
  });

  test('reports a timeout once to all confirmed channels until the late seat moves', async () => {
    const { calls, turn } = await begin();
    const other = (await subject().reopen()).notifications;
    await calls.add(channelTo('a', '0'));
    await calls.add(channelTo('b', '1'));
    await calls.add(channelTo('c', '1', { confirmedAt: null }));
    await turn(1, ['1'], ['0'], 5000);
    const late = { seat: '1', turn: 2 ** 41, dueAt: 6000 };
    const told = await Promise.all(
      [calls, other, calls, other].map((store) => store.reportTimeout('m', late)),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    const due = async () =>
      (await calls.dueUntil(9000, 9))
        .map(({ channel, about, turn: at }) => [
          channel.id,
          about.kind === 'time' ? about.lateSeat : null,
          at,
        ])
        .sort();
    expect(await due()).toEqual(
      [
        ['a', '1', 2 ** 41],
        ['b', '1', 2 ** 41],
        ['b', null, 1],
      ].sort(),
    );
    const own = itemAt(
      (await calls.dueUntil(9000, 9)).filter(({ about }) => about.kind === 'turn'),
      0,
    );
    await calls.finish(own);
    expect(await due()).toHaveLength(2);
    const first = itemAt(await calls.dueUntil(9000, 9), 0);
    expect(await calls.claim(first, 7000)).toBe(true);
    await turn(2, ['0'], ['1'], 8000);
    expect(await due()).toEqual([['a', null, 2]]);
    expect(await other.reportTimeout('m', late)).toBe(false);
    expect(await other.reportTimeout('m', { ...late, turn: late.turn + 1 })).toBe(true);
  });

  test('makes a key once when several callers need it', async () => {
    const { storage } = subject();
    const keys = await Promise.all(['x', 'y', 'z'].map((made) => storage.notifications.key('k', () => made)));
    expect(new Set(keys).size).toBe(1);
    expect(await (await subject().reopen()).notifications.key('k', () => 'later')).toBe(keys[0]);
  });
}
