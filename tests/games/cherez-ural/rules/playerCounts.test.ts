/** Tests section 14: options and other player counts. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import type { SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { gameResult } from '../../../../src/games/cherez-ural/rules/scoring';
import { type G, playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { keysOf } from '../../../../src/rules-kit/records';
import { explored, goldOf, goodsOf, legal, play, refusal, scene, Table } from '../table';

const closed = (G: G) =>
  keysOf(G.exploration)
    .filter((city) => G.exploration[city] === 'noExploration')
    .sort();
const harvests = (G: G) =>
  keysOf(G.exploration)
    .filter((city) => G.exploration[city] !== 'noExploration')
    .sort();
const purse = (numPlayers: number) => {
  const { G } = new Table(numPlayers);
  return [
    G.turnOrder.map((seat) => playerOf(G, seat).gold),
    G.turnOrder.map((seat) => playerOf(G, seat).tokens),
  ];
};
const canExplore = (numPlayers: number, ...open: SpaceId[]) =>
  refusal(
    scene({ numPlayers, worker: { at: 'moscow' }, chits: { exploration: explored(...open) } }),
    'winter1',
    '0',
    'explore',
    'yakutsk',
  ) === null;

describe('R14.1 draft', () => {
  it('R14.1 passes packs of seven on in turn order after each pick, until each player has 7 cards', () => {
    const table = new Table(3, { draft: true });
    expect(table.phase).toBe('draft');
    const packs = ['0', '1', '2'].map((seat) => [...playerOf(table.G, seat).draftPack]);
    expect(packs.map((pack) => pack.length)).toEqual([7, 7, 7]);
    expect(playerOf(table.G, '0').hand).toEqual([]);
    for (const seat of ['2', '0', '1']) table.do(seat, 'draft', playerOf(table.G, seat).draftPack[0]);
    // Player 1 now has what player 0 left, player 2 what 1 left, and player 0 what 2 left.
    expect(playerOf(table.G, '1').draftPack).toEqual(itemAt(packs, 0).slice(1));
    expect(playerOf(table.G, '2').draftPack).toEqual(itemAt(packs, 1).slice(1));
    expect(playerOf(table.G, '0').draftPack).toEqual(itemAt(packs, 2).slice(1));
    for (let pick = 2; pick <= 7; pick++) {
      expect(table.phase).toBe('draft');
      for (const seat of ['0', '1', '2']) table.do(seat, 'draft', playerOf(table.G, seat).draftPack[0]);
    }
    expect(table.phase).toBe('roundStart');
    expect(['0', '1', '2'].map((seat) => playerOf(table.G, seat).hand.length)).toEqual([7, 7, 7]);
    // Each player took every third card that player 0 was dealt, in turn order.
    const [a, b, c, d] = itemAt(packs, 0);
    expect(playerOf(table.G, '0').hand).toEqual(expect.arrayContaining([a, d]));
    expect(playerOf(table.G, '1').hand).toContain(b);
    expect(playerOf(table.G, '2').hand).toContain(c);
  });

  it("R14.1 keeps a pick secret and final, and allows only cards of one's own pack", () => {
    const table = new Table(2, { draft: true });
    const [first, second] = playerOf(table.G, '0').draftPack;
    const [theirs] = playerOf(table.G, '1').draftPack;
    expect(refusal(table.G, 'draft', '0', 'draft', theirs)).toBe('R14.1');
    table.do('0', 'draft', first);
    expect(refusal(table.G, 'draft', '0', 'draft', second)).toBe('R14.1');
    const seen = playerOf(viewFor(table.G, '1'), '0');
    expect([seen.draftPick, new Set(seen.draftPack)]).toEqual(['hidden', new Set(['hidden'])]);
  });

  it('R14.1 is off by default', () => {
    expect(new Table(2).phase).toBe('roundStart');
    expect(new Table(2, { draft: false }).phase).toBe('roundStart');
  });
});

describe('R14.2 chits out of the game', () => {
  it.each([1, 2, 3])('R14.2 shows the chits in the box to everybody (%i players)', (numPlayers) => {
    const G = scenario({ numPlayers });
    expect(G.box.length).toBeGreaterThan(0);
    for (const seat of ['0', null]) expect(viewFor(G, seat).box).toEqual(G.box);
  });
});

describe('R14.3 3 players', () => {
  it('R14.3 starts with gold 10, 12, 19 and tokens 0, 1, 2', () => {
    expect(purse(3)).toEqual([
      [10, 12, 19],
      [0, 1, 2],
    ]);
  });

  it('R14.3 puts no-exploration chits on Selenginsk, Butalsk and Verkhoyansk, and no hunting chit on Mangazeya', () => {
    const G = scenario({ numPlayers: 3 });
    expect(closed(G)).toEqual(['butalsk', 'kyakhta', 'nerchinsk', 'petersburg', 'selenginsk', 'verkhoyansk']);
    expect(G.noExplorationSupply).toBe(2);
    expect(Object.keys(G.hunting).sort()).toEqual(['ilimsk', 'narym', 'ust-kut', 'yeniseysk']);
    expect(G.box.map((chit) => chit.replace(/\d/, '')).sort()).toEqual([
      'farEast',
      'farEast',
      'siberia',
      'siberia',
    ]);
  });

  it('R14.3 opens the Far East when Irkutsk and Kirensk are both explored', () => {
    expect(canExplore(3)).toBe(false);
    expect(canExplore(3, 'irkutsk')).toBe(false);
    expect(canExplore(3, 'kirensk')).toBe(false);
    expect(canExplore(3, 'irkutsk', 'kirensk')).toBe(true);
  });

  it('R14.3 removes no chit at the round end with 3 or 4 players', () => {
    for (const numPlayers of [3, 4]) {
      for (const round of [1, 2, 3]) {
        const G = scenario({ numPlayers, round });
        const before = [harvests(G), Object.keys(G.hunting)];
        endRound(G);
        expect([harvests(G), Object.keys(G.hunting)]).toEqual(before);
      }
    }
  });
});

describe('R14.4 2 players', () => {
  it('R14.4 removes the Cossack', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { G } = new Table(2, {}, seed);
      expect([
        ...G.workerBox,
        ...Object.values(G.players).flatMap(({ workerHand }) => workerHand),
      ]).toHaveLength(11);
      expect(JSON.stringify([G.workerBox, G.players])).not.toContain('w03');
      expect(G.removedCards).toEqual(['w03']);
    }
  });

  it('R14.4 starts with gold 10, 14 and tokens 0, 1', () => {
    expect(purse(2)).toEqual([
      [10, 14],
      [0, 1],
    ]);
  });

  it('R14.4 uses the chits of 3 players, and opens the Far East when Irkutsk or Kirensk is explored', () => {
    const G = scenario({ numPlayers: 2 });
    expect(closed(G)).toEqual(['butalsk', 'kyakhta', 'nerchinsk', 'petersburg', 'selenginsk', 'verkhoyansk']);
    expect(Object.keys(G.hunting).sort()).toEqual(['ilimsk', 'narym', 'ust-kut', 'yeniseysk']);
    expect(canExplore(2)).toBe(false);
    expect(canExplore(2, 'irkutsk')).toBe(true);
    expect(canExplore(2, 'kirensk')).toBe(true);
  });
});

describe('R14.5 solo', () => {
  it('R14.5 starts with 10 gold, no token, and without p21', () => {
    expect(purse(1)).toEqual([[10], [0]]);
    const { G } = new Table(1);
    expect(G.removedCards).toEqual(['p21']);
    expect([...G.businessDeck, ...playerOf(G, '0').hand]).toHaveLength(35);
    expect(JSON.stringify([G.businessDeck, G.players])).not.toContain('p21');
  });

  it('R14.5 has four more no-exploration chits, and only Ilimsk to hunt', () => {
    const G = scenario({ numPlayers: 1 });
    expect(closed(G)).toEqual(
      [
        'kyakhta',
        'nerchinsk',
        'petersburg',
        'selenginsk',
        'butalsk',
        'verkhoyansk',
        'verkhnekamchatsk',
      ].sort(),
    );
    expect(Object.keys(G.hunting)).toEqual(['ilimsk']);
    expect(G.box).toHaveLength(8);
  });

  it('R14.5 shows Albazin’s chit face up, yields nothing for exploring it, and removes it', () => {
    const G = scene({
      numPlayers: 1,
      worker: { at: 'moscow', goods: { daily: 1 } },
      chits: { exploration: explored('irkutsk') },
    });
    const chit = G.exploration.albazin;
    expect(viewFor(G, '0').exploration.albazin).toBe(chit);
    expect(viewFor(G, '0').exploration.okhotsk).toBe('farEastBack');
    play(G, 'winter1', '0', 'explore', 'albazin');
    expect([workerOf(G, 'w12').at, goodsOf(G, 'w12')]).toEqual(['albazin', { daily: 1 }]);
    expect(G.hunting.albazin).toBeUndefined();
    expect(G.box).toContain(chit);
    expect(queries.isExplored(G, 'albazin')).toBe(true);
  });

  it('R14.5 yields the pelts of other cities', () => {
    const G = scene({
      numPlayers: 1,
      worker: { at: 'moscow' },
      chits: { exploration: { irkutsk: 'siberia6' } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(goodsOf(G, 'w12')).toEqual({ sable: 1, fur: 2 });
  });

  it.each([
    ['normal', ['s04', 's03', 's06', 's01']],
    ['hard', ['s04', 's01', 's03', 's05']],
    ['veryHard', ['s02', 's05', 's01', 's04']],
  ] as const)('R14.5 uses the fixed order %s of situation cards', (soloOrder, order) => {
    const table = new Table(1, { soloOrder });
    while (table.ctx.gameover === undefined) {
      table.startRound();
      table.passRound();
    }
    expect(table.G.situations).toEqual(order);
  });

  it('R14.5 varies the random order', () => {
    const orders = [1, 2, 3, 4, 5, 6].map(
      (seed) => new Table(1, { soloOrder: 'random' }, seed).G.situations[0],
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('R14.5 opens the Far East when Irkutsk or Kirensk is explored', () => {
    expect(canExplore(1)).toBe(false);
    expect(canExplore(1, 'irkutsk')).toBe(true);
    expect(canExplore(1, 'kirensk')).toBe(true);
  });

  const solo = (gold: number, westEurope = 0, middleEast = 0, china = 0) => {
    const G = scenario({
      numPlayers: 1,
      round: 4,
      players: { '0': { gold, tracks: { westEurope, middleEast, china } } },
    });
    endRound(G);
    return gameResult(G);
  };

  it('R14.5 scores 0 gold for a track at 0, 10 at 1 to 3, and 20 from 4 up', () => {
    expect(itemAt(solo(0).scores, 0).breakdown.tracks).toBe(0);
    expect(itemAt(solo(0, 1, 3, 0).scores, 0).breakdown.tracks).toBe(20);
    expect(itemAt(solo(0, 4, 10, 3).scores, 0).breakdown.tracks).toBe(50);
  });

  it('R14.5 is won with 300 gold or more', () => {
    expect(solo(299)).toMatchObject({ winner: null, solo: { goal: 300, reached: false } });
    expect(solo(300)).toMatchObject({ winner: '0', solo: { goal: 300, reached: true } });
    expect(solo(280, 1, 1)).toMatchObject({ winner: '0', scores: [{ gold: 300 }] });
  });
});

describe('R14.6 chits removed at the round end, solo and 2 players', () => {
  it.each([1, 2])(
    'R14.6 removes the leftmost harvest chit on exploration spots in rounds 1 to 3 (%i players)',
    (n) => {
      for (const round of [1, 2, 3]) {
        const G = scenario({ numPlayers: n, round });
        const chit = G.exploration.irkutsk;
        endRound(G);
        expect(G.exploration.irkutsk).toBeUndefined();
        expect(G.box).toContain(chit);
        // The next one from the left is Kirensk.
        expect(G.exploration.kirensk).toBeDefined();
      }
    },
  );

  it('R14.6 follows the board from left to right: Irkutsk, Kirensk, then Yakutsk before Albazin', () => {
    const G = scenario({ numPlayers: 2, round: 1 });
    const gone: string[] = [];
    for (let time = 0; time < 3; time++) {
      const before = harvests(G);
      G.round = 1;
      endRound(G);
      gone.push(...before.filter((city) => !harvests(G).includes(city)));
    }
    expect(gone).toEqual(['irkutsk', 'kirensk', 'yakutsk']);
  });

  it('R14.6 removes the rightmost hunting chit in round 2 only, even if face down', () => {
    const G = scenario({
      numPlayers: 2,
      round: 2,
      chits: { exploration: explored('okhotsk'), hunting: { okhotsk: { chit: 'farEast1', faceUp: false } } },
    });
    endRound(G);
    expect(G.hunting.okhotsk).toBeUndefined();
    expect(Object.keys(G.hunting)).toHaveLength(4);
    for (const round of [1, 3, 4]) {
      const other = scenario({ numPlayers: 2, round });
      endRound(other);
      expect(Object.keys(other.hunting)).toHaveLength(4);
    }
  });

  it("R14.6 removes Ust-Kut's chit in round 2 from the start position", () => {
    const G = scenario({ numPlayers: 2, round: 2 });
    endRound(G);
    expect(Object.keys(G.hunting).sort()).toEqual(['ilimsk', 'narym', 'yeniseysk']);
  });

  it('R14.6 removes nothing in round 4, or if there is no such chit', () => {
    const G = scenario({ numPlayers: 2, round: 4 });
    endRound(G);
    expect(harvests(G)).toContain('irkutsk');
    const H = scenario({ numPlayers: 1, round: 2, chits: { hunting: { ilimsk: null } } });
    H.exploration = Object.fromEntries(closed(H).map((city) => [city, 'noExploration']));
    expect(() => endRound(H)).not.toThrow();
  });

  it('R14.6 opens Irkutsk after round 1, and with it the Far East', () => {
    const table = new Table(2);
    table.startRound();
    table.passRound();
    expect(queries.isExplored(table.G, 'irkutsk')).toBe(true);
    table.startRound();
    const worker = itemAt(playerOf(table.G, '1').workers, 0);
    expect([table.current, workerOf(table.G, worker).at]).toEqual(['1', 'moscow']);
    expect(legal(table.G, 'winter1', '1', 'explore')).toContain('okhotsk');
    expect(goldOf(table.G, '1')).toBe(14);
  });

  it('R14.6 removes the solo chit of Albazin together with its marker', () => {
    const G = scenario({ numPlayers: 1, round: 1 });
    for (const city of harvests(G)) if (city !== 'albazin') delete G.exploration[city];
    endRound(G);
    expect(G.exploration.albazin).toBeUndefined();
    expect(G.soloDisc).toBeNull();
  });
});
