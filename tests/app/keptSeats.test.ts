import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSeat,
  keepSeat,
  keptSeat,
  keptSeats,
  seatFragment,
  seatOfFragment,
} from '../../src/app/online/keptSeats';

const mine = { playerID: '0', credentials: 'mine' };
const brought = { playerID: '1', credentials: 'brought_-1' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a link’s fragment', () => {
  it('brings a seat there and back', () => {
    expect(seatOfFragment(seatFragment(brought))).toEqual(brought);
    expect(seatOfFragment('')).toBeNull();
    expect(seatOfFragment('#rules')).toBeNull();
  });

  it.each(['.', ')', '。', '」', '」と', '>', '%3E', '%E3%80%82'])(
    'brings the seat when %s follows it',
    (after) => {
      expect(seatOfFragment(seatFragment(brought) + after)).toEqual(brought);
    },
  );

  it.each(['#seat=0.%E0%A4%A', '#seat=', '#seat=0', '#seat=0.', '#seat=x.y', '#seat=123.y'])(
    '%s is unreadable, not an exception and no seat',
    (fragment) => expect(seatOfFragment(fragment)).toBe('unreadable'),
  );
});

describe('the seats of a browser', () => {
  it('a second seat at a match comes before the first, which comes back when it is given up', () => {
    keepSeat('m', mine, 'cherez-ural');
    keepSeat('n', mine, 'cherez-ural');
    keepSeat('m', brought, 'cherez-ural');
    expect(keptSeat('m')).toMatchObject(brought);
    expect(keptSeats()).toHaveLength(3);
    forgetSeat('m', brought);
    expect(keptSeat('m')).toMatchObject(mine);
    keepSeat('m', brought, 'cherez-ural');
    forgetSeat('m');
    expect(keptSeats()).toMatchObject([{ game: 'cherez-ural', matchID: 'n' }]);
  });

  it('a seat with new credentials takes the place of the same seat', () => {
    keepSeat('m', mine, 'cherez-ural');
    keepSeat('m', { ...mine, credentials: 'new' }, 'cherez-ural');
    expect(keptSeats()).toMatchObject([{ playerID: '0', credentials: 'new' }]);
  });
});
