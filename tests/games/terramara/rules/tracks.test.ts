/** Tracks (§6). */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { asked, effect, legal, place, play, position, refusal, resources, Table } from '../table';

describe('tracks', () => {
  it('S6.1 military: never falls below 0, gives VP beyond the end, and has four levels', () => {
    const G = position({ players: { '0': { military: 17 }, '1': { military: 0 } } });
    effect(G, '0', [{ military: 3 }]);
    expect(G.players['0']).toMatchObject({ military: 18, vp: 2 });
    place(G, '1', 'raid');
    expect(playerOf(G, '1').military).toBe(0);
    const levels = [0, 4, 5, 9, 10, 14, 15, 18].map((military) => {
      playerOf(G, '0').military = military;
      return queries.metric(G, '0', 'militaryLevel');
    });
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('S6.2 widens the choice of artifacts with the canoe, and gives VP beyond the end', () => {
    const G = position({ players: { '0': { river: 0 } } });
    expect(queries.reach(G, '0')).toBe(2);
    effect(G, '0', [{ technology: 3 }]);
    expect(queries.reach(G, '0')).toBe(4);
    playerOf(G, '0').river = 11;
    effect(G, '0', [{ technology: 3 }]);
    expect(G.players['0']).toMatchObject({ river: 12, vp: 2 });
  });

  it('S6.3 gives the effects of every river space entered, in order, after the last step', () => {
    const G = position({
      riverBonus: { '4': 'b05', '7': 'b10' },
      players: { '0': { river: 3, resources: {} } },
    });
    effect(G, '0', [{ technology: 4 }]);
    // Space 4 gives 1 VP, space 6 the 5th explorer, space 7 1 technology (to space 8) and 1 military.
    expect(G.players['0']).toMatchObject({ river: 8, vp: 1, explorers: 5 });
    expect(G.riverBonus['4']).toBe('b05');
    const G2 = position({
      row: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { river: 1 } },
    });
    place(G2, '0', 'develop');
    play(G2, '0', 'reserve', 'a01');
    const before = position({ players: { '0': { river: 1 } } });
    place(before, '0', 'craftsman');
    expect(refusal(before, '0', 'reserve', before.row[0])).toBe('S6.3');
  });

  it('S6.3 makes a reserved artifact one cheaper, for a resource that its builder chooses', () => {
    const G = position({
      players: { '0': { river: 9, reserved: 'a02', resources: { rock: 1, log: 1, timber: 1 } } },
    });
    expect(queries.payments(G, '0', 'a02')).toEqual(
      expect.arrayContaining([
        { log: 1, timber: 1 },
        { rock: 1, timber: 1 },
        { rock: 1, log: 1 },
      ]),
    );
    expect(queries.payments(G, '0', 'a02')).toHaveLength(3);
    playerOf(G, '0').river = 8;
    expect(queries.payments(G, '0', 'a02')).toEqual([{ rock: 1, log: 1, timber: 1 }]);
  });

  it('S6.4 moves either caravan one step per point, and loses points that can’t be used', () => {
    const G = position();
    effect(G, '0', [{ expedition: 2 }]);
    expect(legal(G, '0', 'step')).toEqual([
      { caravan: 0, to: 'j1' },
      { caravan: 1, to: 'way' },
    ]);
    expect(refusal(G, '0', 'step', { caravan: 0, to: 'start' })).toBe('S6.4');
    expect(refusal(G, '0', 'step', { caravan: 0, to: 'j2' })).toBe('S6.4');
    play(G, '0', 'step', { caravan: 1, to: 'way' });
    expect(playerOf(G, '0').caravans).toEqual(['way', 'way']);
    // Two caravans on one space count as one.
    const both = position({ players: { '0': { caravans: ['j1', 'j1'] } } });
    effect(both, '0', [{ expedition: 1 }]);
    expect(legal(both, '0', 'step')).toHaveLength(3);
    expect(refusal(both, '0', 'step', { caravan: 1, to: 'j2' })).toBe('S6.4');
    const done = position({ players: { '0': { caravans: ['camp', 'b4'] } } });
    effect(done, '0', [{ expedition: 3 }]);
    expect(entryOf(done.players, '0').caravans).toEqual(['camp', 'camp']);
    expect(asked(done)).toBeNull();
  });

  it('S6.5 opens a trail when both caravans are at its junction', () => {
    const G = position({ round: 2, players: { '0': { caravans: ['j1', 'way'] } } });
    expect(queries.openTrails(G, '0')).toEqual([]);
    effect(G, '0', [{ expedition: 1 }]);
    play(G, '0', 'step', { caravan: 1, to: 'j1' });
    expect(queries.openTrails(G, '0')).toEqual([1]);
  });

  it('S6.6 gives bonus tiles at once without removing them, and sets a flag only on a flipped plain’s outpost', () => {
    const G = position({ round: 2, roadBonus: { b1: 'b11' }, players: { '0': { caravans: ['j1', 'j2'] } } });
    effect(G, '0', [{ expedition: 2 }]);
    play(G, '0', 'step', { caravan: 0, to: 'b1' });
    expect(playerOf(G, '0').vp).toBe(2);
    expect(G.roadBonus.b1).toBe('b11');
    play(G, '0', 'step', { caravan: 1, to: 'o2' });
    expect(playerOf(G, '0').flags).toEqual([]);
    const flagged = position({ round: 2, players: { '0': { caravans: ['j1', 'j1'] } } });
    effect(flagged, '0', [{ expedition: 2 }]);
    play(flagged, '0', 'step', { caravan: 0, to: 'o1' });
    expect(entryOf(flagged.players, '0').flags).toEqual([1]);
    play(flagged, '0', 'step', { caravan: 1, to: 'o1' });
    expect(entryOf(flagged.players, '0').flags).toEqual([1]);
    // A bonus on the way comes before the next point.
    const way = position({ roadBonus: { b1: 'b08' }, players: { '0': { caravans: ['j1', 'j1'] } } });
    effect(way, '0', [{ expedition: 2 }]);
    play(way, '0', 'step', { caravan: 0, to: 'b1' });
    expect(asked(way)).toEqual(['gain', '0']);
    play(way, '0', 'gain', { stone: 1 });
    expect(asked(way)).toEqual(['expedition', '0']);
  });

  it('S6.7 gives the best free rank at the camp, up to two per player', () => {
    const G = position({ players: { '0': { caravans: ['b4', 'o4'] }, '1': { caravans: ['camp', 'way'] } } });
    effect(G, '0', [{ expedition: 1 }]);
    play(G, '0', 'step', { caravan: 1, to: 'camp' });
    effect(G, '0', [{ expedition: 1 }]);
    expect(G.camp).toEqual(['1', '0', '0']);
    expect([queries.scoreNow(G, '1').caravans, queries.scoreNow(G, '0').caravans]).toEqual([9, 7 + 6]);
  });

  it('S6.8 resolves gains from another player’s action at once, with the receiver’s choices', () => {
    const table = new Table(4, { firstGame: true });
    const first = itemAt(table.G.turnOrder, 0);
    const second = itemAt(table.G.turnOrder, 1);
    const third = itemAt(table.G.turnOrder, 2);
    // If the first player leads, the third gains technology. If the second leads, the fourth would be third in the
    // new order.
    table.do(first, 'place', { worker: 'explorer', space: 'leader' });
    expect(playerOf(table.G, first).caravans).toEqual(['way', 'start']);
    expect(playerOf(table.G, third).river).toBe(2);
    expect(playerOf(table.G, second).river).toBe(1);
    const G = position({ riverBonus: { '4': 'b04' }, players: { '3': { river: 3, resources: { log: 1 } } } });
    place(G, '1', 'leader');
    expect(asked(G)).toEqual(['convert', '3']);
    play(G, '3', 'convert', { log: 1 });
    expect(resources(G, '3')).toEqual({ timber: 1 });
    expect(asked(G)).toBeNull();
  });

  it('S6.8 makes only the receiver active in boardgame.io until the choice is made', () => {
    const table = new Table(2, { firstGame: true }, 'raid');
    table.until(() => table.phase === 'work');
    const raider = table.current;
    table.do(raider, 'place', { worker: 'explorer', space: 'raidLeader' });
    const loser = table.ctx.activePlayers;
    expect(loser === null ? null : Object.keys(loser)).toEqual(
      table.G.pending.length === 0 ? null : [raider === '0' ? '1' : '0'],
    );
    table.until(() => table.G.turn.over || table.G.turn.space === null);
    expect(table.ctx.activePlayers).toBeNull();
  });
});
