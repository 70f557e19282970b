/** Tests section 7: the round start. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import { placesFor } from '../../../../src/games/cherez-ural/rules/roundStart';
import { playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { firstTwo } from '../../../firstOf';
import { explored, legal, play, refusal, scene, Table } from '../table';

describe('§7 round start', () => {
  it('R7.1 turns face-down hunting chits face up at the next round start', () => {
    const table = new Table(4);
    table.startRound();
    table.do('0', 'explore', 'irkutsk');
    expect(entryOf(table.G.hunting, 'irkutsk').faceUp).toBe(false);
    // The explorer may have to return goods first.
    const back = table.legal('0').find(({ move }) => move === 'returnGoods');
    if (back !== undefined) table.do('0', 'returnGoods', ...back.args);
    table.do('0', 'endTurn');
    for (const phase of ['winter1', 'summer', 'winter2']) {
      expect(table.phase).toBe(phase);
      expect(entryOf(table.G.hunting, 'irkutsk').faceUp).toBe(false);
      table.passPhase();
    }
    expect(table.G.round).toBe(2);
    expect(entryOf(table.G.hunting, 'irkutsk').faceUp).toBe(true);
  });

  it('R7.2 reveals and applies the top situation card', () => {
    const G = scenario({ numPlayers: 4, situations: ['s05'] });
    expect(G.situations).toEqual(['s05']);
    expect(queries.isExplored(G, 'petersburg')).toBe(true);
    expect(queries.isExplored(G, 'arkhangelsk')).toBe(false);
  });

  it('R7.3 reveals one worker card each in rounds 1 and 3, all together, after the situation card', () => {
    const table = new Table(3);
    expect([table.phase, table.G.situations.length]).toEqual(['roundStart', 1]);
    const { workerHand } = playerOf(table.G, '0');
    table.do('0', 'chooseWorkerCard', workerHand[1]);
    expect(playerOf(table.G, '0').workers).toEqual([]);
    expect(playerOf(viewFor(table.G, '1'), '0').chosenWorker).toBe('hidden');
    expect(playerOf(viewFor(table.G, '1'), '0').workerHand).toEqual(['hidden', 'hidden', 'hidden']);
    expect(playerOf(viewFor(table.G, '0'), '0').chosenWorker).toBe(workerHand[1]);
    table.do('2', 'chooseWorkerCard', playerOf(table.G, '2').workerHand[0]);
    expect(Object.keys(table.G.workers)).toEqual([]);
    table.do('1', 'chooseWorkerCard', playerOf(table.G, '1').workerHand[0]);
    expect(table.phase).toBe('placement');
    expect(playerOf(table.G, '0').workers).toEqual([workerHand[1]]);
    expect(Object.keys(table.G.workers)).toHaveLength(3);
  });

  it("R7.3 allows one choice, only from one's own hand, and none in rounds 2 and 4", () => {
    const table = new Table(2);
    const [first, second] = playerOf(table.G, '0').workerHand;
    const [other] = playerOf(table.G, '1').workerHand;
    expect(refusal(table.G, 'roundStart', '0', 'chooseWorkerCard', other)).toBe('R7.3');
    table.do('0', 'chooseWorkerCard', first);
    expect(refusal(table.G, 'roundStart', '0', 'chooseWorkerCard', second)).toBe('R7.3');
    table.do('1', 'chooseWorkerCard', other);
    table.placeAll();
    expect(refusal(table.G, 'roundStart', '0', 'chooseWorkerCard', second)).toBe('R7.3');
    table.passRound();
    expect([table.G.round, table.phase]).toEqual([2, 'placement']);
    table.startRound();
    table.passRound();
    expect([table.G.round, table.phase]).toEqual([3, 'roundStart']);
  });

  it('R7.3 keeps worker cards and uncompleted business cards secret', () => {
    const table = new Table(3);
    table.startRound();
    for (const seat of ['1', null]) {
      const seen = playerOf(viewFor(table.G, seat), '0');
      expect(new Set([...seen.hand, ...seen.workerHand])).toEqual(new Set(['hidden']));
      expect(seen.workers).toEqual(playerOf(table.G, '0').workers);
    }
    expect(playerOf(viewFor(table.G, '0'), '0').hand).toEqual(playerOf(table.G, '0').hand);
  });

  it('R7.4 lets each worker stay or go to an explored base city, in turn order', () => {
    const table = new Table(2);
    table.chooseWorkers();
    const [zero, one] = firstTwo(['0', '1'].map((seat) => itemAt(playerOf(table.G, seat).workers, 0)));
    expect(table.current).toBe('0');
    expect(table.try('1', 'placeWorkers', { [one]: 'moscow' })).toBe(false);
    table.do('0', 'placeWorkers', { [zero]: 'tobolsk' });
    expect(table.current).toBe('1');
    table.do('1', 'placeWorkers', { [one]: 'moscow' });
    expect([workerOf(table.G, zero).at, workerOf(table.G, one).at]).toEqual(['tobolsk', 'moscow']);
  });

  it('R7.4 sends a worker revealed this round to an explored base city', () => {
    const table = new Table(2, {}, 5);
    table.chooseWorkers();
    const worker = itemAt(playerOf(table.G, '0').workers, 0);
    const bases = ['moscow', 'tobolsk', 'petersburg'] as const;
    const explored = bases.filter((city) => queries.isExplored(table.G, city));
    expect(
      legal(table.G, 'placement', '0', 'placeWorkers')
        .map((placing) => Object.values(placing as object)[0])
        .sort(),
    ).toEqual(explored.sort());
    for (const city of ['irkutsk', 'yakutsk', 'kazan', 'village-ob', 'atlantis'])
      expect(refusal(table.G, 'placement', '0', 'placeWorkers', { [worker]: city })).toBe('R7.4');
  });

  it('R7.4 places each worker separately: its own space, even a village, or any explored base city', () => {
    const G = scene({
      worker: { at: 'village-kolyma' },
      second: { id: 'w11', at: 'moscow' },
      chits: { exploration: explored('yakutsk') },
    });
    expect(placesFor(G, 'w12').sort()).toEqual(['moscow', 'tobolsk', 'village-kolyma', 'yakutsk']);
    expect(placesFor(G, 'w11').sort()).toEqual(['moscow', 'tobolsk', 'yakutsk']);
    expect(legal(G, 'placement', '0', 'placeWorkers')).toHaveLength(12);
    expect(refusal(G, 'placement', '0', 'placeWorkers', { w12: 'moscow' })).toBe('R7.4');
    expect(refusal(G, 'placement', '0', 'placeWorkers', { w12: 'moscow', w01: 'moscow' })).toBe('R7.4');
    expect(refusal(G, 'placement', '0', 'placeWorkers', { w12: 'kazan', w11: 'moscow' })).toBe('R7.4');
    play(G, 'placement', '0', 'placeWorkers', { w12: 'village-kolyma', w11: 'yakutsk' });
    expect([workerOf(G, 'w12').at, workerOf(G, 'w11').at]).toEqual(['village-kolyma', 'yakutsk']);
    expect(refusal(G, 'placement', '0', 'placeWorkers', { w12: 'moscow', w11: 'moscow' })).toBe('R7.4');
  });

  it('R7.4 lets a worker keep its goods and stay in an unexplored city', () => {
    const G = scene({ worker: { at: 'okhotsk', goods: { fur: 4 } } });
    play(G, 'placement', '0', 'placeWorkers', { w12: 'okhotsk' });
    expect(workerOf(G, 'w12').goods.fur).toBe(4);
  });

  it('R7.5 decides about the factory after all have placed', () => {
    const table = new Table(4);
    const owner = Object.keys(table.G.players).find((seat) =>
      playerOf(table.G, seat).workerHand.includes('w05'),
    );
    if (owner === undefined) throw new Error('with 4 players every worker card is dealt');
    table.chooseWorkers({ [owner]: 'w05' });
    for (const seat of ['0', '1', '2', '3']) {
      expect(table.current).toBe(seat);
      expect(table.try(owner, 'placeFactory', 'tobolsk')).toBe(false);
      table.do(seat, 'placeWorkers', { [itemAt(playerOf(table.G, seat).workers, 0)]: 'moscow' });
    }
    expect([table.phase, table.current]).toEqual(['placement', owner]);
    table.do(owner, 'placeFactory', 'tobolsk');
    expect([table.phase, table.current]).toEqual(['winter1', '0']);
  });
});
