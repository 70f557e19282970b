import { describe, expect, it } from 'vitest';
import { itemAt } from '../../src/rules-kit/indexed';
import type { Ledger } from '../../src/table/score/ledger';
import { ledgerEntries } from '../../src/table/score/ledgerEntries';

type Source = 'start' | 'trade' | 'business';
type State = Readonly<Record<Source, number>>;

const LEDGER: Ledger<State, Source> = {
  sources: ['start', 'trade', 'business'],
  ledgerOf: (state) => state,
  totalOf: ({ start, trade, business }) => start + trade + business,
};

describe('the ledger', () => {
  it('gives each change its total, even two changes of one move', () => {
    const states: readonly State[] = [
      { start: 10, trade: 0, business: 0 },
      { start: 10, trade: -3, business: 34 },
      { start: 10, trade: -5, business: 34 },
    ];
    expect(ledgerEntries(LEDGER, (move) => itemAt(states, move), '0', 2)).toEqual([
      { source: 'trade', amount: -2, move: 2, total: 39 },
      { source: 'business', amount: 34, move: 1, total: 41 },
      { source: 'trade', amount: -3, move: 1, total: 7 },
      { source: 'start', amount: 10, move: 0, total: 10 },
    ]);
  });
});
