/** Tests Ties to the Crown, which allows its worker more businesses. */
import { describe, expect, it } from 'vitest';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { endSeasonPhase } from '../../../../../src/games/cherez-ural/rules/turn';
import { goldOf, play, reason, refusal, scene } from '../../table';

describe('w04 Ties to the Crown', () => {
  /** The goods that p32, p33 and p36 cost together. */
  const lastingCosts = { daily: 1, chinese: 2, fur: 1 };

  it('w04 allows one business per phase instead of one per round', () => {
    const G = scene({
      worker: { id: 'w04', at: 'moscow', goods: lastingCosts },
      hand: ['p32', 'p33', 'p36'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(reason(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('onePerPhase');
    endSeasonPhase(G);
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
    expect(reason(G, 'summer', '0', 'completeBusiness', { card: 'p36' })).toBe('onePerPhase');
    endSeasonPhase(G);
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p36' });
  });

  it('w04 applies chain cards per phase: several, then one other, in each phase', () => {
    const G = scene({
      worker: { id: 'w04', at: 'tula', goods: { chinese: 1, fur: 1 } },
      hand: ['p17', 'p31', 'p32', 'p33'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 1 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p31' })).toBe('R6.3');
    endSeasonPhase(G);
    // Another business was completed this round, but not in this phase.
    play(G, 'summer', '0', 'completeBusiness', { card: 'p31' });
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
  });

  it('w04 gives 10 gold for its first business of each round', () => {
    const G = scene({
      worker: { id: 'w04', at: 'moscow', goods: lastingCosts },
      hand: ['p32', 'p33', 'p36'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(goldOf(G)).toBe(100 - 2 + 10);
    endSeasonPhase(G);
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(G)).toBe(108 - 3);
    endRound(G);
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p36' });
    expect(goldOf(G)).toBe(105 - 3 + 10);
  });

  it('w04 counts a chain card as its first business, but not a business of the other worker', () => {
    const G = scene({ worker: { id: 'w04', at: 'tula', goods: { chinese: 1 } }, hand: ['p17', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    expect(goldOf(G)).toBe(100 - 2 + 10);
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(G)).toBe(108 - 3);
    const H = scene({
      worker: { id: 'w04', at: 'moscow' },
      second: { id: 'w12', at: 'moscow', goods: { chinese: 1 } },
      hand: ['p33'],
      turn: { worker: 'w12' },
    });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(H)).toBe(100 - 3);
  });

  it('w04 pays the 10 gold only after the cost', () => {
    const G = scene({ worker: { id: 'w04', at: 'moscow', goods: { chinese: 1 } }, hand: ['p33'], gold: 2 });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.5');
  });
});
