import { describe, expect, it } from 'vitest';
import { terramara } from '../../../src/games/terramara';
import { Table } from './table';

const problem = (setupData: unknown, numPlayers = 4) =>
  terramara.validateSetupData?.(setupData as Record<string, never>, numPlayers);

describe('setupData', () => {
  it.each([undefined, {}, { firstGame: true }, { firstGame: false, neutralFour: true }])(
    'accepts %j',
    (setupData) => {
      expect(problem(setupData)).toBeUndefined();
    },
  );

  it.each<[unknown, RegExp]>([
    [{ firstGame: 'yes' }, /^firstGame: /],
    [{ neutralFour: 1 }, /^neutralFour: /],
    [{ fourth: true }, /^fourth: no such option; expected firstGame, neutralFour or contentPack/],
    [{ content: 'x' }, /^content: no such option/],
    [[], /^setupData: /],
    [{ contentPack: { artifacts: [{ id: 'a01' }] } }, /^contentPack: Content pack: artifacts\.a01/],
  ])('refuses %j and names the field', (setupData, sentence) => {
    expect(problem(setupData)).toMatch(sentence);
  });

  it('accepts 2 to 4 players', () => {
    for (const numPlayers of [1, 5]) expect(problem({}, numPlayers)).toMatch(/^numPlayers: expected 2 to 4/);
    expect(() => new Table(5)).toThrow(/numPlayers/);
  });

  it('leaves the neutral card 4 out of a first game unless requested', () => {
    expect(new Table(2, { firstGame: true }).G.neutralFour).toBe(false);
    expect(new Table(2, { firstGame: true, neutralFour: true }).G.neutralFour).toBe(true);
    expect(new Table(2).G.neutralFour).toBe(true);
    expect(new Table(2, { neutralFour: false }).G.neutralFour).toBe(false);
  });
});
