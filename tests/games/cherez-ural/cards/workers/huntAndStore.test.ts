/** Tests the Trapper, who hunts better, and the Storekeeper, who holds more. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import { CHITS, goldOf, goodsOf, moveNames, play, scene } from '../../table';

describe('w01 Trapper', () => {
  const hunted = (chit: keyof typeof CHITS, bonus: 'fur' | 'exchange') => {
    const G = scene({ worker: { id: 'w01', at: 'narym' }, chits: { hunting: { narym: CHITS[chit] } } });
    play(G, 'winter1', '0', 'hunt', bonus);
    return [goodsOf(G, 'w01'), goldOf(G)];
  };

  it('w01 gives 1 more fur and 6 gold for each hunt', () => {
    expect(hunted('1+1', 'fur')).toEqual([{ sable: 1, fur: 3 }, 106]);
  });

  it('w01 allows exchanging the extra fur, even if the chit shows none, but only once', () => {
    expect(hunted('2+0', 'exchange')).toEqual([{ sable: 3 }, 106]);
    expect(hunted('1+1', 'exchange')).toEqual([{ sable: 2, fur: 1 }, 106]);
  });

  it('w01 gives nothing for exploring', () => {
    const G = scene({
      worker: { id: 'w01', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect([goodsOf(G, 'w01'), goldOf(G)]).toEqual([{ sable: 1, fur: 1 }, 100]);
  });

  it('w01 gives nothing for a hunt of the player’s other worker', () => {
    const G = scene({
      worker: { id: 'w01', at: 'moscow' },
      second: { id: 'w12', at: 'narym' },
      chits: { hunting: { narym: CHITS['1+1'] } },
      turn: { worker: 'w12' },
    });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect([goodsOf(G, 'w12'), goldOf(G)]).toEqual([{ sable: 1, fur: 2 }, 100]);
  });
});

describe('w11 Storekeeper', () => {
  it('w11 has capacity 5', () => {
    const G = scene({ worker: { id: 'w11', at: 'moscow' } });
    expect(queries.worker(G, 'w11').capacity).toBe(5);
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 5 } });
    expect(goodsOf(G, 'w11')).toEqual({ daily: 5 });
  });

  it('w11 has room for a hunt of 5 furs, and for 6 pieces with Better Transport', () => {
    const G = scene({ worker: { id: 'w11', at: 'narym' }, chits: { hunting: { narym: CHITS['0+4'] } } });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect(moveNames(G, 'winter1', '0')).not.toContain('returnGoods');
    const H = scene({ worker: { id: 'w11', at: 'moscow', attached: ['p32'] } });
    expect(queries.worker(H, 'w11').capacity).toBe(6);
  });
});
