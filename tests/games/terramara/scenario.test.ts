/** Start positions: they contain what was requested, and impossible ones are refused. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../src/games/terramara';
import type { ScenarioSpec } from '../../../src/games/terramara/rules/state/scenario';
import { legal, NO_FIRE, position } from './table';

describe('scenario', () => {
  it('fills missing fields as after setup, the same every time', () => {
    for (const numPlayers of [2, 3, 4]) {
      const G = scenario({ numPlayers });
      expect(G).toEqual(scenario({ numPlayers }));
      expect(G.leader).toBe('0');
      expect(legal(G, '0', 'place').length).toBeGreaterThan(5);
    }
  });

  it('has the cards, rows and craftsmen of each round', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const G = position({ round });
      expect(G.row).toHaveLength(8);
      expect(G.rows.filter(({ flipped }) => flipped)).toHaveLength(round - 1);
    }
  });

  it('accepts all public information of a player', () => {
    const G = position({
      round: 3,
      players: {
        '2': {
          vp: 4,
          resources: { ore: 2 },
          military: 7,
          river: 5,
          caravans: ['j1', 'o1'],
          flags: [1],
          craftsmen: [1, 2],
          built: ['a01'],
        },
      },
    });
    expect(queries.player(G, '2')).toMatchObject({
      vp: 4,
      military: 7,
      river: 5,
      flags: [1],
      built: [{ card: 'a01', used: false }],
    });
    expect(queries.turnOrder(G)).toEqual(['0', '1', '2', '3']);
    expect(queries.militaryRank(G, '2')).toBe(1);
    expect(() => queries.player(G, '7')).toThrow(/no seat 7/);
    expect(() => queries.space(G, '0', 'r1p1')).toThrow(/r1p1 is not in play/);
    expect(queries.refusal(G, '0', 'explorer', 'r3p1')).toBeNull();
    expect(queries.refusal(G, '0', 'chief', 'r4p1')).toBe('S4.5');
  });

  it.each<[RegExp, Partial<ScenarioSpec>]>([
    [/numPlayers: expected 2 to 4/, { numPlayers: 1 }],
    [/round: expected 1 to 5/, { round: 6 }],
    [/players\.5: there is no such player/, { players: { '5': {} } }],
    [/gold: no such resource/, { players: { '0': { resources: { gold: 1 } as never } } }],
    [
      /more than 16 tiles of log and timber/,
      { players: { '0': { resources: { log: 16 } }, '1': { resources: { timber: 1 } } } },
    ],
    [/artifact a99 does not exist/, { row: ['a99'] }],
    [/artifact a01 is in two places/, { players: { '0': { built: ['a01'] }, '1': { built: ['a01'] } } }],
    [/caravan of player 0 is at j9/, { players: { '0': { caravans: ['j9', 'start'] } } }],
    [/flag on row 1, which is not flipped/, { players: { '0': { flags: [1] } } }],
    [/reserved artifact without the ability/, { players: { '0': { reserved: 'a01', river: 1 } } }],
    [/is at 19 on the military track/, { players: { '0': { military: 19 } } }],
    [/space raid holds 2 workers/, { occupants: { raid: [{ owner: '0' }, { owner: '1' }] } }],
    [/there is no such space/, { occupants: { r9t: [{ owner: '0' }] } }],
    [/n0 does not play/, { occupants: { craftsman: [{ owner: 'n0' }] } }],
    [
      /develop, which is not in play/,
      { numPlayers: 2, rows: NO_FIRE, occupants: { develop: [{ owner: '0' }] } },
    ],
    [/rows\.1\.plain: expected a plain of level 1, got p09/, { rows: { 1: { plain: 'p09' } } }],
    [/rows\.7: expected the number of a row/, { rows: { 7: {} } }],
    [/craftsmen of level 3/, { players: { '0': { craftsmen: [3, 3] } } }],
    [/expected one of horse/, { players: { '0': { character: 'duke' as never } } }],
    [/neutrals\.n1: there is no such neutral with 3 players/, { numPlayers: 3, neutrals: { n1: {} } }],
    [/leader: there is no player 4/, { leader: '4' }],
  ])('refuses %s', (sentence, spec) => {
    expect(() => position(spec)).toThrow(sentence);
  });
});
