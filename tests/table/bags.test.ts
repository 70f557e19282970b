import { describe, expect, it } from 'vitest';
import { worthOf } from '../../src/rules-kit/bag';
import { type ResourcePair, resourceChoices } from '../../src/table/resources/resources';

const KINDS = ['daily', 'chinese', 'fur', 'sable'] as const;
type Deal = ResourcePair<(typeof KINDS)[number]>;

const LIST: readonly Deal[] = [
  { out: { fur: 1 }, in: {} },
  { out: { fur: 2 }, in: {} },
  { out: { fur: 2 }, in: { daily: 1 } },
];

const { empty: EMPTY, isListed, isEmpty, canAdd, withPieces, mostOut } = resourceChoices(KINDS, LIST);

describe('steppers over a list of legal choices', () => {
  it('allows adding to the empty choice although it is not legal', () => {
    expect(isListed(EMPTY)).toBe(false);
    expect(canAdd(EMPTY, 'out', 'fur')).toBe(true);
  });

  it('forbids a step that leads to no legal choice', () => {
    expect(canAdd(EMPTY, 'out', 'sable')).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: {} }, 'out', 'fur')).toBe(false);
    expect(canAdd({ out: { fur: 2 }, in: { daily: 1 } }, 'in', 'daily')).toBe(false);
  });

  it('allows a purchase that only a further sale pays for', () => {
    const buying = withPieces(EMPTY, 'in', 'daily', 1);
    expect(canAdd(EMPTY, 'in', 'daily')).toBe(true);
    expect(isListed(buying)).toBe(false);
    expect(isListed(withPieces(buying, 'out', 'fur', 2))).toBe(true);
  });

  it('writes counts as the rules do: without zeros, goods in order', () => {
    const deal = withPieces(withPieces(EMPTY, 'out', 'fur', 1), 'out', 'daily', 2);
    expect(JSON.stringify(deal.out)).toBe('{"daily":2,"fur":1}');
    expect(withPieces(deal, 'out', 'fur', 0).out).toEqual({ daily: 2 });
  });

  it('returns the legal choice that gives away the most and takes nothing', () => {
    expect(mostOut()).toEqual({ out: { fur: 2 }, in: {} });
    expect(resourceChoices(KINDS, [{ out: {}, in: { daily: 1 } }]).mostOut()).toBeNull();
  });

  it('is empty while both sides are empty', () => {
    expect(isEmpty(EMPTY)).toBe(true);
    expect(isEmpty(withPieces(EMPTY, 'in', 'daily', 1))).toBe(false);
  });

  it('counts goods without a price as nothing', () => {
    expect(worthOf(KINDS, { fur: 2, sable: 1 }, { daily: 1, chinese: 2, fur: 3, sable: null })).toBe(6);
  });
});
