/** Tests which game options are refused, and that the sentence names the field. */
import { describe, expect, it } from 'vitest';
import { cherezUral } from '../../../src/games/cherez-ural';
import { Table } from './table';

const problem = (setupData: unknown, numPlayers: number): string | undefined =>
  cherezUral.validateSetupData?.(setupData as never, numPlayers) ?? undefined;

describe('setupData', () => {
  it('accepts no options, and each option that fits the number of players', () => {
    for (const numPlayers of [1, 2, 3, 4]) {
      expect(problem(undefined, numPlayers)).toBeUndefined();
      expect(problem({}, numPlayers)).toBeUndefined();
      expect(problem({ draft: false, firstGameSets: true, soloOrder: 'random' }, numPlayers)).toBeUndefined();
    }
    for (const numPlayers of [2, 3, 4]) expect(problem({ draft: true }, numPlayers)).toBeUndefined();
    for (const soloOrder of ['normal', 'hard', 'veryHard']) expect(problem({ soloOrder }, 1)).toBeUndefined();
    expect(problem({ contentPack: { title: 'mine' } }, 2)).toBeUndefined();
  });

  it.each([
    ['draft', { draft: 'yes' }],
    ['draft', { draft: 1 }],
    ['firstGameSets', { firstGameSets: null }],
    ['soloOrder', { soloOrder: 'easy' }],
    ['soloOrder', { soloOrder: true }],
    ['contentPack', { contentPack: 'pack.json' }],
    ['contentPack', { contentPack: [] }],
    ['contentPack', { contentPack: {} }],
    ['expansion', { expansion: true }],
    ['setupData', 'draft'],
    ['setupData', 7],
    ['setupData', []],
  ])('names the field of a wrong value: %s', (field, setupData) => {
    expect(problem(setupData, 1)).toContain(field);
    expect(problem(setupData, 1)).toMatch(/\.$/);
  });

  it('R14.1 refuses a draft with first-game sets or in a solo game', () => {
    expect(problem({ draft: true, firstGameSets: true }, 4)).toMatch(/draft|firstGameSets/);
    expect(problem({ draft: true }, 1)).toContain('draft');
  });

  it('R14.5 accepts a situation order only with 1 player', () => {
    for (const numPlayers of [2, 3, 4])
      expect(problem({ soloOrder: 'hard' }, numPlayers)).toContain('soloOrder');
  });

  it('R4.1 accepts 1 to 4 players', () => {
    for (const numPlayers of [0, 5, 2.5, Number.NaN]) expect(problem({}, numPlayers)).toContain('numPlayers');
    expect([cherezUral.minPlayers, cherezUral.maxPlayers]).toEqual([1, 4]);
  });

  it('starts no game with refused options', () => {
    expect(() => new Table(1, { draft: true })).toThrow(/draft/);
  });
});
