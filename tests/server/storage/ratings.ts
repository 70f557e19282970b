import { expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { MatchStorage, StateChange } from '../../../src/server/storage/storage';
import { NEW_RATING } from '../../../src/session/ratings';
import { expectedRatings } from '../ratings/likelihood';
import { at, newMatch, type StorageUnderTest } from './samples';

/** Tests of ratings, which are written in the transaction that ends a game. */
export function ratingsConformance(subject: () => StorageUnderTest) {
  const over = async (storage: MatchStorage, matchID: string, hashes: readonly (string | null)[]) => {
    const { initialState, metadata } = newMatch();
    const people = Object.fromEntries(hashes.map((hash, seat) => [seat, hash]));
    await storage.createMatch(matchID, { initialState, metadata: { ...metadata, rated: true }, people });
    const state = at(initialState, 1);
    state.ctx = { ...state.ctx, gameover: { cards: 5 } };
    const change: StateChange = {
      before: initialState,
      state,
      outcome: {
        gameName: 'sample',
        isUnlisted: false,
        seats: hashes.map((hash, seat) => ({
          seat: String(seat),
          ...(hash === null ? { level: 'hard' } : {}),
          place: seat + 1,
          score: 10 - seat,
        })),
      },
    };
    return change;
  };

  test('rates games that end at the same time one after the other', async () => {
    const { storage } = subject();
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) await storage.people.create(name, 1000);
    const changes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        over(storage, `m${index}`, index % 2 === 0 ? ['a', 'b'] : ['b', 'a']),
      ),
    );
    await Promise.all(changes.map((change, index) => storage.setState(`m${index}`, change)));
    expect(await storage.ratings.ratings('a')).toMatchObject([{ game: 'sample', games: 8 }]);
    expect(await storage.ratings.ratings('b')).toMatchObject([{ game: 'sample', games: 8 }]);
    const { games } = await storage.ratings.games('a', { before: undefined, limit: 99, isOwn: true });
    expect(games).toHaveLength(8);
    // Each game counts on top of all earlier ones.
    let known = [NEW_RATING, NEW_RATING];
    for (const { place, rating } of games.toReversed()) {
      known = expectedRatings([
        { rating: itemAt(known, 0), place },
        { rating: itemAt(known, 1), place: 3 - place },
      ]);
      expect(rating.mu).toBeCloseTo(itemAt(known, 0).mu, 3);
    }
    expect((await storage.ratings.ratings('b')).at(0)?.mu).toBeCloseTo(itemAt(known, 1).mu, 3);
  });

  test('writes neither the end of a game nor ratings if one of them fails', async () => {
    const { storage } = subject();
    await storage.people.create('a', 1000);
    const change = await over(storage, 'm', ['a', null]);
    const [first] = change.outcome?.seats ?? [];
    const broken = { ...change, outcome: { gameName: 'sample', isUnlisted: false, seats: [first, first] } };
    await expect(storage.setState('m', broken as StateChange)).rejects.toThrow();
    expect(await storage.ratings.ratings('a')).toEqual([]);
    expect((await storage.fetchVersion('m'))?.stateID).toBe(0);
    await storage.setState('m', change);
    expect(await storage.ratings.ratings('a')).toMatchObject([{ games: 1 }]);
  });

  test('rates nobody when the person erased their key during the game', async () => {
    const { storage } = subject();
    for (const hash of ['a', 'b']) await storage.people.create(hash, 1000);
    const change = await over(storage, 'm', ['a', 'b']);
    await storage.people.erase('a');
    await storage.setState('m', change);
    expect(await storage.ratings.ratings('b')).toEqual([]);
  });

  test('deletes ratings, games and profile with the key, and keeps those of others', async () => {
    const { storage } = subject();
    for (const hash of ['a', 'b']) await storage.people.create(hash, 1000);
    await storage.setState('m', await over(storage, 'm', ['a', 'b']));
    await storage.setState('n', await over(storage, 'n', ['a', null]));
    const { id } = await storage.ratings.publish('a', 'Anna', 1000);
    const before = await storage.ratings.ratings('b');
    expect(before.at(0)?.mu).toBeLessThan(NEW_RATING.mu);
    await storage.people.erase('a');
    expect(await storage.ratings.findProfile(id)).toBeUndefined();
    expect(await storage.ratings.ratings('b')).toEqual(before);
    const { games } = await storage.ratings.games('b', { before: undefined, limit: 9, isOwn: true });
    expect(games).toMatchObject([{ place: 2, opponents: [] }]);
    await storage.people.create('a', 1000);
    expect(await storage.ratings.ratings('a')).toEqual([]);
    expect(await storage.ratings.games('a', { before: undefined, limit: 9, isOwn: true })).toEqual({
      games: [],
      next: null,
    });
  });

  test('pages a person’s games, newest first, and counts results against bots and public profiles', async () => {
    const { storage } = subject();
    for (const hash of ['a', 'b']) await storage.people.create(hash, 1000);
    for (const [index, seats] of [
      ['a', 'b'],
      ['b', 'a'],
      ['a', null],
    ].entries())
      await storage.setState(`m${index}`, await over(storage, `m${index}`, seats));
    const page = (before?: number) => storage.ratings.games('a', { before, limit: 2, isOwn: true });
    const first = await page();
    expect(first.games.map(({ matchID, place }) => [matchID, place])).toEqual([
      ['m2', 1],
      ['m1', 2],
    ]);
    const second = await page(first.next ?? undefined);
    expect(second).toMatchObject({ games: [{ matchID: 'm0', place: 1 }], next: null });
    expect(await storage.ratings.headToHead('a')).toEqual([
      { level: 'hard', game: 'sample', won: 1, tied: 0, lost: 0 },
    ]);
    const profile = await storage.ratings.publish('b', 'Борис', 1000);
    expect(await storage.ratings.headToHead('a')).toContainEqual({
      profile,
      game: 'sample',
      won: 1,
      tied: 0,
      lost: 1,
    });
  });
}
