/** Tests sentences of the table that depend on the players and the position. */
import { describe, expect, it } from 'vitest';
import { SOLO_ORDERS } from '../../../src/games/cherez-ural/content/setup';
import { scenario } from '../../../src/games/cherez-ural/rules/state/scenario';
import { setupOptions } from '../../../src/games/cherez-ural/setupOptions';
import { lateSayer } from '../../../src/games/cherez-ural/text/late/en';
import { sentences } from '../../../src/games/cherez-ural/text/sentences';
import { translator } from '../../../src/games/cherez-ural/text/table/en/index';
import { LANGUAGES } from '../../../src/language/language';

const en = translator('en');
const ja = translator('ja');

describe('table texts', () => {
  it('R6.1 describes a capacity as what a worker can carry, not as what it holds', () => {
    const values = { worker: 'Trapper', capacity: 4 };
    expect(lateSayer('en')('return.why', values)).toMatch(/can carry 4 pieces/);
    expect(lateSayer('ja')('return.why', values)).toContain('キャパシティは4');
  });

  it('R7.3 address one player in the solo game', () => {
    expect(en('table.choose.workerWhySolo', { round: 1 })).toBe('Round 1: choose the worker to reveal.');
    expect(ja('table.choose.workerWhySolo', { round: 1 })).toBe('第1ラウンド：公開するワーカーを選びます。');
  });

  it('R7.4 offers a new worker no present space', () => {
    expect(en('table.hint.placeNew', { worker: 'Trapper' })).toBe('*Trapper*: choose a base city.');
    expect(ja('table.hint.placeNew', { worker: '罠師' })).toBe('*罠師*：拠点都市を選びます。');
  });

  it('R7.5 says that no factory is placed before one exists', () => {
    const G = scenario({ numPlayers: 2 });
    const ctx = { numPlayers: 2, turn: 1, currentPlayer: '0', phase: 'placement' } as never;
    const said = () => sentences.describeMove(G, ctx, '0', 'placeFactory', [null], 'en');
    expect(said()).toBe('Place no factory this round');
    G.factoryAt = 'tobolsk';
    expect(said()).toBe('Leave the factory in place');
  });

  it('says that a card without a destination works in any space', () => {
    expect(en('table.card.anySpace')).toBe('any space');
    expect(ja('table.card.anySpace')).toBe('どこでも');
  });

  it('R14.5 names each solo order alike on the form and at the table', () => {
    const option = setupOptions(1).find(({ field }) => field === 'soloOrder');
    if (option?.kind !== 'choice') throw new Error('expected a choice of orders');
    for (const language of LANGUAGES) {
      const t = translator(language);
      const names = SOLO_ORDERS.map((order) => t(`terms.soloOrder.${order}`));
      expect(new Set(names).size).toBe(names.length);
      expect(option.choices.map(({ label }) => label[language].replace(/^★+ /, ''))).toEqual(names);
    }
    expect(en('terms.soloOrder.veryHard')).toBe('Very hard');
  });
});
