import { describe, expect, it } from 'vitest';
import { amountText } from '../../src/language/amount';
import { signed } from '../../src/language/signed';

describe('amounts', () => {
  it.each([
    [0, '0'],
    [12, '12'],
    [0.5, '½'],
    [2.5, '2½'],
    [-0.5, '−½'],
    [-5, '−5'],
    [-3.5, '−3½'],
  ])('formats %s as %s', (amount, text) => expect(amountText(amount)).toBe(text));

  it('formats a change with its sign', () => {
    expect([1.5, -2, 0].map(signed)).toEqual(['+1½', '−2', '+0']);
  });
});
