/** Tests section 12: the round end. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { play, scene, Table } from '../table';

describe('§12 round end', () => {
  it('R12.1 turns a completed business face down, so that others see only that it exists', () => {
    const G = scene({ worker: { at: 'irbit', goods: { chinese: 1, fur: 1 } }, hand: ['p27'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p27' });
    const open = { card: 'p27', worker: 'w12', round: 1, faceUp: true };
    expect(playerOf(viewFor(G, '1'), '0').completed).toEqual([open]);
    endRound(G);
    const covered = { card: 'hidden', worker: 'hidden', round: 0, faceUp: false };
    expect(playerOf(viewFor(G, '1'), '0').completed).toEqual([covered]);
    expect(playerOf(viewFor(G, null), '0').completed).toEqual([covered]);
    expect(playerOf(viewFor(G, '0'), '0').completed).toEqual([{ ...open, faceUp: false }]);
  });

  it('R12.1 hides the final gold of face-down businesses from others', () => {
    const G = scenario({
      numPlayers: 2,
      round: 3,
      players: { '0': { gold: 50, workers: [{ id: 'w12' }], completed: ['p15'] } },
    });
    // Three tracks with both players at 0: 15 each.
    expect(queries.scoreNow(G, '0')).toBe(50 + 30 + 45);
    expect(queries.scoreNow(viewFor(G, '0'), '0')).toBe(125);
    expect(queries.scoreNow(viewFor(G, '1'), '0')).toBe(95);
    expect(queries.scoreNow(viewFor(G, null), '0')).toBe(95);
  });

  it.each(['p32', 'p33', 'p35', 'p36'] as const)('R12.1 keeps %s face up with its worker', (card) => {
    const goods = { daily: 1, chinese: 1, fur: 1 };
    const G = scene({ worker: { at: 'moscow', goods }, hand: [card] });
    play(G, 'winter1', '0', 'completeBusiness', { card });
    endRound(G);
    expect(playerOf(viewFor(G, '1'), '0').completed[0]).toMatchObject({ card, worker: 'w12', faceUp: true });
    expect(workerOf(G, 'w12').attached).toEqual([card]);
  });

  it('R12.1 lets a worker complete a business again', () => {
    const G = scene({ worker: { at: 'moscow', businessDone: true } });
    endRound(G);
    expect(workerOf(G, 'w12').businessDone).toBe(false);
  });

  it('R12.2 rotates the turn order by one', () => {
    const table = new Table(4);
    const orders: string[] = [];
    while (table.ctx.gameover === undefined) {
      orders.push(table.G.turnOrder.join(''));
      table.startRound();
      expect(table.current).toBe(table.G.turnOrder[0]);
      table.passRound();
    }
    expect(orders).toEqual(['0123', '1230', '2301', '3012']);
  });

  it('R12.3 ends the game after round 4', () => {
    const table = new Table(2);
    let rounds = 0;
    while (table.ctx.gameover === undefined) {
      expect(table.G.finished).toBe(false);
      table.startRound();
      table.passRound();
      rounds += 1;
    }
    expect(rounds).toBe(4);
    expect(table.ctx.gameover.ranking).toHaveLength(2);
  });
});
