/** A game's options: what is refused, and that the sentence names the field. */
import { describe, expect, it } from 'vitest';
import { cherezUral } from '../../../src/games/cherez-ural';
import { Table } from './table';

const problem = (setupData: unknown, numPlayers: number): string | undefined =>
  cherezUral.validateSetupData?.(setupData as never, numPlayers) ?? undefined;

describe('setupData', () => {
  it('takes no options, and each option that fits the number of players', () => {
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
  ])('refuses a wrong value by the name of its field: %s', (field, setupData) => {
    expect(problem(setupData, 1)).toContain(field);
    expect(problem(setupData, 1)).toMatch(/\.$/);
  });

  it('R14.1 draft and first-game sets exclude each other, solo has no draft', () => {
    expect(problem({ draft: true, firstGameSets: true }, 4)).toMatch(/draft|firstGameSets/);
    expect(problem({ draft: true }, 1)).toContain('draft');
  });

  it('R14.5 an order of the situation cards needs exactly 1 player', () => {
    for (const numPlayers of [2, 3, 4])
      expect(problem({ soloOrder: 'hard' }, numPlayers)).toContain('soloOrder');
  });

  it('R4.1 1 to 4 players', () => {
    for (const numPlayers of [0, 5, 2.5, Number.NaN]) expect(problem({}, numPlayers)).toContain('numPlayers');
    expect([cherezUral.minPlayers, cherezUral.maxPlayers]).toEqual([1, 4]);
  });

  it('a game with refused options does not start', () => {
    expect(() => new Table(1, { draft: true })).toThrow(/draft/);
  });
});
