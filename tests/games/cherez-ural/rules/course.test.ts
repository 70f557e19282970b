/** Tests sections 3 and 8: the course of the game, phases and turns. */
import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../src/games/cherez-ural';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { gameResult } from '../../../../src/games/cherez-ural/rules/scoring';
import { playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { nextToAct } from '../../../../src/games/cherez-ural/rules/turn';
import { legal, moveNames, play, reason, refusal, scene, Table } from '../table';

describe('§3 course of the game', () => {
  it.each([1, 2, 3, 4])(
    'R3.1 plays four rounds of round start, winter, summer, winter, round end (%i players)',
    (n) => {
      const table = new Table(n);
      const course: string[] = [];
      const note = () => {
        const now = `${table.G.round} ${table.phase}`;
        if (course[course.length - 1] !== now) course.push(now);
      };
      note();
      while (table.ctx.gameover === undefined) {
        if (table.phase === 'roundStart') table.chooseWorkers();
        note();
        table.placeAll();
        note();
        table.passPhase();
        if (table.ctx.gameover === undefined) note();
      }
      expect(course).toEqual(
        [1, 2, 3, 4].flatMap((round) => [
          // Rounds 2 and 4 need no choice before the placing, so their round start ends at once.
          ...(round % 2 === 1 ? [`${round} roundStart`] : []),
          `${round} placement`,
          `${round} winter1`,
          `${round} summer`,
          `${round} winter2`,
        ]),
      );
      expect(table.G.finished).toBe(true);
    },
  );

  it('R3.1 has no moves after the game', () => {
    const G = scenario({ numPlayers: 2, round: 4 });
    endRound(G);
    expect(moveNames(G, 'winter2', '0')).toEqual([]);
    expect(refusal(G, 'winter2', '0', 'gatherInformation')).toBe('R13.3');
  });

  it('R3.1 refuses a move of another phase', () => {
    const G = scene({ worker: { at: 'moscow' } });
    expect(refusal(G, 'winter1', '0', 'placeWorkers', { w12: 'moscow' })).toBe('R3.1');
    expect(refusal(G, 'winter1', '0', 'draft', 'p01')).toBe('R3.1');
    expect(refusal(G, 'placement', '0', 'gatherInformation')).toBe('R3.1');
  });

  it('R3.2 gives turns clockwise from the start player, one worker a turn, until all workers have acted', () => {
    const table = new Table(4);
    const turns: string[] = [];
    for (let round = 1; round <= 3; round++) {
      table.startRound();
      if (round < 3) table.passRound();
    }
    while (table.ctx.phase === 'winter1') {
      turns.push(table.current);
      table.passTurn();
    }
    expect(turns.join('')).toBe('23012301');
  });

  it("R3.2 refuses a move out of turn or by a seat that doesn't exist", () => {
    const G = scene({ worker: { at: 'moscow' }, others: { '1': { workers: [{ id: 'w01' }] } } });
    const moment = 'winter1';
    expect(refusal(G, moment, '0', 'gatherInformation')).toBeNull();
    const table = new Table(2);
    table.startRound();
    expect(table.current).toBe('0');
    expect(table.try('1', 'gatherInformation')).toBe(false);
    expect(table.legal('1')).toEqual([]);
    expect(table.legal('7')).toEqual([]);
    expect(refusal(G, moment, '9', 'gatherInformation')).toBe('R3.2');
  });

  it('R3.3 lets the player with the most gold after the final scoring win', () => {
    // Player 1 leads by 5 before the scoring; three sole first places reverse that.
    const G = scenario({
      numPlayers: 2,
      round: 4,
      players: {
        '0': { gold: 100, tracks: { westEurope: 1, middleEast: 1, china: 1 } },
        '1': { gold: 105 },
      },
    });
    endRound(G);
    expect(gameResult(G).winner).toBe('0');
    expect(gameResult(G).scores.map(({ gold }) => gold)).toEqual([160, 135]);
  });
});

describe('§8 phases and turns', () => {
  it('R8.1 starts with the start player and follows the turn order', () => {
    const table = new Table(3);
    table.startRound();
    const turns: string[] = [];
    while (table.ctx.phase === 'winter1') {
      turns.push(table.current);
      table.passTurn();
    }
    table.passRound();
    table.startRound();
    while (table.ctx.phase === 'winter1') {
      turns.push(table.current);
      table.passTurn();
    }
    expect(turns.join('')).toBe('012120');
  });

  it('R8.1 skips a player whose workers have all acted', () => {
    const G = scenario({
      numPlayers: 3,
      round: 3,
      turnOrder: ['0', '1', '2'],
      players: {
        '0': { workers: [{ id: 'w01' }, { id: 'w02' }] },
        '1': {
          workers: [
            { id: 'w04', acted: true },
            { id: 'w05', acted: true },
          ],
        },
        '2': { workers: [{ id: 'w06', acted: true }, { id: 'w07' }] },
      },
    });
    expect(nextToAct(G, 0)).toBe(0);
    expect(nextToAct(G, 1)).toBe(2);
    expect(nextToAct(G, 3)).toBe(0);
  });

  it('R8.2 ends the phase when all workers have acted; then all can act again', () => {
    const table = new Table(2);
    table.startRound();
    table.passTurn();
    expect(table.phase).toBe('winter1');
    table.passTurn();
    expect(table.phase).toBe('summer');
    expect(Object.values(table.G.workers).some(({ acted }) => acted)).toBe(false);
  });

  it('R8.3 differs between seasons only in movement', () => {
    const G = scene({
      worker: { at: 'moscow', goods: { sable: 2, chinese: 1 } },
      tokens: 1,
      hand: ['p01', 'p33'],
    });
    const butTravel = (phase: 'winter1' | 'summer') =>
      (['explore', 'hunt', 'trade', 'gatherInformation', 'useTravelToken', 'completeBusiness'] as const).map(
        (move) => legal(G, phase, '0', move),
      );
    expect(butTravel('summer')).toEqual(butTravel('winter1'));
    expect(legal(G, 'summer', '0', 'travel')).not.toEqual(legal(G, 'winter1', '0', 'travel'));
  });

  it('R8.4 asks for a worker if two can act, but not if only one can', () => {
    const G = scene({ worker: { at: 'moscow' }, second: { id: 'w11', at: 'tobolsk' } });
    expect(moveNames(G, 'winter1', '0')).toEqual(['activateWorker']);
    expect(legal(G, 'winter1', '0', 'activateWorker')).toEqual(['w12', 'w11']);
    expect(refusal(G, 'winter1', '0', 'gatherInformation')).toBe('R8.4');
    play(G, 'winter1', '0', 'activateWorker', 'w11');
    expect(refusal(G, 'winter1', '0', 'activateWorker', 'w12')).toBe('R8.4');
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'tyumen' });
    expect([workerOf(G, 'w11').at, workerOf(G, 'w12').at]).toEqual(['tyumen', 'moscow']);

    const H = scene({ worker: { at: 'moscow', acted: true }, second: { id: 'w11', at: 'tobolsk' } });
    expect(legal(H, 'winter1', '0', 'activateWorker')).toEqual([]);
    expect(legal(H, 'winter1', '0', 'travel')).not.toEqual([]);
    expect(refusal(H, 'winter1', '0', 'activateWorker', 'w12')).toBe('R8.4');
    expect(refusal(H, 'winter1', '0', 'activateWorker', 'w01')).toBe('R8.4');
  });

  it('R8.4 allows a move before the action: one move, one action', () => {
    const G = scene({ worker: { at: 'tobolsk', goods: { fur: 2 } } });
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'tyumen' });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'tobolsk' })).toBe('R8.4');
    play(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} })).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'gatherInformation')).toBe('R8.4');

    const H = scene({ worker: { at: 'tobolsk' } });
    play(H, 'winter1', '0', 'gatherInformation');
    expect(refusal(H, 'winter1', '0', 'travel', { by: 'sled', to: 'tyumen' })).toBe('R8.4');
    play(H, 'winter1', '0', 'endTurn');
    expect(workerOf(H, 'w12').acted).toBe(true);
  });

  it('R8.4 refuses to end a turn without an action', () => {
    const G = scene({ worker: { at: 'tobolsk' } });
    expect(refusal(G, 'winter1', '0', 'endTurn')).toBe('R8.4');
    expect(reason(G, 'winter1', '0', 'endTurn')).toBe('actionRequired');
    play(G, 'winter1', '0', 'gatherInformation');
    expect(legal(G, 'winter1', '0', 'endTurn')).toHaveLength(1);
  });

  it('R8.4 always allows gathering information, even at 3 tokens, where it gives nothing', () => {
    const G = scene({ worker: { at: 'village-kolyma' }, tokens: 3, gold: 0 });
    play(G, 'summer', '0', 'gatherInformation');
    expect(playerOf(G, '0').tokens).toBe(3);
    play(G, 'summer', '0', 'endTurn');
  });

  it('R8.4 allows free actions before and after the move and the action', () => {
    const goods = { chinese: 1, sable: 2 };
    const G = scene({ worker: { at: 'tver', goods }, tokens: 3, hand: ['p17', 'p31', 'p33'] });
    play(G, 'winter1', '0', 'useTravelToken', 'moscow');
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'makaryev' });
    play(G, 'winter1', '0', 'useTravelToken', 'vologda');
    play(G, 'winter1', '0', 'trade', { sell: { sable: 2 }, buy: {} });
    play(G, 'winter1', '0', 'useTravelToken', 'ustyug');
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    play(G, 'winter1', '0', 'endTurn');
    expect(workerOf(G, 'w12').at).toBe('ustyug');
  });

  it('R8.4 refuses an unknown move and malformed arguments', () => {
    const G = scene({ worker: { at: 'moscow' } });
    expect(refusal(G, 'winter1', '0', 'fly', 'yakutsk')).toBe('R8.4');
    for (const args of [
      undefined,
      null,
      7,
      { by: 'sled' },
      { by: 'rail', to: 'tver' },
      { by: 'sled', to: 3 },
    ])
      expect(refusal(G, 'winter1', '0', 'travel', args)).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { daily: 0.5 }, buy: {} })).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { daily: -1 }, buy: {} })).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { gold: 1 }, buy: {} })).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'gatherInformation', 'now')).toBe('R8.4');
  });

  it('R8.4 accepts arguments with keys in any order and with zeros', () => {
    const G = scene({ worker: { at: 'moscow', goods: { sable: 1, fur: 1 } } });
    play(G, 'winter1', '0', 'trade', { buy: { daily: 0 }, sell: { sable: 1, fur: 1, chinese: 0 } });
    expect(playerOf(G, '0').gold).toBe(100 + 8 + 3);
  });
});
