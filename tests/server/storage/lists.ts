import { expect, test } from 'vitest';
import type { MatchStorage } from '../../../src/server/storage/storage';
import { at, entry, follow, newMatch, type StorageUnderTest } from './samples';

/** Tests of listing and counting matches. */
export function listConformance(subject: () => StorageUnderTest) {
  test('lists matches by game, result and time of the last update', async () => {
    const { storage } = subject();
    const { initialState, metadata } = newMatch();
    await storage.createMatch('old', { initialState, metadata: { ...metadata, updatedAt: 100 } });
    await storage.createMatch('over', {
      initialState,
      metadata: { ...metadata, updatedAt: 200, gameover: { winner: '1' } },
    });
    await storage.createMatch('other', {
      initialState,
      metadata: { ...metadata, updatedAt: 300, gameName: 'other' },
    });
    const list = async (opts?: Parameters<MatchStorage['listMatches']>[0]) =>
      (await storage.listMatches(opts)).toSorted();
    expect(await list()).toEqual(['old', 'other', 'over']);
    expect(await list({ gameName: 'sample' })).toEqual(['old', 'over']);
    expect(await list({ gameName: 'sample', where: { isGameover: true } })).toEqual(['over']);
    expect(await list({ where: { isGameover: false } })).toEqual(['old', 'other']);
    expect(await list({ where: { updatedBefore: 200 } })).toEqual(['old']);
    expect(await list({ where: { updatedAfter: 200 } })).toEqual(['other']);
  });

  test('leaves out private matches and limits the list on request', async () => {
    const { storage } = subject();
    const { initialState, metadata } = newMatch();
    for (const [id, updatedAt, unlisted] of [
      ['a', 1, false],
      ['private', 2, true],
      ['b', 3, undefined],
      ['c', 4, false],
    ] as const) {
      await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt, unlisted } });
    }
    expect(await storage.listMatches({ listed: true })).toEqual(['c', 'b', 'a']);
    expect(await storage.listMatches({ listed: true, limit: 2 })).toEqual(['c', 'b']);
    expect(await storage.listMatches()).toEqual(['c', 'b', 'private', 'a']);
  });

  test('counts matches, also by the network of their creator', async () => {
    const { storage } = subject();
    const { initialState, metadata } = newMatch();
    for (const [id, updatedAt, network] of [
      ['a', 1, 'north'],
      ['b', 2, 'north'],
      ['c', 2, 'south'],
      ['d', 3, undefined],
    ] as const) {
      await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt }, network });
    }
    const over = at(initialState, 1);
    over.ctx = { ...over.ctx, gameover: true };
    await follow(storage, 'a', over, [entry(0, 'a')]);
    expect(await storage.countMatches()).toBe(4);
    expect(await storage.countMatches({ network: 'north' })).toBe(2);
    expect(await storage.countMatches({ network: 'north', where: { isGameover: false } })).toBe(1);
    expect(await storage.countMatches({ network: 'nowhere' })).toBe(0);
    expect(await storage.listMatches({ network: 'north', where: { isGameover: false } })).toEqual(['b']);
  });

  test('continues a list after any match, also among matches of the same time', async () => {
    const { storage } = subject();
    const { initialState, metadata } = newMatch();
    for (const [id, updatedAt] of [
      ['a', 5],
      ['b', 7],
      ['c', 5],
      ['d', 5],
    ] as const) {
      await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt } });
    }
    expect(await storage.listMatches()).toEqual(['b', 'a', 'c', 'd']);
    const after = (updatedAt: number, matchID: string) =>
      storage.listMatches({ after: { updatedAt, matchID }, limit: 2 });
    expect(await after(7, 'b')).toEqual(['a', 'c']);
    expect(await after(5, 'a')).toEqual(['c', 'd']);
    expect(await after(5, 'd')).toEqual([]);
  });
}
