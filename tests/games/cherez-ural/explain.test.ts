/** Tests the rule that is named for each kind of illegal move. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../src/games/cherez-ural';
import { MOVE_NAMES } from '../../../src/games/cherez-ural/rules/moves';
import { explored, legal, moment, type Phase, refusal, scene, Table } from './table';

const one = { daily: 1, chinese: 1, fur: 1, sable: 1 };

describe('explain', () => {
  it.each([
    ['R9.1', 'winter1', 'travel', [{ by: 'sled', to: 'yakutsk' }]],
    ['R9.1', 'winter1', 'travel', [{ by: 'water', to: 'tver' }]],
    ['R9.2', 'summer', 'travel', [{ by: 'sled', to: 'tver' }]],
    ['R9.3', 'summer', 'travel', [{ by: 'land', to: 'perm' }]],
    ['R9.4', 'summer', 'travel', [{ by: 'water', to: 'yakutsk' }]],
    ['R10.1', 'winter1', 'explore', ['yakutsk']],
    ['R10.1', 'winter1', 'explore', ['kyakhta']],
    ['R10.3', 'winter1', 'hunt', ['fur']],
    ['R10.4', 'winter1', 'trade', [{ sell: {}, buy: {} }]],
    ['R10.4', 'winter1', 'trade', [{ sell: { daily: 1 }, buy: { daily: 1 } }]],
    ['R10.4', 'winter1', 'trade', [{ sell: { sable: 2 }, buy: {} }]],
    ['R6.1', 'winter1', 'trade', [{ sell: {}, buy: { daily: 1 } }]],
    ['R6.1', 'winter1', 'returnGoods', [{ fur: 1 }]],
    ['R6.3', 'winter1', 'completeBusiness', [{ card: 'p36' }]],
    ['R6.4', 'winter1', 'completeBusiness', [{ card: 'p02' }]],
    ['R6.4', 'winter1', 'completeBusiness', [{ card: 'p01' }]],
    ['R6.4', 'winter1', 'completeBusiness', [{ card: 'p12' }]],
    ['R8.4', 'winter1', 'endTurn', []],
    ['R8.4', 'winter1', 'activateWorker', ['w01']],
    ['R8.4', 'winter1', 'leavePilgrimageMarker', []],
    ['R11.1', 'winter1', 'handOver', [{ from: 'w12', to: 'w01', give: { fur: 1 }, take: {} }]],
    ['R11.2', 'winter1', 'useTravelToken', ['tver']],
    ['R3.1', 'winter1', 'chooseWorkerCard', ['w01']],
    ['R3.1', 'winter1', 'placeFactory', ['tobolsk']],
    ['R7.4', 'placement', 'placeWorkers', [{ w12: 'kazan' }]],
    ['R7.5', 'placement', 'placeFactory', ['tobolsk']],
    ['R7.3', 'roundStart', 'chooseWorkerCard', ['w01']],
    ['R14.1', 'draft', 'draft', ['p01']],
    ['R8.4', 'winter1', 'castle', []],
  ] as const)('%s forbids %s: %s %o', (rule, phase, move, args) => {
    const G = scene({ worker: { at: 'moscow', goods: one }, tokens: 0, hand: ['p01', 'p02', 'p12'] });
    expect(refusal(G, phase, '0', move, ...args)).toBe(rule);
    const sentence = queries.explain(G, moment(phase, '0'), '0', move, args);
    expect(sentence).toContain(rule);
  });

  it('returns null for a legal move', () => {
    const G = scene({
      worker: { at: 'moscow', goods: one },
      tokens: 1,
      hand: ['p33'],
      chits: { exploration: explored('irkutsk') },
    });
    for (const phase of ['winter1', 'summer', 'winter2'] as const)
      for (const { move, args } of queries.legalMoves(G, moment(phase, '0'), '0'))
        expect(queries.explain(G, moment(phase, '0'), '0', move, args)).toBeNull();
  });

  it('refuses malformed arguments with a rule, and changes nothing', () => {
    const junk: unknown[] = [
      undefined,
      null,
      0,
      -1,
      '',
      'moscow',
      true,
      [],
      {},
      { card: 'p33', choice: 'all' },
      { to: {} },
      { by: 'sled', to: '__proto__' },
      { sell: { gold: 9 }, buy: null },
      { from: 'w12', to: 'w12', give: {}, take: {} },
      { w12: '__proto__' },
      '__proto__',
      'constructor',
      { card: '__proto__' },
      { card: 'constructor' },
    ];
    const positions: [Phase, ReturnType<typeof scene>][] = (
      ['draft', 'roundStart', 'placement', 'winter1', 'summer', 'winter2', 'roundEnd'] as const
    ).map((phase) => [phase, scene({ worker: { at: 'moscow', goods: one }, tokens: 1, hand: ['p33'] })]);
    for (const [phase, G] of positions) {
      for (const move of MOVE_NAMES) {
        for (const arg of junk) {
          if (
            legal(G, phase, '0', move).some((candidate) => JSON.stringify(candidate) === JSON.stringify(arg))
          )
            continue;
          expect([phase, move, arg, refusal(G, phase, '0', move, arg)]).toEqual([
            phase,
            move,
            arg,
            expect.stringMatching(/^R\d+\.\d+$/),
          ]);
        }
      }
    }
  });

  it('makes boardgame.io reject refused moves and accept all legal ones', () => {
    const table = new Table(2);
    table.startRound();
    const before = JSON.stringify(table.G);
    expect(table.try('0', 'endTurn')).toBe(false);
    expect(table.try('0', 'travel', { by: 'water', to: 'tver' })).toBe(false);
    expect(table.try('1', 'gatherInformation')).toBe(false);
    expect(JSON.stringify(table.G)).toBe(before);
    for (const { move, args } of table.legal('0')) {
      const other = new Table(2);
      other.startRound();
      expect([move, args, other.try('0', move, ...args)]).toEqual([move, args, true]);
    }
  });
});
