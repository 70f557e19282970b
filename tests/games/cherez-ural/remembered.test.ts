import { describe, expect, it } from 'vitest';
import { dealsOf } from '../../../src/games/cherez-ural/rules/actions/trade';
import { prices } from '../../../src/games/cherez-ural/rules/prices';
import { workerOf } from '../../../src/games/cherez-ural/rules/state/state';
import { cacheBounded } from '../../../src/rules-kit/cacheBounded';
import { scene } from './table';

describe('caches of the rules, in games that last for weeks', () => {
  const G = scene({ worker: { id: 'w01', at: 'tobolsk', goods: { fur: 2 } } });
  const holding = (gold: number) => ({ goods: workerOf(G, 'w01').goods, gold, capacity: 4 });

  it('shares one record among cities with the same prices', () => {
    const tobolsk = prices(G, 'tobolsk', 'w01');
    expect(prices(G, 'narym', 'w01')).toBe(tobolsk);
    expect(prices(G, 'moscow', 'w01')).not.toBe(tobolsk);
  });

  it('keeps a list of deals until too many others were made', () => {
    const dear = {
      sell: { daily: 1, chinese: 1, fur: 1, sable: 1 },
      buy: { daily: 9999, chinese: 1, fur: 1, sable: 1 },
    };
    const first = dealsOf(holding(5), dear);
    expect(dealsOf(holding(5), dear)).toBe(first);
    for (let gold = 6; gold < 2500; gold++) dealsOf(holding(gold), dear);
    const again = dealsOf(holding(5), dear);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('drops the oldest entry when full', () => {
    const kept = new Map<string, number>();
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      expect(cacheBounded(kept, 2, key, value)).toBe(value);
    expect([...kept]).toEqual([
      ['b', 2],
      ['c', 3],
    ]);
  });
});
