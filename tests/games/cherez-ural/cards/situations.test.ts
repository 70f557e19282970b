/** Tests the six situation cards. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import type { Goods, SituationId, SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { placesFor, revealSituation } from '../../../../src/games/cherez-ural/rules/roundStart';
import { type G, playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { CHITS, explored, goldOf, legal, play, refusal, scene } from '../table';

/** Reveals this card now. */
function reveal(G: G, card: SituationId): G {
  G.situationDeck = [card, ...G.situationDeck.filter((id) => id !== card)];
  revealSituation(G);
  return G;
}
const sell = (goods: Goods) => ({ sell: goods, buy: {} });

describe('s01 Burning of Mangazeya', () => {
  it('s01 makes Mangazeya unexplored for the rest of the game: no trade, no business', () => {
    const G = scene({ worker: { at: 'mangazeya', goods: { fur: 3 } }, hand: ['p22'], situations: ['s01'] });
    expect(queries.isExplored(G, 'mangazeya')).toBe(false);
    expect(G.exploration.mangazeya).toBe('noExploration');
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p22' })).toBe('R6.4');
    endRound(G);
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
  });

  it("s01 moves the harvest chit of Mangazeya's hunting spot to the box", () => {
    const G = scenario({ numPlayers: 4, situations: ['s01'] });
    expect(G.hunting.mangazeya).toBeUndefined();
    expect(G.box).toHaveLength(1);
    expect(G.noExplorationSupply).toBe(4);
  });

  it('s01 works with an empty hunting spot, for every number of players', () => {
    for (const numPlayers of [1, 2, 3]) {
      const before = scenario({ numPlayers }).box.length;
      const G = scenario({ numPlayers, situations: ['s01'] });
      expect([G.box.length, queries.isExplored(G, 'mangazeya')]).toEqual([before, false]);
    }
  });

  it('s01 rules out exploring Mangazeya again, but a worker there may move on and complete a business without destination', () => {
    const worker = { at: 'mangazeya', goods: { chinese: 1 } } as const;
    const G = scene({ worker, hand: ['p33'], situations: ['s01'], tokens: 1 });
    expect(workerOf(G, 'w12').at).toBe('mangazeya');
    expect(queries.canExplore(G, 'mangazeya')).toBe(false);
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBeNull();
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'village-taz-mouth' });
    play(G, 'winter1', '0', 'useTravelToken', 'mangazeya');
  });
});

describe('s02 Stenka Razin’s Rebellion', () => {
  it('s02 closes Astrakhan and the Volga village to sled, land, water and token', () => {
    const G = scene({ worker: { at: 'kazan' }, situations: ['s02'], tokens: 1 });
    for (const to of ['astrakhan', 'village-volga']) {
      expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to })).toBe('R6.2');
      expect(refusal(G, 'summer', '0', 'travel', { by: 'land', to })).toBe('R6.2');
      expect(refusal(G, 'summer', '0', 'travel', { by: 'water', to })).toBe('R6.2');
    }
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'village-volga')).toBe('R6.2');
    expect(legal(G, 'winter1', '0', 'useTravelToken')).not.toContain('village-volga');
  });

  it('s02 blocks passing through, so that Don and Volga are cut off', () => {
    const G = scene({ worker: { at: 'voronezh' }, situations: ['s02'] });
    const water = queries.travelOptions(G, 'w12', 'summer').filter(({ by }) => by === 'water');
    expect(water.map(({ to }) => to)).toEqual(['village-don']);
    // By sled, Perm is 3 spaces away through the villages of Don and Volga, or 4 by Tula and Makaryev.
    const sled = (table: G) =>
      Object.fromEntries(queries.travelOptions(table, 'w12', 'winter').map(({ to, cost }) => [to, cost]));
    const free = scene({ worker: { at: 'voronezh' } });
    expect([sled(free).perm, sled(free).solikamsk]).toEqual([3, 4]);
    expect([sled(G).perm, sled(G).solikamsk]).toEqual([4, undefined]);
    // The river past the village stays connected: Kazan and Perm are neighbours.
    const H = scene({ worker: { at: 'tver' }, situations: ['s02'] });
    expect(
      queries.travelOptions(H, 'w12', 'summer').find(({ by, to }) => by === 'water' && to === 'solikamsk')
        ?.cost,
    ).toBe(1);
  });

  it('s02 keeps a worker in Astrakhan from moving, trading and completing a business', () => {
    const G = scene({
      worker: { at: 'astrakhan', goods: { chinese: 1, fur: 2, sable: 1 } },
      situations: ['s02'],
      hand: ['p23', 'p33'],
      tokens: 1,
    });
    expect(queries.travelOptions(G, 'w12', 'winter')).toEqual([]);
    expect(queries.travelOptions(G, 'w12', 'summer')).toEqual([]);
    expect(legal(G, 'winter1', '0', 'useTravelToken')).toEqual([]);
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R6.2');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p23' })).toBe('R6.2');
    // Not even a business without a destination can be completed there.
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.2');
    play(G, 'winter1', '0', 'gatherInformation');
  });

  it('s02 lets a worker leave Astrakhan, or stay, at the placing of the round start', () => {
    const G = scene({ worker: { at: 'astrakhan' }, situations: ['s02'] });
    expect(placesFor(G, 'w12').sort()).toEqual(['astrakhan', 'moscow', 'tobolsk']);
  });

  it('s02 lets a worker leave the Volga village', () => {
    const G = scene({ worker: { at: 'village-volga' }, situations: ['s02'] });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'kazan' })).toBeNull();
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'astrakhan' })).toBe('R6.2');
    expect(refusal(G, 'summer', '0', 'travel', { by: 'water', to: 'voronezh' })).toBeNull();
  });

  it('s02 ends with the round', () => {
    const G = scene({ worker: { at: 'kazan' }, situations: ['s02'] });
    endRound(G);
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'astrakhan' })).toBeNull();
  });
});

describe('s03 Treaty of Nerchinsk', () => {
  it('s03 makes Nerchinsk explored, and replaces Albazin’s chit with a no-exploration chit', () => {
    const before = scenario({ numPlayers: 4 });
    const chit = before.exploration.albazin;
    const G = reveal(before, 's03');
    expect(queries.isExplored(G, 'nerchinsk')).toBe(true);
    expect(G.exploration.albazin).toBe('noExploration');
    expect(G.box).toEqual([chit]);
    expect(G.noExplorationSupply).toBe(5);
  });

  it('s03 makes an explored Albazin unexplored and moves its hunting chit to the box', () => {
    const G = scene({
      worker: { at: 'albazin', goods: { fur: 1, sable: 2 } },
      hand: ['p28'],
      chits: { exploration: explored('albazin'), hunting: { albazin: 'farEast1' } },
    });
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBeNull();
    reveal(G, 's03');
    expect(G.hunting.albazin).toBeUndefined();
    expect(G.box).toContain('farEast1');
    // The worker stays there, without trade or business.
    expect(workerOf(G, 'w12').at).toBe('albazin');
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p28' })).toBe('R6.4');
    expect(queries.canExplore(G, 'albazin')).toBe(false);
  });

  it('s03 removes the solo marker with Albazin’s chit', () => {
    const G = reveal(scenario({ numPlayers: 1 }), 's03');
    expect([G.soloDisc, G.exploration.albazin]).toEqual([null, 'noExploration']);
  });

  it('s03 allows trade in Nerchinsk from now on', () => {
    const G = scene({ worker: { at: 'nerchinsk', goods: { sable: 1 } }, situations: ['s03'] });
    play(G, 'winter1', '0', 'trade', sell({ sable: 1 }));
    expect([goldOf(G), playerOf(G, '0').tracks.china]).toEqual([108, 1]);
  });
});

describe('s04 Colonization of North America', () => {
  const at = (city: SpaceId, attached: readonly 'p33'[] = []) => {
    const G = scene({
      worker: { at: city, attached },
      situations: ['s04'],
      chits: { exploration: explored('petersburg') },
    });
    return queries.prices(G, city, 'w12').sell;
  };

  it('s04 lowers sale prices of fur and sable by 2 in the export cities for West Europe', () => {
    expect(at('petersburg')).toEqual({ daily: 1, chinese: 8, fur: 3, sable: 7 });
    expect(at('mangazeya')).toEqual({ daily: 2, chinese: 7, fur: 2, sable: 6 });
    expect(at('arkhangelsk')).toEqual({ daily: 1, chinese: 7, fur: 1, sable: 6 });
    expect(at('astrakhan')).toEqual({ daily: 1, chinese: 7, fur: 5, sable: 9 });
    expect(at('moscow')).toEqual({ daily: 1, chinese: 7, fur: 3, sable: 8 });
  });

  it('s04 keeps prices at 1 or more, before persuasion is added', () => {
    expect(at('arkhangelsk', ['p33']).fur).toBe(2);
    // A change of −6 reaches the floor: 3 − 6 becomes 1, and persuasion adds 1.
    const contentPack = {
      title: 'six less',
      situations: {
        s04: {
          effects: [
            {
              do: 'sellPrice' as const,
              by: { fur: -6 },
              area: { exportTrack: 'westEurope' as const },
              floor: 1,
            },
          ],
        },
      },
    };
    const G = scene({
      worker: { at: 'arkhangelsk', attached: ['p33'] },
      situations: ['s04'],
      setupData: { contentPack },
    });
    expect(queries.prices(G, 'arkhangelsk').sell.fur).toBe(1);
    expect(queries.prices(G, 'arkhangelsk', 'w12').sell.fur).toBe(2);
  });

  it('s04 affects only trade actions, not cards that sell or pay', () => {
    const G = scene({
      worker: { at: 'arkhangelsk', goods: { fur: 1 } },
      hand: ['p11'],
      situations: ['s04'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p11', choice: sell({ fur: 1 }) });
    expect(goldOf(G)).toBe(106);
  });

  it('s04 applies only in its round', () => {
    const G = scene({ worker: { at: 'petersburg' }, situations: ['s04', 's05'], round: 2 });
    expect(queries.prices(G, 'petersburg', 'w12').sell.fur).toBe(5);
  });
});

describe('s05 Founding of St Petersburg', () => {
  it('s05 moves the no-exploration chit from St Petersburg to Arkhangelsk', () => {
    const G = scenario({ numPlayers: 4, situations: ['s05'] });
    expect([queries.isExplored(G, 'petersburg'), queries.isExplored(G, 'arkhangelsk')]).toEqual([
      true,
      false,
    ]);
    expect(G.noExplorationSupply).toBe(5);
  });

  it('s05 allows exploring from St Petersburg, and trade there', () => {
    const G = scene({ worker: { at: 'petersburg', goods: { chinese: 1 } }, situations: ['s05'] });
    expect(legal(G, 'winter1', '0', 'explore')).toContain('kirensk');
    play(G, 'winter1', '0', 'trade', sell({ chinese: 1 }));
    expect([goldOf(G), playerOf(G, '0').tracks.westEurope]).toEqual([108, 1]);
  });

  it('s05 makes St Petersburg a base city in the same round’s placing', () => {
    const G = scene({ worker: { at: 'moscow' }, situations: ['s05'] });
    expect(placesFor(G, 'w12').sort()).toEqual(['moscow', 'petersburg', 'tobolsk']);
  });

  it('s05 leaves workers in Arkhangelsk there, without trade or business', () => {
    const G = scene({ worker: { at: 'arkhangelsk', goods: { fur: 3 } }, hand: ['p19'], situations: ['s05'] });
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p19' })).toBe('R6.4');
    expect(placesFor(G, 'w12')).toContain('arkhangelsk');
    expect(queries.canExplore(G, 'arkhangelsk')).toBe(false);
  });
});

describe('s06 Treaty of Kyakhta', () => {
  it('s06 removes Kyakhta’s no-exploration chit', () => {
    const G = scenario({ numPlayers: 4, situations: ['s06'] });
    expect(queries.isExplored(G, 'kyakhta')).toBe(true);
    expect(G.noExplorationSupply).toBe(6);
  });

  it('s06 adds a China track step to each player’s first trade in Kyakhta this round', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 2 } },
      second: { id: 'w09', at: 'kyakhta', goods: { fur: 1 } },
      others: { '1': { workers: [{ id: 'w01', at: 'kyakhta', goods: { fur: 1 } }] } },
      situations: ['s01', 's02', 's06'],
    });
    play(G, 'winter1', '0', 'activateWorker', 'w12');
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(2);
    // The other worker's trade is this player's second.
    Object.assign(G.turn, { worker: 'w09', actionDone: false });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(3);
    Object.assign(G.turn, { worker: null, actionDone: false });
    play(G, 'winter1', '1', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '1').tracks.china).toBe(2);
  });

  it("s06 doesn't count a trade elsewhere as the first trade in Kyakhta", () => {
    const G = scene({
      worker: { at: 'nerchinsk', goods: { fur: 2 } },
      situations: ['s06'],
      chits: { exploration: explored('nerchinsk') },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(1);
    Object.assign(G.turn, { actionDone: false });
    workerOf(G, 'w12').at = 'kyakhta';
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(3);
  });

  it("s06 doesn't count an envoy as a trade: it makes its own step", () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 2 } },
      hand: ['p10'],
      situations: ['s06'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p10', choice: sell({ fur: 1 }) });
    expect(playerOf(G, '0').tracks.china).toBe(1);
    Object.assign(G.turn, { actionDone: false });
    play(G, 'winter2', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(3);
  });

  it('s06 makes only one step at 9, because the track ends at 10', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06'],
      tracks: { china: 9 },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(10);
  });

  it('s06 applies only this round, but Kyakhta stays explored', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06', 's04'],
      round: 2,
      chits: { hunting: { narym: CHITS['1+1'] } },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(playerOf(G, '0').tracks.china).toBe(1);
  });
});
