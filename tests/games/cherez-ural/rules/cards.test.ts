/** Tests section 6: capacity, and how cards are completed. The tests in `../cards` cover each card. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import type { SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { endSeasonPhase } from '../../../../src/games/cherez-ural/rules/turn';
import { itemAt } from '../../../../src/rules-kit/indexed';
import {
  CHITS,
  explored,
  goldOf,
  goodsOf,
  legal,
  moveNames,
  play,
  reason,
  refusal,
  scene,
  Table,
} from '../table';

describe('§6 cards', () => {
  /** Hunts Narym's chit of 4 furs with a worker that holds 3 Chinese goods: 8 pieces, 4 too many. */
  function overfull() {
    const G = scene({
      worker: { at: 'narym', goods: { chinese: 3 } },
      chits: { hunting: { narym: CHITS['0+4'] } },
      tokens: 1,
      hand: ['p33'],
    });
    play(G, 'winter1', '0', 'hunt', 'fur');
    return G;
  }

  it("R6.1 returns pieces above capacity 4, new and old goods alike, of the owner's choice", () => {
    const G = overfull();
    expect(queries.worker(G, 'w12').capacity).toBe(4);
    expect(legal(G, 'winter1', '0', 'returnGoods')).toEqual([
      { fur: 4 },
      { chinese: 1, fur: 3 },
      { chinese: 2, fur: 2 },
      { chinese: 3, fur: 1 },
    ]);
    play(G, 'winter1', '0', 'returnGoods', { chinese: 3, fur: 1 });
    expect(goodsOf(G, 'w12')).toEqual({ fur: 4 });
  });

  it('R6.1 returns exactly the excess, and allows nothing else until then', () => {
    const G = overfull();
    expect(moveNames(G, 'winter1', '0')).toEqual(['returnGoods']);
    for (const goods of [{ fur: 3 }, { fur: 5 }, { chinese: 3 }, { sable: 4 }, {}])
      expect(refusal(G, 'winter1', '0', 'returnGoods', goods)).toBe('R6.1');
    expect(refusal(G, 'winter1', '0', 'endTurn')).toBe('R6.1');
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'tobolsk')).toBe('R6.1');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.1');
    play(G, 'winter1', '0', 'returnGoods', { fur: 4 });
    expect(refusal(G, 'winter1', '0', 'returnGoods', { fur: 1 })).toBe('R6.1');
    expect(moveNames(G, 'winter1', '0')).toContain('endTurn');
  });

  it('R6.2 reveals a new situation card at each round start', () => {
    const table = new Table(3);
    const inForce: string[] = [];
    while (table.ctx.gameover === undefined) {
      inForce.push(itemAt(table.G.situations, -1));
      table.startRound();
      table.passRound();
    }
    expect(new Set(inForce).size).toBe(4);
    expect(table.G.situationDeck).toHaveLength(2);
  });

  it('R6.3 allows a worker one business a round, and each card once', () => {
    const G = scene({ worker: { at: 'tobolsk', goods: { chinese: 4 } }, hand: ['p18', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p18' });
    expect(goldOf(G)).toBe(130);
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p18' })).toBe('R6.3');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.3');
    endSeasonPhase(G);
    expect(refusal(G, 'summer', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.3');
    endRound(G);
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBeNull();
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p18' })).toBe('R6.3');
  });

  it('R6.3 allows the player’s other worker another business', () => {
    const G = scene({
      worker: { at: 'tobolsk', businessDone: true, acted: true },
      second: { id: 'w11', at: 'tobolsk', goods: { chinese: 1 } },
      hand: ['p33'],
    });
    expect(legal(G, 'winter1', '0', 'completeBusiness')).toEqual([{ card: 'p33' }]);
  });

  it("R6.3 allows only cards of one's own hand", () => {
    const G = scene({ worker: { at: 'moscow' }, hand: [], others: { '1': { hand: ['p33'] } } });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.3');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p99' })).toBe('R6.3');
  });

  it('R6.3 allows any number of chain cards, then one other business, and none after that', () => {
    const G = scene({
      worker: { at: 'tula', goods: { chinese: 2 } },
      hand: ['p17', 'p31', 'p33', 'p36'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 1 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p31' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 3 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p36' })).toBe('R6.3');

    const H = scene({ worker: { at: 'tula', goods: { chinese: 1 } }, hand: ['p17', 'p33'] });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(refusal(H, 'winter1', '0', 'completeBusiness', { card: 'p17' })).toBe('R6.3');
  });

  it('R6.3 allows more than one business a round if a card allows it (FAQ)', () => {
    const G = scene({ worker: { id: 'w04', at: 'moscow', goods: { chinese: 2 } }, hand: ['p33', 'p36'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    endSeasonPhase(G);
    expect(refusal(G, 'summer', '0', 'completeBusiness', { card: 'p36' })).toBeNull();
  });

  it('R6.3 continues a chain in a later phase of the round', () => {
    const G = scene({ worker: { at: 'tula', goods: { chinese: 2 } }, hand: ['p17', 'p33', 'p36'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 1 });
    endSeasonPhase(G);
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
    expect(refusal(G, 'summer', '0', 'completeBusiness', { card: 'p36' })).toBe('R6.3');
  });

  it('R6.4 needs a matching explored city and the full cost', () => {
    const at = (city: SpaceId, goods: object, chits = {}) =>
      refusal(
        scene({ worker: { at: city, goods }, hand: ['p03'], chits: { exploration: chits } }),
        'winter1',
        '0',
        'completeBusiness',
        { card: 'p03' },
      );
    expect(at('irkutsk', { daily: 3 }, explored('irkutsk'))).toBeNull();
    expect(at('irkutsk', { daily: 3 })).toBe('R6.4');
    expect(at('ilimsk', { daily: 3 })).toBe('R6.4');
    expect(at('irkutsk', { daily: 2 }, explored('irkutsk'))).toBe('R6.4');
  });

  it('R6.4 takes the cost first, then gives the reward, then returns the excess', () => {
    const G = scene({
      worker: { at: 'nerchinsk', goods: { fur: 3, sable: 1 } },
      hand: ['p07'],
      chits: { exploration: explored('nerchinsk') },
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p07' });
    // 3 furs paid, 4 Chinese goods gained, 1 sable kept: one piece too many.
    expect(goodsOf(G, 'w12')).toEqual({ chinese: 4, sable: 1 });
    expect(goldOf(G)).toBe(108);
    expect(legal(G, 'winter1', '0', 'returnGoods')).toEqual([{ sable: 1 }, { chinese: 1 }]);
  });

  it('R6.4 allows any mix of three for (fur/sable) × 3', () => {
    const G = scene({ worker: { at: 'ilimsk', goods: { daily: 3 } }, hand: ['p05'] });
    expect(legal(G, 'winter1', '0', 'completeBusiness')).toEqual([
      { card: 'p05', choice: { sable: 3 } },
      { card: 'p05', choice: { fur: 1, sable: 2 } },
      { card: 'p05', choice: { fur: 2, sable: 1 } },
      { card: 'p05', choice: { fur: 3 } },
    ]);
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p05', choice: { fur: 1, sable: 2 } });
    expect(goodsOf(G, 'w12')).toEqual({ fur: 1, sable: 2 });
  });

  it("R6.4 refuses a choice that the card doesn't offer", () => {
    const G = scene({ worker: { at: 'ilimsk', goods: { daily: 3, chinese: 1 } }, hand: ['p05', 'p33'] });
    for (const choice of [
      undefined,
      {},
      { fur: 2 },
      { fur: 2, sable: 2 },
      { daily: 3 },
      { sell: {}, buy: {} },
    ])
      expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p05', choice })).toBe('R6.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33', choice: { fur: 1 } })).toBe('R6.4');
  });

  it('R6.4 allows “after the action in the 2nd winter” only after this worker’s own action, in its own turn', () => {
    const G = scene({
      worker: { at: 'astrakhan', goods: { fur: 1 } },
      second: { id: 'w11', at: 'moscow', acted: true },
      hand: ['p12'],
    });
    const deal = { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } };
    expect(refusal(G, 'winter2', '0', 'completeBusiness', deal)).toBe('R6.4');
    play(G, 'winter2', '0', 'gatherInformation');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', deal)).toBe('R6.4');
    expect(refusal(G, 'summer', '0', 'completeBusiness', deal)).toBe('R6.4');
    expect(refusal(G, 'winter2', '0', 'completeBusiness', deal)).toBeNull();
  });

  it("R6.4 gives a reward's travel tokens to the player, up to 3", () => {
    const G = scene({ worker: { at: 'tobolsk', goods: { daily: 3 } }, hand: ['p02'], tokens: 3 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p02' });
    expect(playerOf(G, '0').tokens).toBe(3);
  });

  it('R6.5 allows a business without destination on any space, even a village or an unexplored city', () => {
    for (const at of ['village-kolyma', 'okhotsk', 'moscow'] as const) {
      const G = scene({ worker: { at, goods: { chinese: 1 } }, hand: ['p33'] });
      play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
      expect([goldOf(G), goodsOf(G, 'w12')]).toEqual([97, {}]);
    }
  });

  it('R6.5 needs the full payment', () => {
    const worker = { at: 'moscow', goods: { chinese: 1 } } as const;
    const G = scene({ worker, hand: ['p33'], gold: 2 });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.5');
    expect(reason(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('notEnoughGold');
    const bare = scene({ worker: { at: 'moscow' }, hand: ['p33'], gold: 3 });
    expect(refusal(bare, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.5');
    expect(reason(bare, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('costGoodsMissing');
    const H = scene({ worker, hand: ['p33'], gold: 3 });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect([goldOf(H), goodsOf(H, 'w12')]).toEqual([0, {}]);
  });

  it('R6.5 adds up two lasting cards on one worker', () => {
    const G = scene({
      worker: { at: 'moscow', goods: { fur: 6 }, attached: ['p32', 'p33', 'p35', 'p36'] },
    });
    expect(queries.worker(G, 'w12').capacity).toBe(6);
    expect(queries.prices(G, 'moscow', 'w12').sell.fur).toBe(5);
    const far = queries.travelOptions(G, 'w12', 'winter').map(({ cost }) => cost);
    expect(Math.max(...far)).toBe(8);
  });

  it('R6.6 gives gold at final scoring only at the end, and only for a completed card', () => {
    const G = scene({
      worker: { at: 'irbit', goods: { chinese: 1, fur: 1 } },
      hand: ['p27', 'p15'],
      round: 4,
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p27' });
    expect(goldOf(G)).toBe(114);
    endRound(G);
    expect(playerOf(G, '0').ledger.finalBusiness).toBe(20);
  });

  it('R6.6 counts a card of any round', () => {
    const G = scenario({
      numPlayers: 2,
      round: 4,
      players: { '0': { workers: [{ id: 'w12' }], completed: ['p14', 'p15'] } },
    });
    endRound(G);
    expect(playerOf(G, '0').ledger.finalBusiness).toBe(48);
  });
});
