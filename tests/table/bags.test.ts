import { describe, expect, it } from 'vitest';
import { worthOf } from '../../src/rules-kit/bag';
import { bagChoices, type TwoBags } from '../../src/table/bags/bags';

const KINDS = ['daily', 'chinese', 'fur', 'sable'] as const;
type Deal = TwoBags<(typeof KINDS)[number]>;

const LIST: readonly Deal[] = [
  { out: { fur: 1 }, in: {} },
  { out: { fur: 2 }, in: {} },
  { out: { fur: 2 }, in: { daily: 1 } },
];

const { empty: EMPTY, isListed, isEmpty, canAdd, withPieces, mostOut } = bagChoices(KINDS, LIST);

describe('steppers over a list of legal deals', () => {
  it('the empty deal is not legal, but can grow into one', () => {
    expect(isListed(EMPTY)).toBe(false);
    expect(canAdd(EMPTY, 'out', 'fur')).toBe(true);
  });

  it('a step that leads to no legal deal is off', () => {
    expect(canAdd(EMPTY, 'out', 'sable')).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: {} }, 'out', 'fur')).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: { daily: 1 } }, 'in', 'daily')).toBe(false);
  });

  it('a purchase that only a further sale pays for may be set first', () => {
    const buying = withPieces(EMPTY, 'in', 'daily', 1);
    expect(canAdd(EMPTY, 'in', 'daily')).toBe(true);
    expect(isListed(buying)).toBe(false);
    expect(isListed(withPieces(buying, 'out', 'fur', 2))).toBe(true);
  });

  it('numbers are written as the rules write them: no zeros, goods in order', () => {
    const deal = withPieces(withPieces(EMPTY, 'out', 'fur', 1), 'out', 'daily', 2);
    expect(JSON.stringify(deal.out)).toBe('{"daily":2,"fur":1}');
    expect(withPieces(deal, 'out', 'fur', 0).out).toEqual({ daily: 2 });
  });

  it('selling everything is the legal deal that gives most away and buys nothing', () => {
    expect(mostOut()).toEqual({ out: { fur: 2 }, in: {} });
    expect(bagChoices(KINDS, [{ out: {}, in: { daily: 1 } }]).mostOut()).toBeNull();
  });

  it('a choice is empty while nothing is on either side', () => {
    expect(isEmpty(EMPTY)).toBe(true);
    expect(isEmpty(withPieces(EMPTY, 'in', 'daily', 1))).toBe(false);
  });

  it('what has no price counts nothing', () => {
    expect(worthOf(KINDS, { fur: 2, sable: 1 }, { daily: 1, chinese: 2, fur: 3, sable: null })).toBe(6);
  });
});
