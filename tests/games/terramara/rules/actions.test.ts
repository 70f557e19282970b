/** Actions (§5). */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { legalMoves } from '../../../../src/games/terramara/rules/moves';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import {
  asked,
  effect,
  legal,
  moveNames,
  NO_FIRE,
  place,
  play,
  position,
  refusal,
  resources,
  working,
} from '../table';

describe('actions', () => {
  it('S5.1 craftsman: takes one of the round’s level while any are left', () => {
    for (const [round, level] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
    ] as const) {
      const G = position({ round, players: { '0': { craftsmen: [] } } });
      place(G, '0', 'craftsman');
      expect(playerOf(G, '0').craftsmen.ready[level]).toBe(1);
      expect(G.craftsmenOnTrack[round - 1]).toBe(1);
    }
  });

  it('S5.2 develop gives 1 military and 1 technology, travel 2 expedition', () => {
    const G = position({ players: { '0': { military: 2, river: 0 } } });
    place(G, '0', 'develop');
    expect(G.players['0']).toMatchObject({ military: 3, river: 1 });
    G.turn.space = null;
    place(G, '0', 'travel');
    expect(asked(G)).toEqual(['expedition', '0']);
    play(G, '0', 'step', { caravan: 0, to: 'j1' });
    expect(playerOf(G, '0').caravans).toEqual(['j1', 'start']);
  });

  it('S5.3 raid: costs 1 military, then each giver chooses by level; all counts precede the first gift', () => {
    // The raider drops from 10 to 9: level 2.
    const G = position({
      players: {
        '0': { military: 10, resources: {} },
        '1': { military: 0, resources: { cattle: 3, leather: 5 } },
        '2': { military: 5, resources: { log: 5 } },
        '3': { military: 15, resources: { log: 2, ore: 4 } },
      },
    });
    place(G, '0', 'raid');
    expect(playerOf(G, '0').military).toBe(9);
    // 1 level lower: 8 / 4 = 2 of two kinds. Equal: 5 / 5 = 1 of a single kind. 2 levels higher: 6 / 7 = 0.
    expect(asked(G)).toEqual(['loot', '1']);
    expect(moveNames(G, '0')).toEqual([]);
    expect(legal(G, '1', 'giveLoot')).toEqual(
      expect.arrayContaining([{ cattle: 2 }, { cattle: 1, leather: 1 }, { leather: 2 }]),
    );
    expect(refusal(G, '1', 'giveLoot', { cattle: 1 })).toBe('S5.3');
    play(G, '1', 'giveLoot', { cattle: 1, leather: 1 });
    expect(resources(G, '0')).toEqual({ cattle: 1, log: 1, leather: 1 });
    expect(resources(G, '2')).toEqual({ log: 4 });
    expect(resources(G, '3')).toEqual({ log: 2, ore: 4 });
    expect(moveNames(G, '0')).toContain('endTurn');
  });

  it.each([
    [15, 0, 2],
    [15, 5, 3],
    [15, 10, 4],
    [15, 15, 5],
    [10, 15, 6],
    [5, 15, 7],
    [0, 15, 8],
  ])('S5.3 at %i against %i: takes one resource for each full %i', (own, theirs, each) => {
    const raided = (count: number) => {
      const G = position({
        numPlayers: 3,
        rows: NO_FIRE,
        players: {
          '0': { military: own === 0 ? 0 : own + 1, resources: {} },
          '1': { military: theirs, resources: { log: count } },
          '2': { resources: {} },
        },
      });
      place(G, '0', 'raid');
      return resources(G, '0').log ?? 0;
    };
    expect(raided(each - 1)).toBe(0);
    expect(raided(each)).toBe(1);
    expect(raided(2 * each - 1)).toBe(1);
  });

  it('S5.4 leader: takes the start card, and everybody gains by the new order', () => {
    const G = position({ leader: '0', players: { '3': { river: 0 }, '1': { military: 0 } } });
    place(G, '0', 'craftsman');
    G.turn.space = null;
    place(G, '1', 'leader');
    expect(G.leader).toBe('1');
    expect(G.turnOrder).toEqual(['0', '1', '2', '3']);
    // Player 1 is first: 1 expedition. Player 2: nothing. Player 3: 1 technology. Player 0: 1 military.
    expect(playerOf(G, '1').caravans).toEqual(['way', 'start']);
    expect(G.players['2']).toMatchObject({ river: 1, military: 3 });
    expect(playerOf(G, '3').river).toBe(1);
    expect(playerOf(G, '0').military).toBe(2);
  });

  it('S5.4 with 2 players does raid, then leader; in round 5 only the leader gains', () => {
    const G = position({
      numPlayers: 2,
      rows: NO_FIRE,
      round: 5,
      players: { '1': { resources: { log: 4, ore: 4 } } },
    });
    place(G, '0', 'raidLeader');
    expect(asked(G)).toEqual(['loot', '1']);
    play(G, '1', 'giveLoot', { log: 1 });
    expect(asked(G)).toEqual(['choose', '0']);
    play(G, '0', 'choose', 1);
    expect(playerOf(G, '0').military).toBe(2);
    expect(G.leader).toBe('0');
  });

  it('S5.5 performs printed effects from left to right', () => {
    const G = position({ rows: { 1: { plain: 'p03' } }, players: { '0': { resources: {} } } });
    place(G, '0', 'r1p3');
    expect(asked(G)).toEqual(['gain', '0']);
    play(G, '0', 'gain', { rock: 1 });
    expect(asked(G)).toEqual(['swap', '0']);
    play(G, '0', 'swap', { from: 'rock', to: 'ore' });
    expect(asked(G)).toEqual(['convert', '0']);
    play(G, '0', 'convert', { ore: 1 });
    expect(resources(G)).toEqual({ bronze: 1 });
  });

  it('S5.6 accepts processed resources for raw ones, never the reverse', () => {
    const G = position({
      row: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { resources: { timber: 3, log: 1 } } },
    });
    expect(queries.payments(G, '0', 'a01')).toEqual([{ log: 1, timber: 2 }, { timber: 3 }]);
    playerOf(G, '0').resources.timber = 0;
    playerOf(G, '0').resources.log = 9;
    expect(queries.payments(G, '0', 'a01')).toEqual([]);
    effect(G, '0', [{ exchange: { pay: { anyProcessed: 1 }, get: [{ vp: 6 }], times: 1 } }]);
    expect(asked(G)).toBeNull();
    playerOf(G, '0').resources.leather = 1;
    effect(G, '0', [{ exchange: { pay: { anyRaw: 1 }, get: [{ vp: 3 }], times: 1 } }]);
    expect(legal(G, '0', 'pay')).toEqual([{ log: 1 }, { leather: 1 }]);
  });

  it('S5.7 gains only what the supply has, and choices offer only that', () => {
    const G = position({
      players: {
        '0': { resources: { log: 10, timber: 5 } },
        '1': { resources: {} },
        '2': { resources: {} },
        '3': { resources: {} },
      },
    });
    effect(G, '0', [{ gain: { log: 2, ore: 1 } }]);
    expect(resources(G)).toEqual({ log: 11, ore: 1, timber: 5 });
    effect(G, '0', [{ gainAny: { form: 'raw', count: 1 } }]);
    expect(legal(G, '0', 'gain')).toEqual([{ ore: 1 }, { rock: 1 }, { cattle: 1 }]);
    expect(refusal(G, '0', 'gain', { log: 1 })).toBe('S5.7');
    expect(queries.supply(G).resources).toMatchObject({ log: 0, timber: 0, ore: 15, cattle: 16 });
  });

  it('S5.8 hut: processes one resource or exchanges one', () => {
    const G = position({ players: { '0': { resources: { log: 1 } } } });
    place(G, '0', 'hut');
    expect(legal(G, '0', 'choose')).toEqual([0, 1]);
    play(G, '0', 'choose', 1);
    expect(refusal(G, '0', 'swap', { from: 'log', to: 'log' })).toBe('S5.8');
    expect(refusal(G, '0', 'swap', { from: 'ore', to: 'log' })).toBe('S5.8');
    play(G, '0', 'swap', { from: 'log', to: 'ore' });
    expect(resources(G)).toEqual({ ore: 1 });
    expect(legalMoves(G, working('0'), '0').map(({ move }) => move)).toContain('endTurn');
  });
});
