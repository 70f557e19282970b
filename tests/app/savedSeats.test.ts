import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fakeStorage';

const NAME = 'house.setting.online.seats';
const mine = { playerID: '0', credentials: 'mine' };
const brought = { playerID: '1', credentials: 'brought_-1' };

let storage: ReturnType<typeof fakeStorage>;
let seats: typeof import('../../src/app/online/seats/savedSeats');
beforeEach(async () => {
  vi.resetModules();
  storage = fakeStorage();
  seats = await import('../../src/app/online/seats/savedSeats');
});

describe('a link’s fragment', () => {
  it('restores the seat it was made from', () => {
    expect(seats.seatOfFragment(seats.seatFragment(brought))).toEqual(brought);
    expect(seats.seatOfFragment('')).toBeNull();
    expect(seats.seatOfFragment('#rules')).toBeNull();
  });

  it.each(['.', ')', '。', '」', '」と', '>', '%3E', '%E3%80%82'])(
    'restores the seat when %s follows it',
    (after) => {
      expect(seats.seatOfFragment(seats.seatFragment(brought) + after)).toEqual(brought);
    },
  );

  it.each(['#seat=0.%E0%A4%A', '#seat=', '#seat=0', '#seat=0.', '#seat=x.y', '#seat=123.y'])(
    'is unreadable when it is %s',
    (fragment) => expect(seats.seatOfFragment(fragment)).toBe('unreadable'),
  );
});

describe('the saved seats', () => {
  it('puts a second seat of a match first, until it is given up', () => {
    seats.saveSeat('m', mine, 'cherez-ural');
    seats.saveSeat('n', mine, 'cherez-ural');
    seats.saveSeat('m', brought, 'cherez-ural');
    expect(seats.savedSeat('m')).toMatchObject(brought);
    expect(seats.savedSeats()).toHaveLength(3);
    seats.forgetSeat('m', brought);
    expect(seats.savedSeat('m')).toMatchObject(mine);
    seats.saveSeat('m', brought, 'cherez-ural');
    seats.forgetSeat('m');
    expect(seats.savedSeats()).toMatchObject([{ game: 'cherez-ural', matchID: 'n' }]);
  });

  it('replaces a seat when it gets new credentials', () => {
    seats.saveSeat('m', mine, 'cherez-ural');
    seats.saveSeat('m', { ...mine, credentials: 'new' }, 'cherez-ural');
    expect(seats.savedSeats()).toMatchObject([{ playerID: '0', credentials: 'new' }]);
  });
});

describe('whether a browser may have seats', () => {
  it('is true with a seat or a key, and false again when the seat is given up', async () => {
    const { KEY_SETTING, mayHaveSeats } = await import('../../src/app/online/seats/anySeat');
    const { writeSetting } = await import('../../src/app/storage');
    expect(mayHaveSeats()).toBe(false);
    seats.saveSeat('m', mine, 'kilia');
    expect(mayHaveSeats()).toBe(true);
    seats.forgetSeat('m');
    expect(mayHaveSeats()).toBe(false);
    writeSetting(KEY_SETTING, 'key');
    expect(mayHaveSeats()).toBe(true);
  });
});

describe('refused or full storage', () => {
  it.each([null, 10])('holds a seat in memory when %s characters fit', (room) => {
    storage.room = room;
    seats.saveSeat('m', mine, 'kilia');
    expect(seats.savedSeat('m')).toMatchObject(mine);
    expect(seats.isSeatStored('m', mine)).toBe(false);
    storage.room = 1000;
    seats.saveSeenMoves('m', 3);
    expect(seats.isSeatStored('m', mine)).toBe(true);
  });

  it('keeps the seats that another tab stores, but no dropped ones', () => {
    seats.saveSeat('old', mine, 'kilia');
    const before = storage.values.get(NAME) ?? '';
    storage.room = 10;
    seats.saveSeat('m', mine, 'kilia');
    seats.forgetSeat('old', mine);
    const taken = { game: 'kilia', matchID: 'n', ...brought, seen: 0 };
    storage.values.set(NAME, JSON.stringify([taken, ...JSON.parse(before)]));
    storage.room = 1000;
    seats.saveSeenMoves('m', 3);
    expect(JSON.parse(storage.values.get(NAME) ?? '')).toMatchObject([{ matchID: 'm' }, { matchID: 'n' }]);
  });
});

describe('a damaged entry', () => {
  it.each(['', '{', 'null', '[null, 5, {"matchID": 1}]'])('yields no seat: %j', (text) => {
    storage.values.set(NAME, text);
    expect(seats.savedSeats()).toEqual([]);
  });

  it('drops invalid optional fields', () => {
    storage.values.set(NAME, JSON.stringify([{ ...mine, matchID: 'm', game: {}, seen: 'x', readAt: null }]));
    expect(seats.savedSeats()).toEqual([{ ...mine, matchID: 'm', game: 'cherez-ural', seen: 0 }]);
  });
});
