import { describe, expect, it } from 'vitest';
import type { LinkCard } from '../../../../src/game-api/links';
import type { PlayerID } from '../../../../src/games/cherez-ural/content/terms';
import { foresee } from '../../../../src/games/cherez-ural/rules/foresee';
import type { G } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { linkSayer } from '../../../../src/games/cherez-ural/text/links/en';
import { indexLegalMoves } from '../../../../src/games/cherez-ural/view-model/legal';
import { linksOf } from '../../../../src/games/cherez-ural/view-model/links/links';
import {
  businessAddends,
  dealAddends,
  workerAddends,
} from '../../../../src/games/cherez-ural/view-model/sums';
import { buildTable } from '../../../../src/games/cherez-ural/view-model/table';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { explored, moment, type Phase, scene } from '../table';

const SEATS = ['0', '1', '2', '3'].map((playerID) => ({ playerID, name: `P${playerID}`, colour: '' }));
const HISTORY = {
  canUndo: false,
  canRedo: false,
  undoBlocked: null,
  undo: () => {},
  redo: () => {},
  restartTurn: () => {},
};

function tableOf(state: G, phase: Phase, viewer: PlayerID | null = '0') {
  const ctx = {
    ...moment(phase, '0'),
    numPlayers: 4,
    playOrder: [],
    playOrderPos: 0,
    activePlayers: null,
    turn: 1,
  };
  const given = {
    ctx,
    log: [],
    viewer,
    seats: SEATS,
    language: 'en',
    history: HISTORY,
    onHint: null,
  } as const;
  return buildTable(given as never, viewFor(state, viewer), indexLegalMoves([]), () => {});
}

const linkIn = (state: G, phase: Phase, link: string, viewer: PlayerID | null = '0'): LinkCard | null =>
  linksOf(tableOf(state, phase, viewer), linkSayer('en'))(link);

const texts = (card: LinkCard | null, list = 0) => card?.lists[list]?.places.map(({ text }) => text);
const links = (card: LinkCard | null, list = 0) => card?.lists[list]?.places.map(({ link }) => link);

describe('link of a card', () => {
  it('R6.4, R9.4 shows the nearest route and its cost, by water in summer', () => {
    const state = scene({ hand: ['p02'], worker: { at: 'moscow', goods: { daily: 3 } } });
    const card = linkIn(state, 'summer', 'card:p02');
    expect(texts(card)).toEqual(['Tobolsk: by water for 4 gold']);
    expect(card?.lists[0]?.places[0]?.flag?.[0]).toEqual({
      icon: 'gold',
      amount: -4,
      change: true,
    });
    expect(card?.asks).toBeUndefined();
  });

  it('R8.1 includes the next season for a place that no sled reaches', () => {
    const state = scene({ hand: ['p02'], worker: { at: 'moscow', goods: { daily: 3 } } });
    expect(texts(linkIn(state, 'winter1', 'card:p02'))).toEqual(['Tobolsk: 4 gold, in two turns']);
    expect(texts(linkIn(state, 'winter2', 'card:p02'))).toEqual([
      'Tobolsk: more than two turns away this round',
    ]);
  });

  it('R9.4 treats unaffordable routes as out of reach', () => {
    const state = scene({ gold: 0, hand: ['p02'], worker: { at: 'tyumen' } });
    expect(texts(linkIn(state, 'winter2', 'card:p02'))).toEqual([
      'Tobolsk: more than two turns away this round',
    ]);
  });

  it('R6.4 lists places nearest first, and only names unexplored ones', () => {
    const state = scene({ hand: ['p09'], worker: { at: 'tver' } });
    const card = linkIn(state, 'winter1', 'card:p09');
    expect(links(card)).toEqual(['space:moscow']);
    expect(card?.facts).toContain('Not yet explored: St. Petersburg (R6.4).');
    const open = scene({
      hand: ['p09'],
      worker: { at: 'moscow' },
      chits: { exploration: explored('petersburg') },
    });
    expect(texts(linkIn(open, 'winter1', 'card:p09'))).toEqual([
      'Moscow: you are here',
      'St. Petersburg: by sled for 2 gold',
    ]);
  });

  it('R6.1 lists the goods that the acting worker still needs, and offers to show their sources', () => {
    const state = scene({ hand: ['p02'], worker: { at: 'moscow', goods: { daily: 1 } } });
    const card = linkIn(state, 'summer', 'card:p02');
    expect(card?.facts).toContain('Still needed: 2 daily goods.');
    expect(card?.asks).toBe('need:p02');
  });
});

describe('link of needed goods', () => {
  it('R10.4 lists cities that sell them, nearest first, with price and route', () => {
    const state = scene({ hand: ['p02'], worker: { at: 'moscow' } });
    const card = linkIn(state, 'summer', 'need:p02');
    expect(card?.lists[0]?.heading).toBe('3 daily goods, nearest first');
    expect(texts(card)?.[0]).toBe('Moscow: buy for 1 gold, you are here');
    expect(links(card)).not.toContain('space:kyakhta');
  });

  it('R10.1, R10.3 lists face-up hunting chits and exploring for pelts', () => {
    const state = scene({
      hand: ['p07'],
      worker: { at: 'tobolsk' },
      chits: { hunting: { narym: 'siberia6' } },
    });
    const found = texts(linkIn(state, 'winter1', 'need:p07'));
    expect(found?.[0]).toBe('Narym: hunt 2 furs and 1 sable, by sled for 1 gold');
    const covered = scene({
      hand: ['p07'],
      worker: { at: 'tobolsk' },
      chits: { hunting: { narym: { chit: 'siberia6', faceUp: false } } },
    });
    expect(texts(linkIn(covered, 'winter1', 'need:p07'))?.join()).not.toContain('Narym');
  });

  it('R6.4 lists another card in hand that gives them', () => {
    const state = scene({ hand: ['p07', 'p05'], worker: { at: 'tobolsk' } });
    expect(links(linkIn(state, 'winter1', 'need:p07'))).toContain('card:p05');
  });
});

describe('link of a space', () => {
  it('R6.4 lists the cards that can be completed there, with the missing goods', () => {
    const state = scene({ hand: ['p02', 'p03', 'p18'], worker: { at: 'moscow', goods: { daily: 3 } } });
    const card = linkIn(state, 'summer', 'space:tobolsk');
    expect(links(card)).toEqual(['card:p02', 'card:p18']);
    expect(texts(card)?.[0]).toBe('Grain for Tobolsk: ready');
    expect(card?.facts).toContain('From here: by water for 4 gold.');
    expect(links(linkIn(state, 'summer', 'space:irkutsk'))).toBeUndefined();
  });

  it("R6.3 shows rivals the space without the viewer's cards", () => {
    const state = scene({ hand: ['p02'], worker: { at: 'moscow' } });
    expect(links(linkIn(state, 'summer', 'space:tobolsk', '1'))).not.toContain('card:p02');
    expect(linkIn(state, 'summer', 'space:tobolsk', null)?.lists).toEqual([]);
  });
});

describe('link of a good', () => {
  it('R10.4, R9.1 shows the net gain: the sale of all carried pieces minus the travel cost', () => {
    const state = scene({ worker: { at: 'moscow', goods: { fur: 2 } } });
    const card = linkIn(state, 'winter1', 'good:fur');
    expect(card?.facts).toEqual(['Calculated for the 2 that Old Believer carries.']);
    const tver = card?.lists[0]?.places.find(({ link }) => link === 'space:tver');
    const moscow = card?.lists[0]?.places[0];
    expect(moscow?.text).toBe('Moscow: sell 2 × 3, you are here: net +6');
    expect(tver?.text).toBe('Tver: sell 2 × 3, by sled for 1 gold: net +5');
  });

  it('R10.4 subtracts price and travel cost for a purchase', () => {
    const state = scene({ worker: { at: 'tver' } });
    const card = linkIn(state, 'winter1', 'good:daily');
    const bought = card?.lists.find(({ heading }) => heading.startsWith('Bought'));
    expect(bought?.places[0]?.text).toBe('Tver: buy 1 for 1, you are here: net −1');
  });
});

describe('links of chits, markers, pieces, rows and tracks', () => {
  const state = () =>
    scene({
      worker: { id: 'w05', at: 'tobolsk', goods: { fur: 2 } },
      factoryAt: 'tyumen',
      situations: ['s04'],
      tracks: { china: 3 },
      chits: { hunting: { narym: 'siberia6', ilimsk: { chit: 'siberia1', faceUp: false } } },
    });
  const facts = (link: string, viewer: PlayerID | null = '0') =>
    linkIn(state(), 'winter1', link, viewer)?.facts.join(' ') ?? null;

  it("R10.3, R7.1 shows a hunting chit's pelts and when it can be hunted", () => {
    expect(facts('chit:hunting.narym')).toMatch(/2 furs and 1 sable.*R10\.3/);
    expect(facts('chit:hunting.ilimsk')).toContain('R7.1');
  });

  it('R10.1 hides a covered exploration chit', () => {
    const said = facts('chit:exploration.yakutsk');
    expect(said).toContain('R10.1');
    expect(said).not.toMatch(/\d (fur|sable)/);
    expect(facts('chit:exploration.kyakhta')).toContain('R5.3');
    // With 2 players the Far East opens with Irkutsk or Kirensk (R14.4).
    const closed = linkIn(
      scene({ hand: [], worker: { at: 'moscow' } }),
      'winter1',
      'chit:exploration.anadyrsk',
    );
    expect(closed?.facts.join()).toMatch(/Far East can be explored only when .*Irkutsk/);
    expect(closed?.lists).toEqual([]);
    expect(linkIn(state(), 'winter1', 'chit:exploration.moscow')).toBeNull();
  });

  it("R7.5 shows the factory's price and owner", () => {
    expect(facts('marker:factory.tyumen', '1')).toMatch(/1 gold each.*R7\.5.*P0/);
  });

  it("R10.4 shows a piece's load and its best markets", () => {
    const card = linkIn(state(), 'winter1', 'piece:w05', '1');
    expect(card?.facts[0]).toContain('2 furs');
    expect(card?.lists[0]?.places.length).toBeGreaterThan(0);
    expect(card?.lists[0]?.places[0]?.text).toMatch(/sell all for \d+, .+: net [+−]\d+$/);
  });

  it("R13.2 shows everybody's steps on a track, and its export cities", () => {
    expect(facts('track:china')).toMatch(/P0: 3 of 10\..*R13\.2/);
    const cities = links(linkIn(state(), 'winter1', 'track:westEurope'));
    expect(cities).toContain('space:arkhangelsk');
  });

  it("R7.2 shows a price row's cities and the situation's changes", () => {
    const card = linkIn(scene({ worker: { at: 'moscow' }, situations: ['s01'] }), 'winter1', 'row:russia');
    expect(links(card)).toContain('space:moscow');
    expect(linkIn(state(), 'winter1', 'row:nowhere')).toBeNull();
  });

  it('R10.4 explains the mark of a city with its own prices, at its row and at the city', () => {
    const at = scene({ worker: { at: 'moscow' } });
    expect(linkIn(at, 'winter1', 'row:petersburg')?.facts.join()).toContain('★');
    expect(linkIn(at, 'winter1', 'space:petersburg')?.facts.join()).toContain('own prices');
    expect(linkIn(at, 'winter1', 'row:russia')?.facts.join()).not.toContain('marks');
  });
});

describe('addends of a sum', () => {
  const summing = (state: G) => ({ ...tableOf(state, 'winter1'), link: linkSayer('en') });

  it('R10.4 lists board, situation, worker and attached cards for all pieces, and adds up', () => {
    const state = scene({
      worker: { id: 'w05', at: 'moscow', goods: { daily: 2 }, attached: ['p33'] },
      situations: ['s04'],
    });
    const deal = { sell: { daily: 2 }, buy: {} };
    const addends = dealAddends(summing(state), 'w05', deal);
    expect(addends.map(({ text, amount }) => `${text} ${amount}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 daily goods, board \d+$/),
        '2 daily goods, Factory Manager 6',
        expect.stringMatching(/^2 daily goods, .+ 2$/),
      ]),
    );
    const after = foresee(state, moment('winter1', '0'), '0', [{ move: 'trade', args: [deal] }]);
    const gained = (after?.after.players['0']?.gold ?? 0) - entryOf(state.players, '0').gold;
    expect(addends.reduce((sum, { amount }) => sum + amount, 0)).toBe(gained);
  });

  it('R10.4 names the worker that adds gold to a track step', () => {
    const state = scene({
      worker: { id: 'w06', at: 'astrakhan', goods: { fur: 1 } },
    });
    const deal = { sell: { fur: 1 }, buy: {} };
    const facts = foresee(state, moment('winter1', '0'), '0', [{ move: 'trade', args: [deal] }])?.facts ?? [];
    expect(workerAddends(summing(state), facts, '0')).toEqual([
      { text: 'Persia Expert: first step on the track', amount: 6 },
    ]);
  });

  it("R6.4 lists the card's price and the attached cards for an envoy's sale", () => {
    const state = scene({
      hand: ['p12'],
      worker: { at: 'astrakhan', goods: { fur: 2 }, attached: ['p33'] },
      turn: { actionDone: true },
    });
    const addends = dealAddends(summing(state), 'w12', { sell: { fur: 2 }, buy: {} }, 'p12');
    expect(addends.map(({ amount }) => amount)).toEqual([12, 2]);
    expect(itemAt(addends, 0).text).toBe('2 furs, the card’s price');
  });

  it("R11.4 lists a business's own gold", () => {
    const state = scene({ hand: ['p02'], worker: { at: 'tobolsk', goods: { daily: 3 } } });
    const move = { move: 'completeBusiness' as const, args: [{ card: 'p02' }] };
    const facts = foresee(state, moment('winter1', '0'), '0', [move])?.facts ?? [];
    expect(businessAddends(summing(state), facts, '0')).toEqual([{ text: 'The card', amount: 17 }]);
  });
});
