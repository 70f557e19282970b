/** The six situation cards. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import type { Goods, SituationId } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { placesFor, revealSituation } from '../../../../src/games/cherez-ural/rules/roundStart';
import type { G } from '../../../../src/games/cherez-ural/rules/state';
import { CHITS, explored, goldOf, legal, play, refusal, scene } from '../table';

/** Reveals this card now. */
function reveal(G: G, card: SituationId): G {
  G.situationDeck = [card, ...G.situationDeck.filter((id) => id !== card)];
  revealSituation(G);
  return G;
}
const sell = (goods: Goods) => ({ sell: goods, buy: {} });

describe('s01 Burning of Mangazeya', () => {
  it('s01 Mangazeya is unexplored for the rest of the game: no trade, no business', () => {
    const G = scene({ worker: { at: 'mangazeya', goods: { fur: 3 } }, hand: ['p22'], situations: ['s01'] });
    expect(queries.isExplored(G, 'mangazeya')).toBe(false);
    expect(G.exploration.mangazeya).toBe('noExploration');
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p22' })).toBe('R6.4');
    endRound(G);
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
  });

  it('s01 the harvest chit on its hunting spot goes to the box', () => {
    const G = scenario({ numPlayers: 4, situations: ['s01'] });
    expect(G.hunting.mangazeya).toBeUndefined();
    expect(G.box).toHaveLength(1);
    expect(G.noExplorationSupply).toBe(4);
  });

  it('s01 works where the hunting spot is empty, with every number of players', () => {
    for (const numPlayers of [1, 2, 3]) {
      const before = scenario({ numPlayers }).box.length;
      const G = scenario({ numPlayers, situations: ['s01'] });
      expect([G.box.length, queries.isExplored(G, 'mangazeya')]).toEqual([before, false]);
    }
  });

  it('s01 it can’t be explored again; a worker there stays, may move on, and may complete what has no destination', () => {
    const worker = { at: 'mangazeya', goods: { chinese: 1 } };
    const G = scene({ worker, hand: ['p33'], situations: ['s01'], tokens: 1 });
    expect(G.workers.w12.at).toBe('mangazeya');
    expect(queries.canExplore(G, 'mangazeya')).toBe(false);
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBeNull();
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'village-taz-mouth' });
    play(G, 'winter1', '0', 'useTravelToken', 'mangazeya');
  });
});

describe('s02 Stenka Razin’s Rebellion', () => {
  it('s02 Astrakhan and the Volga village can’t be entered, by sled, land, water or token', () => {
    const G = scene({ worker: { at: 'kazan' }, situations: ['s02'], tokens: 1 });
    for (const to of ['astrakhan', 'village-volga']) {
      expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to })).toBe('R6.2');
      expect(refusal(G, 'summer', '0', 'travel', { by: 'land', to })).toBe('R6.2');
      expect(refusal(G, 'summer', '0', 'travel', { by: 'water', to })).toBe('R6.2');
    }
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'village-volga')).toBe('R6.2');
    expect(legal(G, 'winter1', '0', 'useTravelToken')).not.toContain('village-volga');
  });

  it('s02 nor passed: Don and Volga are cut', () => {
    const G = scene({ worker: { at: 'voronezh' }, situations: ['s02'] });
    const water = queries.travelOptions(G, 'w12', 'summer').filter(({ by }) => by === 'water');
    expect(water.map(({ to }) => to)).toEqual(['village-don']);
    // By sled Perm lies behind Don and Volga village at 3 spaces, around by Tula and Makaryev at 4.
    const sled = (table: G) =>
      Object.fromEntries(queries.travelOptions(table, 'w12', 'winter').map(({ to, cost }) => [to, cost]));
    const free = scene({ worker: { at: 'voronezh' } });
    expect([sled(free).perm, sled(free).solikamsk]).toEqual([3, 4]);
    expect([sled(G).perm, sled(G).solikamsk]).toEqual([4, undefined]);
    // The river past the village stays one piece: Kazan and Perm are neighbours.
    const H = scene({ worker: { at: 'tver' }, situations: ['s02'] });
    expect(
      queries.travelOptions(H, 'w12', 'summer').find(({ by, to }) => by === 'water' && to === 'solikamsk')
        ?.cost,
    ).toBe(1);
  });

  it('s02 a worker caught in Astrakhan can’t leave by moving, nor trade or complete a business', () => {
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
    // Nothing at all is completed there, not even without a destination.
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.2');
    play(G, 'winter1', '0', 'gatherInformation');
  });

  it('s02 it leaves, or stays, by the placing of the round start', () => {
    const G = scene({ worker: { at: 'astrakhan' }, situations: ['s02'] });
    expect(placesFor(G, 'w12').sort()).toEqual(['astrakhan', 'moscow', 'tobolsk']);
  });

  it('s02 a worker in the Volga village may leave', () => {
    const G = scene({ worker: { at: 'village-volga' }, situations: ['s02'] });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'kazan' })).toBeNull();
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'astrakhan' })).toBe('R6.2');
    expect(refusal(G, 'summer', '0', 'travel', { by: 'water', to: 'voronezh' })).toBeNull();
  });

  it('s02 the markers leave when the round ends', () => {
    const G = scene({ worker: { at: 'kazan' }, situations: ['s02'] });
    endRound(G);
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'astrakhan' })).toBeNull();
  });
});

describe('s03 Treaty of Nerchinsk', () => {
  it('s03 Nerchinsk is explored; Albazin is given up: its chit to the box, a no-exploration chit in its place', () => {
    const before = scenario({ numPlayers: 4 });
    const chit = before.exploration.albazin;
    const G = reveal(before, 's03');
    expect(queries.isExplored(G, 'nerchinsk')).toBe(true);
    expect(G.exploration.albazin).toBe('noExploration');
    expect(G.box).toEqual([chit]);
    expect(G.noExplorationSupply).toBe(5);
  });

  it('s03 an Albazin that was explored is unexplored again, and its hunting chit goes to the box', () => {
    const G = scene({
      worker: { at: 'albazin', goods: { fur: 1, sable: 2 } },
      hand: ['p28'],
      chits: { exploration: explored('albazin'), hunting: { albazin: 'farEast1' } },
    });
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBeNull();
    reveal(G, 's03');
    expect(G.hunting.albazin).toBeUndefined();
    expect(G.box).toContain('farEast1');
    // The worker stays, without trade or business.
    expect(G.workers.w12.at).toBe('albazin');
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p28' })).toBe('R6.4');
    expect(queries.canExplore(G, 'albazin')).toBe(false);
  });

  it('s03 solo: the marker on Albazin’s chit leaves with it', () => {
    const G = reveal(scenario({ numPlayers: 1 }), 's03');
    expect([G.soloDisc, G.exploration.albazin]).toEqual([null, 'noExploration']);
  });

  it('s03 Nerchinsk trades from now on', () => {
    const G = scene({ worker: { at: 'nerchinsk', goods: { sable: 1 } }, situations: ['s03'] });
    play(G, 'winter1', '0', 'trade', sell({ sable: 1 }));
    expect([goldOf(G), G.players['0'].tracks.china]).toEqual([108, 1]);
  });
});

describe('s04 Colonization of North America', () => {
  const at = (city: string, attached: readonly 'p33'[] = []) => {
    const G = scene({
      worker: { at: city, attached },
      situations: ['s04'],
      chits: { exploration: explored('petersburg') },
    });
    return queries.prices(G, city, 'w12').sell;
  };

  it('s04 fur and sable sell for 2 less in the export cities for West Europe', () => {
    expect(at('petersburg')).toEqual({ daily: 1, chinese: 8, fur: 3, sable: 7 });
    expect(at('mangazeya')).toEqual({ daily: 2, chinese: 7, fur: 2, sable: 6 });
    expect(at('arkhangelsk')).toEqual({ daily: 1, chinese: 7, fur: 1, sable: 6 });
    expect(at('astrakhan')).toEqual({ daily: 1, chinese: 7, fur: 5, sable: 9 });
    expect(at('moscow')).toEqual({ daily: 1, chinese: 7, fur: 3, sable: 8 });
  });

  it('s04 at least 1, and persuasion comes on top of that', () => {
    expect(at('arkhangelsk', ['p33']).fur).toBe(2);
    // With 6 less the floor shows: 3 − 6 is 1, and 1 more by persuasion.
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

  it('s04 touches trade actions only, not cards that sell or pay', () => {
    const G = scene({
      worker: { at: 'arkhangelsk', goods: { fur: 1 } },
      hand: ['p11'],
      situations: ['s04'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p11', choice: sell({ fur: 1 }) });
    expect(goldOf(G)).toBe(106);
  });

  it('s04 is in force for its round only', () => {
    const G = scene({ worker: { at: 'petersburg' }, situations: ['s04', 's05'], round: 2 });
    expect(queries.prices(G, 'petersburg', 'w12').sell.fur).toBe(5);
  });
});

describe('s05 Founding of St Petersburg', () => {
  it('s05 the no-exploration chit moves from St Petersburg to Arkhangelsk', () => {
    const G = scenario({ numPlayers: 4, situations: ['s05'] });
    expect([queries.isExplored(G, 'petersburg'), queries.isExplored(G, 'arkhangelsk')]).toEqual([
      true,
      false,
    ]);
    expect(G.noExplorationSupply).toBe(5);
  });

  it('s05 exploring starts in St Petersburg too, and it trades', () => {
    const G = scene({ worker: { at: 'petersburg', goods: { chinese: 1 } }, situations: ['s05'] });
    expect(legal(G, 'winter1', '0', 'explore')).toContain('kirensk');
    play(G, 'winter1', '0', 'trade', sell({ chinese: 1 }));
    expect([goldOf(G), G.players['0'].tracks.westEurope]).toEqual([108, 1]);
  });

  it('s05 St Petersburg is a base city in the same round’s placing', () => {
    const G = scene({ worker: { at: 'moscow' }, situations: ['s05'] });
    expect(placesFor(G, 'w12').sort()).toEqual(['moscow', 'petersburg', 'tobolsk']);
  });

  it('s05 workers in Arkhangelsk stay, without trade or business', () => {
    const G = scene({ worker: { at: 'arkhangelsk', goods: { fur: 3 } }, hand: ['p19'], situations: ['s05'] });
    expect(refusal(G, 'winter1', '0', 'trade', sell({ fur: 1 }))).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p19' })).toBe('R6.4');
    expect(placesFor(G, 'w12')).toContain('arkhangelsk');
    expect(queries.canExplore(G, 'arkhangelsk')).toBe(false);
  });
});

describe('s06 Treaty of Kyakhta', () => {
  it('s06 Kyakhta’s no-exploration chit is removed', () => {
    const G = scenario({ numPlayers: 4, situations: ['s06'] });
    expect(queries.isExplored(G, 'kyakhta')).toBe(true);
    expect(G.noExplorationSupply).toBe(6);
  });

  it('s06 the first trade of each player in Kyakhta this round moves the China track by 1 more', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 2 } },
      second: { id: 'w09', at: 'kyakhta', goods: { fur: 1 } },
      others: { '1': { workers: [{ id: 'w01', at: 'kyakhta', goods: { fur: 1 } }] } },
      situations: ['s01', 's02', 's06'],
    });
    play(G, 'winter1', '0', 'activateWorker', 'w12');
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(2);
    // The other worker's trade is the second of this player.
    Object.assign(G.turn, { worker: 'w09', actionDone: false });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(3);
    Object.assign(G.turn, { worker: null, actionDone: false });
    play(G, 'winter1', '1', 'trade', sell({ fur: 1 }));
    expect(G.players['1'].tracks.china).toBe(2);
  });

  it('s06 a trade elsewhere makes its one step and leaves the first trade in Kyakhta open', () => {
    const G = scene({
      worker: { at: 'nerchinsk', goods: { fur: 2 } },
      situations: ['s06'],
      chits: { exploration: explored('nerchinsk') },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(1);
    Object.assign(G.turn, { actionDone: false });
    G.workers.w12.at = 'kyakhta';
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(3);
  });

  it('s06 the envoy is no trade: it makes its own step and leaves the first trade open', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 2 } },
      hand: ['p10'],
      situations: ['s06'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p10', choice: sell({ fur: 1 }) });
    expect(G.players['0'].tracks.china).toBe(1);
    Object.assign(G.turn, { actionDone: false });
    play(G, 'winter2', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(3);
  });

  it('s06 at 9 it is one step, the track ends at 10', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06'],
      tracks: { china: 9 },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(10);
  });

  it('s06 this round only; Kyakhta stays explored', () => {
    const G = scene({
      worker: { at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06', 's04'],
      round: 2,
      chits: { hunting: { narym: CHITS['1+1'] } },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(G.players['0'].tracks.china).toBe(1);
  });
});
