/** Tests cards that stay with the worker until the end: transport and persuasion. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import type { BusinessId } from '../../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import type { G } from '../../../../../src/games/cherez-ural/rules/state/state';
import { goldOf, goodsOf, play, refusal, scene } from '../../table';
import { asks, complete, ready, where } from './completing';

describe('lasting cards', () => {
  const travel = (G: G, season: 'winter' | 'summer', by: string) => {
    const options = queries.travelOptions(G, 'w12', season).filter((option) => option.by === by);
    return { most: Math.max(...options.map(({ cost }) => cost)), count: options.length };
  };

  for (const card of ['p32', 'p35'] as const) {
    const transport = () => {
      const cost = { daily: 1, fur: 1 };
      expect(where(card, cost)).toHaveLength(68);
      asks(card, 'moscow', cost);
      const plain = scene({ worker: { at: 'moscow' } });
      const { gold, goods, G } = complete(card, 'moscow', { goods: cost });
      expect([gold, goods]).toEqual([-2, {}]);
      // 4 and 2 spaces in winter at 1 gold, 2 and 1 by land at 2 gold, water unchanged.
      expect(travel(G, 'winter', 'sled').most).toBe(6);
      expect(travel(G, 'summer', 'land').most).toBe(6);
      expect(travel(G, 'summer', 'water')).toEqual(travel(plain, 'summer', 'water'));
      expect(queries.worker(G, 'w12').capacity).toBe(5);
      // The effect lasts into the next round.
      endRound(G);
      expect(travel(G, 'winter', 'sled').most).toBe(6);
      expect(queries.worker(G, 'w12').capacity).toBe(5);
    };
    if (card === 'p32')
      it(
        'p32 adds 2 spaces in winter, 1 by land in summer and 1 capacity until the end, for 1 daily good, 1 fur and 2 gold',
        transport,
      );
    else
      it(
        'p35 adds 2 spaces in winter, 1 by land in summer and 1 capacity until the end, for 1 daily good, 1 fur and 2 gold',
        transport,
      );
  }

  it("p32 p35 add up on one worker and don't affect the player's other worker", () => {
    const G = scene({
      worker: { at: 'moscow', attached: ['p32', 'p35'] },
      second: { id: 'w09', at: 'moscow' },
    });
    expect(travel(G, 'winter', 'sled').most).toBe(8);
    expect(travel(G, 'summer', 'land').most).toBe(8);
    expect(queries.worker(G, 'w12').capacity).toBe(6);
    expect(queries.worker(G, 'w09').capacity).toBe(4);
  });

  it('p35 makes room for a fifth piece at once, in a trade and in a reward', () => {
    const G = scene({ worker: { at: 'moscow', attached: ['p35'] }, hand: ['p17'] });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 5 } });
    expect(goodsOf(G, 'w12')).toEqual({ daily: 5 });
  });

  for (const card of ['p33', 'p36'] as const) {
    const persuasion = () => {
      expect(where(card, { chinese: 1 })).toHaveLength(68);
      asks(card, 'moscow', { chinese: 1 });
      const { gold, goods, G } = complete(card, 'moscow', { goods: { chinese: 1 } });
      expect([gold, goods]).toEqual([-3, {}]);
      // Russia's prices 1, 7, 3, 8 rise by 1 each; purchase prices are unchanged.
      expect(queries.prices(G, 'moscow', 'w12').sell).toEqual({ daily: 2, chinese: 8, fur: 4, sable: 9 });
      expect(queries.prices(G, 'moscow', 'w12').buy.daily).toBe(1);
      endRound(G);
      expect(queries.prices(G, 'yakutsk', 'w12').sell).toEqual({ daily: 6, chinese: 3, fur: 2, sable: 3 });
    };
    if (card === 'p33')
      it(
        'p33 adds 1 gold to each piece this worker sells until the end, for 1 Chinese good and 3 gold',
        persuasion,
      );
    else
      it(
        'p36 adds 1 gold to each piece this worker sells until the end, for 1 Chinese good and 3 gold',
        persuasion,
      );
  }

  it('p33 and p36 add up', () => {
    const G = scene({ worker: { at: 'moscow', goods: { fur: 2 }, attached: ['p33', 'p36'] } });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 2 }, buy: {} });
    expect(goldOf(G)).toBe(100 + 2 * 5);
  });

  it("p33 also raises an envoy's prices, for the kinds it buys", () => {
    const sold = (attached: readonly BusinessId[]) =>
      complete('p12', 'astrakhan', {
        goods: { fur: 2, sable: 1 },
        attached,
        choice: { sell: { fur: 2, sable: 1 }, buy: {} },
      }).gold;
    expect(sold([])).toBe(6 + 6 + 11);
    expect(sold(['p33'])).toBe(23 + 3);
    expect(sold(['p33', 'p36'])).toBe(23 + 6);
    const [G, phase] = ready('p12', 'astrakhan', { goods: { daily: 1 }, attached: ['p33'] });
    expect(
      refusal(G, phase, '0', 'completeBusiness', { card: 'p12', choice: { sell: { daily: 1 }, buy: {} } }),
    ).toBe('R10.4');
  });

  it("p33 doesn't raise the gold of other businesses", () => {
    expect(complete('p19', 'arkhangelsk', { goods: { fur: 3 }, attached: ['p33'] }).gold).toBe(26);
  });

  it('p33 affects only this worker', () => {
    const G = scene({ worker: { at: 'moscow', attached: ['p33'] }, second: { id: 'w09', at: 'moscow' } });
    expect(queries.prices(G, 'moscow', 'w09').sell.fur).toBe(3);
    expect(queries.prices(G, 'moscow').sell.fur).toBe(3);
  });
});
