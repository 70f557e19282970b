import { expect, test } from 'vitest';
import { FullKeyError, MOST_SEATS, UnknownKeyError } from '../../../src/server/people/peopleStorage';
import type { StorageUnderTest } from './samples';

const DAY = 86_400_000;

/** Tests of seats kept under people's keys. */
export function peopleConformance(subject: () => StorageUnderTest) {
  const people = () => subject().storage.people;

  test('keeps seats under a key and replaces those of the same name', async () => {
    await people().create('a', 1000);
    await people().create('b', 1000);
    await people().keep('a', { name: 'two', sealed: 'x' });
    await people().keep('a', { name: 'one', sealed: 'y' });
    await people().keep('a', { name: 'two', sealed: 'z' });
    await people().create('a', 2000);
    expect(await people().read('a', 1000)).toEqual([
      { name: 'one', sealed: 'y' },
      { name: 'two', sealed: 'z' },
    ]);
    expect(await people().read('b', 1000)).toEqual([]);
    await people().forget('a', 'one');
    await people().forget('a', 'nowhere');
    const again = await subject().reopen();
    expect(await again.people.read('a', 1000)).toEqual([{ name: 'two', sealed: 'z' }]);
  });

  test('forgets an erased key and no others', async () => {
    await people().create('a', 1000);
    await people().create('b', 1000);
    await people().keep('a', { name: 'one', sealed: 'x' });
    await people().keep('b', { name: 'one', sealed: 'y' });
    await people().erase('a');
    for (const hash of ['a', 'never']) {
      await expect(people().read(hash, 1000)).rejects.toThrow(UnknownKeyError);
      await expect(people().keep(hash, { name: 'one', sealed: 'x' })).rejects.toThrow(UnknownKeyError);
      await expect(people().forget(hash, 'one')).rejects.toThrow(UnknownKeyError);
      await expect(people().erase(hash)).rejects.toThrow(UnknownKeyError);
    }
    await people().create('a', 1000);
    expect(await people().read('a', 1000)).toEqual([]);
    expect(await people().read('b', 1000)).toHaveLength(1);
  });

  test('leaves the seats of other keys alone when a key removes, replaces or loses one of the same name', async () => {
    for (const hash of ['a', 'b', 'c']) {
      await people().create(hash, 1000);
      for (const name of ['one', 'two']) await people().keep(hash, { name, sealed: `${name} of ${hash}` });
    }
    const all = (hash: string) => [
      { name: 'one', sealed: `one of ${hash}` },
      { name: 'two', sealed: `two of ${hash}` },
    ];
    await people().forget('a', 'one');
    expect(await people().read('a', 1000)).toEqual(all('a').slice(1));
    await people().keep('a', { name: 'two', sealed: 'replaced' });
    expect(await people().read('a', 1000)).toEqual([{ name: 'two', sealed: 'replaced' }]);
    for (const hash of ['b', 'c']) expect(await people().read(hash, 1000)).toEqual(all(hash));
    await people().erase('b');
    expect(await people().read('a', 1000)).toHaveLength(1);
    expect(await people().read('c', 1000)).toEqual(all('c'));
  });

  test(`keeps ${MOST_SEATS} seats per key, also with parallel writes`, async () => {
    await people().create('a', 1000);
    const keep = (number: number) => people().keep('a', { name: `seat ${number}`, sealed: 'x' });
    for (let number = 2; number < MOST_SEATS; number++) await keep(number);
    const last = await Promise.allSettled([0, 1, MOST_SEATS, MOST_SEATS + 1].map(keep));
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const each of last) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(FullKeyError);
    await people().keep('a', { name: 'seat 5', sealed: 'anew' });
    expect(await people().read('a', 1000)).toHaveLength(MOST_SEATS);
  });

  test('keeps finished games under a key, apart from its seats and other keys', async () => {
    for (const hash of ['a', 'b']) await people().create(hash, 1000);
    for (const name of ['two', 'one', 'three'])
      await people().keepGame('a', { name, sealed: `${name} of a` });
    await people().keepGame('b', { name: 'one', sealed: 'of b' });
    await people().keepGame('a', { name: 'one', sealed: 'replaced' });
    expect(await people().gameNames('a', 1000)).toEqual(['one', 'three', 'two']);
    expect(await people().readGames('a', ['two', 'one', 'nowhere'])).toEqual([
      { name: 'one', sealed: 'replaced' },
      { name: 'two', sealed: 'two of a' },
    ]);
    expect(await people().read('a', 1000)).toEqual([]);
    await people().forgetGames('a', ['one', 'three', 'nowhere']);
    const again = await subject().reopen();
    expect(await again.people.gameNames('a', 1000)).toEqual(['two']);
    expect(await again.people.gameNames('b', 1000)).toEqual(['one']);
    await again.people.erase('b');
    await again.people.create('b', 1000);
    expect(await again.people.gameNames('b', 1000)).toEqual([]);
    const { people: empty } = again;
    await expect(empty.gameNames('never', 1000)).rejects.toThrow(UnknownKeyError);
    await expect(empty.readGames('never', ['one'])).rejects.toThrow(UnknownKeyError);
    await expect(empty.keepGame('never', { name: 'one', sealed: 'x' })).rejects.toThrow(UnknownKeyError);
    await expect(empty.forgetGames('never', ['one'])).rejects.toThrow(UnknownKeyError);
  });

  test('erases unused keys, and counts reading as use', async () => {
    for (const hash of ['used', 'unused']) await people().create(hash, 1000);
    await people().keep('unused', { name: 'one', sealed: 'x' });
    await people().read('used', 1000 + DAY);
    await people().eraseUnused(1001);
    expect(await people().read('used', 1000)).toEqual([]);
    await expect(people().read('unused', 1000)).rejects.toThrow(UnknownKeyError);
    await people().create('unused', 1000);
    expect(await people().read('unused', 1000)).toEqual([]);
  });
}
