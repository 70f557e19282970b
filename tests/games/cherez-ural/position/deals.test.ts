import { describe, expect, it } from 'vitest';
import {
  canAdd,
  EMPTY,
  isListed,
  mostOut,
  type TwoSided,
  withPieces,
} from '../../../../src/games/cherez-ural/position/deals';

const LIST: readonly TwoSided[] = [
  { out: { fur: 1 }, in: {} },
  { out: { fur: 2 }, in: {} },
  { out: { fur: 2 }, in: { daily: 1 } },
];

describe('steppers over a list of legal deals', () => {
  it('the empty deal is not legal, but can grow into one', () => {
    expect(isListed(EMPTY, LIST)).toBe(false);
    expect(canAdd(EMPTY, 'out', 'fur', LIST)).toBe(true);
  });

  it('a step that leads to no legal deal is off', () => {
    expect(canAdd(EMPTY, 'out', 'sable', LIST)).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: {} }, 'out', 'fur', LIST)).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: { daily: 1 } }, 'in', 'daily', LIST)).toBe(false);
  });

  it('a purchase that only a further sale pays for may be set first', () => {
    const buying = withPieces(EMPTY, 'in', 'daily', 1);
    expect(canAdd(EMPTY, 'in', 'daily', LIST)).toBe(true);
    expect(isListed(buying, LIST)).toBe(false);
    expect(isListed(withPieces(buying, 'out', 'fur', 2), LIST)).toBe(true);
  });

  it('numbers are written as the rules write them: no zeros, goods in order', () => {
    const deal = withPieces(withPieces(EMPTY, 'out', 'fur', 1), 'out', 'daily', 2);
    expect(JSON.stringify(deal.out)).toBe('{"daily":2,"fur":1}');
    expect(withPieces(deal, 'out', 'fur', 0).out).toEqual({ daily: 2 });
  });

  it('selling everything is the legal deal that gives most away and buys nothing', () => {
    expect(mostOut(LIST)).toEqual({ out: { fur: 2 }, in: {} });
    expect(mostOut([{ out: {}, in: { daily: 1 } }])).toBeNull();
  });
});
