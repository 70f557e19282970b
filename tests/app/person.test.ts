/** A person’s key: which data leaves the browser, and how seats of several devices are merged. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keyFragment,
  keyOfFragment,
  newKey,
  personOf,
  type SharedSeat,
  saveKey,
} from '../../src/app/online/person/personKey';
import { merged, syncSeats } from '../../src/app/online/person/sync';
import { dropSeat, takeSeat } from '../../src/app/online/seats/ownSeats';
import { savedSeats, saveSeat } from '../../src/app/online/seats/savedSeats';
import { itemAt } from '../../src/rules-kit/indexed';
import { firstTwo } from '../firstOf';

const seat: SharedSeat = { game: 'kilia', matchID: 'm', playerID: '1', credentials: 'секрет' };

/** A server that stores what it receives, like the real one. */
function fakeServer() {
  const kept = new Map<string, Map<string, string>>();
  const bodies: string[] = [];
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    bodies.push(body);
    const { key, seat: name, sealed } = JSON.parse(body);
    const what = address.split('/').at(-1);
    if (what === 'create') kept.set(key, new Map());
    const seats = kept.get(key);
    if (seats === undefined) return answer(404, { error: 'unknown' });
    if (what === 'keep') seats.set(name, sealed);
    if (what === 'forget') seats.delete(name);
    if (what === 'erase') kept.delete(key);
    return answer(200, { seats: [...seats].map(([name, sealed]) => ({ seat: name, sealed })) });
  });
  return { kept, bodies };
}

/** Switches to a new browser and returns its storage. */
function device() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer();
  device();
});
afterEach(() => vi.unstubAllGlobals());

describe('a key', () => {
  it('is 128 random bits and survives a link’s fragment', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(keyOfFragment(keyFragment(key))).toBe(key);
    expect(keyOfFragment('')).toBeNull();
    expect(keyOfFragment('#seat=1.x')).toBeNull();
    for (const broken of ['#key=', '#key=abc', `#key=${newKey()}x`, '#key=%E0%A4%A'])
      expect(keyOfFragment(broken)).toBe('unreadable');
  });

  it('hides itself and the seats from the server, and decrypts what it has encrypted', async () => {
    const key = newKey();
    const person = await personOf(key);
    await person.create();
    await person.keep(seat);
    await person.keep({ ...seat, credentials: 'newer' });
    expect(await (await personOf(key)).seats()).toEqual([{ ...seat, credentials: 'newer' }]);
    const sent = server.bodies.join();
    for (const secret of [key, seat.credentials, '"m"', 'kilia', 'newer']) expect(sent).not.toContain(secret);
    await person.forget(seat);
    expect(await person.seats()).toEqual([]);
  });

  it('decrypts nothing stored with another key or under another name', async () => {
    const [mine, theirs] = [await personOf(newKey()), await personOf(newKey())];
    for (const person of [mine, theirs]) await person.create();
    await mine.keep(seat);
    const [own, other] = firstTwo([...server.kept.values()]);
    for (const [name, sealed] of own) other.set(name, sealed);
    expect(await theirs.seats()).toEqual([]);
    const sealed = itemAt([...own.values()], 0);
    own.clear();
    own.set('another name', sealed);
    own.set('no text of ours', '!!');
    expect(await mine.seats()).toEqual([]);
  });
});

describe('seats of several devices', () => {
  it('are synced: each device gets the other’s seats and forgets those the other forgot', async () => {
    const key = newKey();
    await (await personOf(key)).create();
    const desk = device();
    saveSeat('m', seat, 'kilia');
    saveKey(key);
    await syncSeats();
    const phone = device();
    saveSeat('n', { playerID: '0', credentials: 'phone' }, 'terramara');
    saveKey(key);
    await syncSeats();
    expect(savedSeats().map(({ matchID }) => matchID)).toEqual(['n', 'm']);
    const at = (kept: Map<string, string>) =>
      vi.stubGlobal('localStorage', {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
      });
    at(desk);
    await syncSeats();
    expect(savedSeats()).toMatchObject([
      { ...seat, shared: true },
      { matchID: 'n', game: 'terramara', credentials: 'phone', shared: true },
    ]);
    dropSeat('m');
    takeSeat('o', { playerID: '2', credentials: 'desk' }, 'kilia');
    await vi.waitFor(() => expect(savedSeats().every(({ shared }) => shared)).toBe(true), {
      timeout: 30_000,
    });
    at(phone);
    await syncSeats();
    expect(savedSeats().map(({ matchID }) => matchID)).toEqual(['n', 'o']);
  });

  it('are kept when the server has nothing under the key', async () => {
    saveSeat('m', seat, 'kilia');
    saveKey(newKey());
    await expect(syncSeats()).rejects.toMatchObject({ status: 404 });
    expect(savedSeats()).toMatchObject([seat]);
  });

  it('are merged without loss, and merging them again changes nothing', () => {
    const word = (...words: string[]) => fc.constantFrom(...words);
    const shared = fc.record({
      game: word('kilia', 'terramara'),
      matchID: word('m', 'n', 'o'),
      playerID: word('0', '1'),
      credentials: word('x', 'y'),
    });
    const mark = (each: SharedSeat) => `${each.game} ${each.matchID} ${each.playerID}`;
    const own = fc.record({ seat: shared, isShared: fc.boolean() }).map(({ seat, isShared }) => ({
      ...seat,
      seen: 3,
      ...(isShared ? { shared: true as const } : {}),
    }));
    const unique = { selector: mark, maxLength: 8 };
    fc.assert(
      fc.property(fc.uniqueArray(own, unique), fc.uniqueArray(shared, unique), (here, there) => {
        const after = merged(here, there);
        expect(merged(after, there)).toEqual(after);
        const marks = after.map(mark);
        expect(new Set(marks).size).toBe(marks.length);
        for (const each of [...here.filter((kept) => kept.shared !== true), ...there])
          expect(marks).toContain(mark(each));
      }),
    );
  });
});
