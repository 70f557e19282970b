/** Tests the craftsmen and natives cards, which allow one more business. */
import { describe, expect, it } from 'vitest';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { workerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { endSeasonPhase } from '../../../../../src/games/cherez-ural/rules/turn';
import { legal, play, reason, refusal, scene } from '../../table';
import { asks, citiesOf, complete, ready, where } from './completing';

describe('chain cards', () => {
  for (const card of ['p17', 'p31'] as const) {
    const craftsmen = () => {
      expect(where(card, {})).toEqual(['solikamsk', 'tula', 'ustyug']);
      expect(complete(card, 'tula')).toMatchObject({ gold: -2, tokens: 1, goods: { daily: 3 } });
      const [poor, phase] = ready(card, 'tula', { rest: { gold: 1 } });
      expect(refusal(poor, phase, '0', 'completeBusiness', { card })).toBe('R6.4');
    };
    if (card === 'p17')
      it('p17 gives 3 daily goods and a token for 2 gold in Tula, Ustyug or Solikamsk', craftsmen);
    else it('p31 gives 3 daily goods and a token for 2 gold in Tula, Ustyug or Solikamsk', craftsmen);
  }

  for (const card of ['p30', 'p34'] as const) {
    const natives = () => {
      expect(where(card, { daily: 2 })).toEqual(citiesOf('west-siberia', 'east-siberia', 'far-east'));
      asks(card, 'tobolsk', { daily: 2 });
      for (const choice of [{ fur: 3 }, { fur: 1, sable: 1 }])
        expect(complete(card, 'tobolsk', { goods: { daily: 2 }, choice })).toMatchObject({
          gold: -2,
          goods: choice,
        });
      const [poor, when] = ready(card, 'tobolsk', { goods: { daily: 2 }, rest: { gold: 1 } });
      expect(refusal(poor, when, '0', 'completeBusiness', { card, choice: { fur: 3 } })).toBe('R6.4');
      const [G, phase] = ready(card, 'tobolsk', { goods: { daily: 2 } });
      for (const choice of [{ fur: 2, sable: 1 }, { sable: 2 }, { fur: 1 }])
        expect(refusal(G, phase, '0', 'completeBusiness', { card, choice })).toBe('R6.4');
    };
    if (card === 'p30')
      it(
        'p30 gives 3 furs, or 1 fur and 1 sable, for 2 daily goods and 2 gold in a city outside Russia',
        natives,
      );
    else
      it(
        'p34 gives 3 furs, or 1 fur and 1 sable, for 2 daily goods and 2 gold in a city outside Russia',
        natives,
      );
  }

  it('p17 allows one more business of any kind this round, including the envoys of winter 2', () => {
    const G = scene({ worker: { at: 'tula', goods: { chinese: 1 } }, hand: ['p17', 'p12', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    endSeasonPhase(G);
    Object.assign(workerOf(G, 'w12'), {
      at: 'astrakhan',
      goods: { ...workerOf(G, 'w12').goods, daily: 2, fur: 1 },
    });
    G.turn.actionDone = true;
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } });
    expect(reason(G, 'winter2', '0', 'completeBusiness', { card: 'p33' })).toBe('onePerRound');
  });

  it('p30 p34 p17 chain without limit, but not after another business', () => {
    const G = scene({ worker: { at: 'irbit', goods: { daily: 4 } }, hand: ['p17', 'p30', 'p34', 'p35'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p30', choice: { fur: 1, sable: 1 } });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p34', choice: { fur: 1, sable: 1 } });
    workerOf(G, 'w12').at = 'tula';
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 2, sable: 1 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p35' });
    expect(legal(G, 'winter1', '0', 'completeBusiness')).toEqual([]);

    const H = scene({ worker: { at: 'irbit', goods: { daily: 2, chinese: 1 } }, hand: ['p30', 'p36'] });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p36' });
    expect(reason(H, 'winter1', '0', 'completeBusiness', { card: 'p30', choice: { fur: 3 } })).toBe(
      'onePerRound',
    );
  });

  it("p31 doesn't carry over the extra business to the next round", () => {
    const G = scene({ worker: { at: 'tula' }, hand: ['p31', 'p33', 'p36'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p31' });
    endRound(G);
    workerOf(G, 'w12').goods = { daily: 2, chinese: 2, fur: 0, sable: 0 };
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(reason(G, 'winter1', '0', 'completeBusiness', { card: 'p36' })).toBe('onePerRound');
  });
});
