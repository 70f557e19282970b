/** Tests section 4: setup with 4 players. */
import { describe, expect, it } from 'vitest';
import { content, scenario } from '../../../../src/games/cherez-ural';
import type { SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { brokenInvariant } from '../../../../src/games/cherez-ural/rules/state/invariants';
import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { keysOf } from '../../../../src/rules-kit/records';
import { Table } from '../table';

const FAR_EAST: readonly SpaceId[] = [
  'albazin',
  'anadyrsk',
  'butalsk',
  'nizhnekamchatsk',
  'okhotsk',
  'uyandinsk',
  'verkhnekamchatsk',
  'verkhoyansk',
  'yakutsk',
];

describe('§4 setup', () => {
  it('R4.1 has a turn order clockwise from the start player, and all track markers at 0', () => {
    const { G } = new Table(4);
    expect(G.turnOrder).toEqual(['0', '1', '2', '3']);
    for (const player of Object.values(G.players))
      expect(player.tracks).toEqual({ westEurope: 0, middleEast: 0, china: 0 });
  });

  it('R4.1 has no supply of goods and gold that could run out', () => {
    const { G } = new Table(4);
    expect(Object.keys(G).filter((key) => /supply/i.test(key))).toEqual(['noExplorationSupply']);
  });

  it('R4.2 puts no-exploration chits on St Petersburg, Kyakhta and Nerchinsk', () => {
    const G = scenario({ numPlayers: 4 });
    const closed = keysOf(G.exploration).filter((city) => G.exploration[city] === 'noExploration');
    expect(closed.sort()).toEqual(['kyakhta', 'nerchinsk', 'petersburg']);
    expect(G.noExplorationSupply).toBe(5);
  });

  it('R4.2 leaves the exploration spots of Arkhangelsk and Mangazeya empty (FAQ)', () => {
    const G = scenario({ numPlayers: 4 });
    expect(G.exploration.arkhangelsk).toBeUndefined();
    expect(G.exploration.mangazeya).toBeUndefined();
  });

  it('R4.3 shuffles the Siberia chits: five face up to hunt, three face down to explore', () => {
    const G = scenario({ numPlayers: 4 });
    expect(Object.keys(G.hunting).sort()).toEqual(['ilimsk', 'mangazeya', 'narym', 'ust-kut', 'yeniseysk']);
    expect(Object.values(G.hunting).every(({ faceUp }) => faceUp)).toBe(true);
    const chits = [
      ...Object.values(G.hunting).map(({ chit }) => chit),
      ...(['irkutsk', 'selenginsk', 'kirensk'] as const).map((city) => G.exploration[city]),
    ];
    expect([...chits].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `siberia${n}`));
    const orders = new Set([1, 2, 3, 4].map((seed) => JSON.stringify(new Table(4, {}, seed).G.hunting)));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('R4.3 uses the Siberia chits 1+1 1+1 0+3 0+3 2+0 1+2 1+2 0+4', () => {
    expect(content.siberiaChits.map(({ sable, fur }) => `${sable}+${fur}`).sort()).toEqual(
      ['1+1', '1+1', '0+3', '0+3', '2+0', '1+2', '1+2', '0+4'].sort(),
    );
  });

  it('R4.4 puts the nine Far East chits face down in the Far East', () => {
    const G = scenario({ numPlayers: 4 });
    expect(FAR_EAST.map((city) => G.exploration[city]).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `farEast${n}`),
    );
    for (const seat of ['0', '1', '2', '3', null]) {
      const seen = viewFor(G, seat).exploration;
      for (const city of FAR_EAST) expect(seen[city]).toBe('farEastBack');
    }
    expect(content.farEastChits.map(({ sable, fur }) => `${sable}+${fur}`).sort()).toEqual(
      ['3+0', '2+1', '2+1', '2+2', '2+2', '1+3', '1+3', '4+0', '3+1'].sort(),
    );
  });

  it('R4.5 shuffles the six situation cards into a hidden deck', () => {
    const { G } = new Table(4);
    expect([...G.situations, ...G.situationDeck].sort()).toEqual(['s01', 's02', 's03', 's04', 's05', 's06']);
    expect(viewFor(G, '0').situationDeck).toEqual(G.situationDeck.map(() => 'hidden'));
    const first = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => new Table(4, {}, seed).G.situations[0]));
    expect(first.size).toBeGreaterThan(1);
  });

  it('R4.6 deals three worker cards each, for one worker from round 1 and a second from round 3', () => {
    const table = new Table(4);
    const dealt = Object.values(table.G.players).flatMap(({ workerHand }) => workerHand);
    expect(new Set(dealt).size).toBe(12);
    const counts: number[][] = [];
    while (table.ctx.gameover === undefined) {
      table.startRound();
      const { workers, workerHand } = playerOf(table.G, '0');
      counts.push([workers.length, workerHand.length]);
      table.passRound();
    }
    expect(counts).toEqual([
      [1, 2],
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
  });

  it('R4.7 deals seven business cards each, and the rest form the deck', () => {
    const { G } = new Table(4);
    for (const player of Object.values(G.players)) expect(player.hand).toHaveLength(7);
    expect(G.businessDeck).toHaveLength(36 - 28);
    expect(brokenInvariant(G)).toBeNull();
  });

  it('R4.8 gives gold 10, 12, 14, 16 and travel tokens 0, 0, 1, 1 in turn order', () => {
    const { G } = new Table(4);
    expect(G.turnOrder.map((seat) => playerOf(G, seat).gold)).toEqual([10, 12, 14, 16]);
    expect(G.turnOrder.map((seat) => playerOf(G, seat).tokens)).toEqual([0, 0, 1, 1]);
  });

  const SETS: Record<string, string> = {
    A: 'p01 p10 p20 p22 p28 p30 p33 w03 w07 w12',
    B: 'p02 p07 p11 p14 p17 p19 p21 w01 w08 w09',
    C: 'p03 p08 p12 p23 p26 p34 p35 w02 w05 w06',
    D: 'p04 p05 p13 p24 p29 p31 p36 w04 w10 w11',
  };
  const setOf = (cards: readonly string[]) =>
    Object.keys(SETS).find((letter) => SETS[letter] === [...cards].sort().join(' '));

  it('R4.9 deals one of the sets A, B, C, D to each player, and the unlettered business cards form the deck', () => {
    const { G } = new Table(4, { firstGameSets: true });
    const sets = Object.values(G.players).map(({ hand, workerHand }) => setOf([...hand, ...workerHand]));
    expect([...sets].sort()).toEqual(['A', 'B', 'C', 'D']);
    expect([...G.businessDeck].sort()).toEqual('p06 p09 p15 p16 p18 p25 p27 p32'.split(' '));
    expect(brokenInvariant(G)).toBeNull();
    const given = [1, 2, 3, 4, 5, 6].map((seed) => {
      const player = playerOf(new Table(4, { firstGameSets: true }, seed).G, '0');
      return setOf([...player.hand, ...player.workerHand]);
    });
    expect(new Set(given).size).toBeGreaterThan(1);
  });

  it.each([
    [2, 'A'],
    [1, 'B'],
  ] as const)('R4.9 with %i players leaves out set %s', (players, left) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { G } = new Table(players, { firstGameSets: true }, seed);
      for (const { hand, workerHand } of Object.values(G.players)) {
        const set = setOf([...hand, ...workerHand]);
        expect(set).toBeDefined();
        expect(set).not.toBe(left);
      }
      expect(brokenInvariant(G)).toBeNull();
    }
  });

  it('R4.9 deals three different sets to three players', () => {
    const { G } = new Table(3, { firstGameSets: true });
    const sets = Object.values(G.players).map(({ hand, workerHand }) => setOf([...hand, ...workerHand]));
    expect(new Set(sets).size).toBe(3);
    expect(sets).not.toContain(undefined);
  });
});
