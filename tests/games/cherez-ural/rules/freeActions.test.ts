/** Tests section 11: free actions. */
import { describe, expect, it } from 'vitest';
import type { Goods, SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { explored, goldOf, goodsOf, legal, play, refusal, scene } from '../table';

/** Puts Old Believer (w12) and Boatman (w09, also capacity 4) on one space; the Old Believer acts. */
const pair = (at: SpaceId, own: Goods, other: Goods, rest = {}) =>
  scene({
    worker: { at, goods: own },
    second: { id: 'w09', at, goods: other },
    turn: { worker: 'w12' },
    ...rest,
  });
const handOver = (give: Goods, take: Goods = {}) => ({ from: 'w12', to: 'w09', give, take });

describe('§11 free actions', () => {
  it("R11.1 lets two of a player's workers in the same city exchange goods", () => {
    const G = pair('moscow', { fur: 2 }, { daily: 1 });
    play(G, 'winter1', '0', 'handOver', handOver({ fur: 1 }, { daily: 1 }));
    expect([goodsOf(G, 'w12'), goodsOf(G, 'w09')]).toEqual([{ daily: 1, fur: 1 }, { fur: 1 }]);
    // It doesn't use up the action.
    play(G, 'winter1', '0', 'gatherInformation');
  });

  it("R11.1 lets goods come from the worker that doesn't act", () => {
    const G = pair('moscow', {}, { sable: 2 });
    play(G, 'winter1', '0', 'handOver', handOver({}, { sable: 2 }));
    expect(goodsOf(G, 'w12')).toEqual({ sable: 2 });
  });

  it('R11.1 works in any city, even an unexplored one, but not in a village or at a distance', () => {
    expect(
      refusal(pair('okhotsk', { fur: 1 }, {}), 'winter1', '0', 'handOver', handOver({ fur: 1 })),
    ).toBeNull();
    expect(
      refusal(pair('village-ob', { fur: 1 }, {}), 'winter1', '0', 'handOver', handOver({ fur: 1 })),
    ).toBe('R11.1');
    const apart = scene({
      worker: { at: 'moscow', goods: { fur: 1 } },
      second: { id: 'w09', at: 'tver' },
      turn: { worker: 'w12' },
    });
    expect(refusal(apart, 'winter1', '0', 'handOver', handOver({ fur: 1 }))).toBe('R11.1');
  });

  it('R11.1 checks the capacity only at the end of a hand-over', () => {
    const full = { fur: 4 };
    const G = pair('moscow', full, { daily: 4 });
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({ fur: 1 }))).toBe('R6.1');
    play(G, 'winter1', '0', 'handOver', handOver({ fur: 4 }, { daily: 4 }));
    expect([goodsOf(G, 'w12'), goodsOf(G, 'w09')]).toEqual([{ daily: 4 }, full]);
  });

  it('R11.1 makes a hand-over a net transfer: no kind goes both ways, and at least one piece moves', () => {
    const G = pair('moscow', { fur: 2 }, { fur: 2 });
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({ fur: 2 }, { fur: 1 }))).toBe('R11.1');
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({}))).toBe('R11.1');
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({ sable: 1 }))).toBe('R11.1');
    expect(refusal(G, 'winter1', '0', 'handOver', { ...handOver({ fur: 1 }), from: 'w09', to: 'w12' })).toBe(
      'R11.1',
    );
    expect(legal(G, 'winter1', '0', 'handOver')).toEqual(
      [{ take: { fur: 1 } }, { take: { fur: 2 } }, { give: { fur: 1 } }, { give: { fur: 2 } }].map(
        (goods) => ({
          from: 'w12',
          to: 'w09',
          give: {},
          take: {},
          ...goods,
        }),
      ),
    );
  });

  it('R11.1 allows no second hand-over directly after the first, only after another move', () => {
    const G = pair('moscow', { chinese: 1, fur: 2 }, {}, { tokens: 1, hand: ['p33'] });
    play(G, 'winter1', '0', 'handOver', handOver({ fur: 1 }));
    expect(legal(G, 'winter1', '0', 'handOver')).toEqual([]);
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({}, { fur: 1 }))).toBe('R11.1');
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    play(G, 'winter1', '0', 'handOver', handOver({ fur: 1 }));
    expect(goodsOf(G, 'w09')).toEqual({ fur: 2 });
  });

  it("R11.1 needs one's own workers, and a worker chosen for the turn", () => {
    const G = scene({
      worker: { at: 'moscow', goods: { fur: 1 } },
      others: { '1': { workers: [{ id: 'w09', at: 'moscow' }] } },
    });
    expect(refusal(G, 'winter1', '0', 'handOver', handOver({ fur: 1 }))).toBe('R11.1');
    const H = scene({
      worker: { at: 'moscow', goods: { fur: 1 } },
      second: { id: 'w09', at: 'moscow' },
    });
    expect(refusal(H, 'winter1', '0', 'handOver', handOver({ fur: 1 }))).toBe('R8.4');
  });

  it('R11.2 moves the acting worker 1 space along a route for a travel token, without gold', () => {
    const G = scene({ worker: { at: 'tver' }, tokens: 2, gold: 0 });
    expect((legal(G, 'summer', '0', 'useTravelToken') as string[]).sort()).toEqual([
      'makaryev',
      'moscow',
      'petersburg',
      'vologda',
    ]);
    play(G, 'summer', '0', 'useTravelToken', 'petersburg');
    expect([workerOf(G, 'w12').at, playerOf(G, '0').tokens, goldOf(G)]).toEqual(['petersburg', 1, 0]);
    for (const to of ['moscow', 'petersburg', 'nowhere'])
      expect(refusal(G, 'summer', '0', 'useTravelToken', to)).toBe('R11.2');
  });

  it('R11.2 needs a token for each step, and allows several steps in a row', () => {
    const G = scene({ worker: { at: 'ilimsk' }, tokens: 2 });
    play(G, 'winter1', '0', 'useTravelToken', 'ust-kut');
    play(G, 'winter1', '0', 'useTravelToken', 'kirensk');
    expect(workerOf(G, 'w12').at).toBe('kirensk');
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'ust-kut')).toBe('R11.2');
  });

  it('R11.2 moves only the acting worker by token', () => {
    const G = pair('moscow', {}, {}, { tokens: 1 });
    play(G, 'winter1', '0', 'useTravelToken', 'tver');
    expect([workerOf(G, 'w12').at, workerOf(G, 'w09').at]).toEqual(['tver', 'moscow']);
  });

  it('R11.3 applies tokens and businesses to the acting worker', () => {
    // Only the other worker has the required goods and place.
    const G = scene({
      worker: { at: 'moscow' },
      second: { id: 'w09', at: 'tobolsk', goods: { chinese: 2 } },
      hand: ['p18'],
      turn: { worker: 'w12' },
    });
    expect(legal(G, 'winter1', '0', 'completeBusiness')).toEqual([]);
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p18' })).toBe('R6.4');
  });

  it('R11.3 lets free actions run out, so that a turn ends', () => {
    // Takes the first legal free action again and again; this ends within few steps.
    const G = pair('tula', { fur: 2 }, { chinese: 2 }, { tokens: 3, hand: ['p17', 'p31', 'p33'] });
    let steps = 0;
    for (;;) {
      const names = ['returnGoods', 'handOver', 'completeBusiness', 'useTravelToken'] as const;
      const name = names.find((move) => legal(G, 'winter1', '0', move).length > 0);
      if (name === undefined || steps > 100) break;
      play(G, 'winter1', '0', name, legal(G, 'winter1', '0', name)[0]);
      steps += 1;
    }
    expect(steps).toBeLessThan(30);
  });

  it('R11.4 completes a business as a free action and records card and worker', () => {
    const G = scene({ worker: { at: 'tobolsk', goods: { chinese: 2 } }, hand: ['p18', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p18' });
    expect(playerOf(G, '0').hand).toEqual(['p33']);
    expect(playerOf(G, '0').completed).toEqual([{ card: 'p18', worker: 'w12', round: 1, faceUp: true }]);
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'narym' });
    play(G, 'winter1', '0', 'gatherInformation');
  });

  it('R11.4 completes a business after the action too', () => {
    const G = scene({
      worker: { at: 'moscow' },
      hand: ['p03'],
      chits: { exploration: { ...explored('kirensk'), irkutsk: 'siberia1' } },
    });
    workerOf(G, 'w12').goods.daily = 2;
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p03' })).toBe('R6.4');
    const H = scene({
      worker: { at: 'moscow', goods: { daily: 3 } },
      hand: ['p03'],
      chits: { exploration: { irkutsk: 'siberia1' } },
    });
    play(H, 'winter1', '0', 'explore', 'irkutsk');
    play(H, 'winter1', '0', 'returnGoods', { fur: 1 });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p03' });
    expect([goldOf(H), goodsOf(H, 'w12')]).toEqual([116, { chinese: 2, sable: 1 }]);
  });
});
