import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../src/session/distinctNames';

describe('distinct names', () => {
  it.each([
    [
      ['Ada', 'Bob'],
      ['Ada', 'Bob'],
    ],
    [
      ['Dora', 'Bob', 'Dora'],
      ['Dora', 'Bob', 'Dora (2)'],
    ],
    [
      ['Dora', 'Dora', 'Dora'],
      ['Dora', 'Dora (2)', 'Dora (3)'],
    ],
    [
      ['Dora', 'dora', 'Ｄｏｒａ'],
      ['Dora', 'dora (2)', 'Ｄｏｒａ (3)'],
    ],
    [
      ['葛', '葛\u{e0100}'],
      ['葛', '葛\u{e0100} (2)'],
    ],
    [
      ['Dora', 'Dora', 'Dora (2)'],
      ['Dora', 'Dora (3)', 'Dora (2)'],
    ],
  ])('for %j are %j', (names, distinct) => {
    expect(distinctNames(names)).toEqual(distinct);
    expect(distinctNames(distinct)).toEqual(distinct);
  });
});
