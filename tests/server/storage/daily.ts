import { expect, test } from 'vitest';
import { type NewResult, NoTriesLeftError } from '../../../src/server/daily/dailyStorage';
import { UnknownKeyError } from '../../../src/server/people/peopleStorage';
import type { StorageUnderTest } from './samples';

const DAY = '2026-11-27';
const WEEK = '2026-W48';
const game = 'sample';

/** Tests of the results of daily deals. */
export function dailyConformance(subject: () => StorageUnderTest) {
  const daily = () => subject().storage.daily;
  const people = () => subject().storage.people;

  const result = (hash: string, score: number, more: Partial<NewResult> = {}): NewResult => ({
    hash,
    game,
    day: DAY,
    fingerprint: `${hash} ${score} ${more.at ?? 1000}`,
    name: `name of ${hash}`,
    score,
    at: 1000,
    ...more,
  });
  const rowsOf = async (period: string) =>
    (await daily().rows({ game, period }, 0, 10)).map(({ rank, name, score, days }) => [
      rank,
      name,
      score,
      days,
    ]);

  test('keeps its secret', async () => {
    const secret = await daily().secret();
    expect(secret.length).toBeGreaterThan(40);
    expect(await (await subject().reopen()).daily.secret()).toBe(secret);
  });

  test('ranks the best result of each person, and equal scores by the time they were reached', async () => {
    for (const hash of ['a', 'b', 'c']) await people().create(hash, 1000);
    await daily().add(result('a', 40, { at: 3000 }));
    await daily().add(result('b', 40, { at: 2000 }));
    await daily().add(result('c', 30, { at: 1000 }));
    await daily().add(result('c', 50, { at: 4000 }));
    // An equal or worse try keeps the earlier time, and brings the new name.
    await daily().add(result('b', 40, { at: 5000, name: 'Bertha' }));
    await daily().add(result('a', 10, { at: 6000 }));
    expect(await rowsOf(DAY)).toEqual([
      [1, 'name of c', 50, 1],
      [2, 'Bertha', 40, 1],
      [2, 'name of a', 40, 1],
    ]);
    expect(await daily().standing('a', { game, period: DAY })).toMatchObject({
      rank: 2,
      people: 3,
      score: 40,
    });
    expect(await daily().rows({ game, period: DAY }, 1, 1)).toMatchObject([{ rank: 2, name: 'Bertha' }]);
    expect(await daily().rows({ game, period: DAY }, 2, 10)).toMatchObject([{ rank: 2, name: 'name of a' }]);
    expect(await daily().rows({ game, period: DAY }, 3, 10)).toEqual([]);
    expect(await daily().people({ game, period: DAY })).toBe(3);
    expect(await daily().people({ game: 'other', period: DAY })).toBe(0);
  });

  test('adds the best results of a week', async () => {
    for (const hash of ['a', 'b']) await people().create(hash, 1000);
    for (const [day, score] of [
      ['2026-11-22', 90],
      ['2026-11-23', 10],
      ['2026-11-29', 20],
      ['2026-11-29', 25],
      ['2026-11-30', 90],
    ] as const)
      await daily().add(result('a', score, { day }));
    await daily().add(result('b', 30));
    expect(await rowsOf(WEEK)).toEqual([
      [1, 'name of a', 35, 2],
      [2, 'name of b', 30, 1],
    ]);
    expect(await daily().days('a')).toEqual(['2026-11-30', '2026-11-29', '2026-11-23', '2026-11-22']);
  });

  test('counts the same game once and refuses the fourth, also in parallel', async () => {
    await people().create('a', 1000);
    const same = Array.from({ length: 3 }, () => daily().add(result('a', 10)));
    await Promise.all(same);
    expect(await daily().tries('a', game, DAY)).toMatchObject([{ number: 1, score: 10 }]);
    const others = await Promise.allSettled([20, 30, 40, 50].map((score) => daily().add(result('a', score))));
    const refused = others.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(NoTriesLeftError);
    const numbers = (await daily().tries('a', game, DAY)).map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3]);
    // Each deal has its own tries.
    await daily().add(result('a', 60, { game: 'other' }));
    await daily().add(result('a', 60, { day: '2026-11-28' }));
  });

  test('finds a shared result, which reveals no key, until the key is erased', async () => {
    for (const hash of ['a', 'b']) await people().create(hash, 1000);
    await daily().add(result('a', 10));
    await daily().add(result('b', 20));
    const { share = '' } = (await daily().standing('a', { game, period: DAY })) ?? {};
    expect(await daily().shared(share)).toEqual({
      name: 'name of a',
      score: 10,
      days: 1,
      share,
      game,
      period: DAY,
      rank: 2,
      people: 2,
    });
    expect(await daily().shared('nothing')).toBeUndefined();
    await people().erase('a');
    expect(await daily().shared(share)).toBeUndefined();
    expect(await rowsOf(DAY)).toEqual([[1, 'name of b', 20, 1]]);
    expect(await daily().people({ game, period: DAY })).toBe(1);
    expect(await daily().people({ game, period: WEEK })).toBe(1);
    await expect(daily().tries('a', game, DAY)).rejects.toThrow(UnknownKeyError);
    await expect(daily().add(result('a', 10))).rejects.toThrow(UnknownKeyError);
  });

  test('counts a result as use of the key', async () => {
    await people().create('a', 1000);
    await daily().add(result('a', 10, { at: 5000 }));
    await daily().add(result('a', 20, { at: 3000 }));
    await people().eraseUnused(5000);
    expect(await daily().tries('a', game, DAY)).toHaveLength(2);
    await people().eraseUnused(5001);
    await expect(daily().tries('a', game, DAY)).rejects.toThrow(UnknownKeyError);
  });
}
