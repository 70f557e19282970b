/**
 * Tests scenarios for tests, tutorials and puzzles: parts not listed are as after setup, and impossible states are
 * refused.
 */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../src/games/cherez-ural';
import type { ChitId } from '../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../src/games/cherez-ural/rules/roundEnd';
import {
  isSituationRevealed,
  listChooseWorkerCard,
  revealSituation,
} from '../../../src/games/cherez-ural/rules/roundStart';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/state/invariants';
import type { ScenarioSpec } from '../../../src/games/cherez-ural/rules/state/scenario';
import { playerOf } from '../../../src/games/cherez-ural/rules/state/state';
import { itemAt } from '../../../src/rules-kit/indexed';
import { firstTwo } from '../../firstOf';

const BUSINESSES = ['p01', 'p02', 'p03', 'p04', 'p05', 'p06', 'p07', 'p08'] as const;

describe("parts that aren't listed", () => {
  it.each([1, 2, 3, 4])('is as after setup, always the same (%i players)', (numPlayers) => {
    const G = scenario({ numPlayers });
    expect(brokenInvariant(G)).toBeNull();
    expect(scenario({ numPlayers })).toEqual(G);
    for (const player of Object.values(G.players))
      expect([player.hand.length, player.workerHand.length, player.workers.length]).toEqual([7, 3, 0]);
  });

  it('keeps hands full when some of their cards are listed elsewhere', () => {
    const G = scenario({
      numPlayers: 4,
      round: 3,
      players: {
        '0': { hand: [...BUSINESSES.slice(0, 7)], workers: [{ id: 'w01' }, { id: 'w02' }] },
        '1': { workers: [{ id: 'w03', attached: ['p32'] }, { id: 'w04' }], completed: ['p08'] },
      },
    });
    for (const { hand, completed } of Object.values(G.players))
      expect(hand.length + completed.length).toBe(7);
    for (const { workerHand, workers } of Object.values(G.players))
      expect(workerHand.length + workers.length).toBe(3);
  });

  it('leaves everybody a worker card to reveal, whichever ones are listed', () => {
    for (const first of [1, 4, 7, 10]) {
      const [one, two] = firstTwo([first, first + 1].map((n) => `w${String(n).padStart(2, '0')}` as const));
      const G = scenario({
        numPlayers: 4,
        players: { '0': { workers: [{ id: one }] }, '1': { workers: [{ id: two }] } },
      });
      G.round = 3;
      for (const seat of ['0', '1', '2', '3']) {
        const cards: string[] = [];
        listChooseWorkerCard(G, seat, ([card]) => cards.push(card));
        expect(cards.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('swaps a listed chit with the one on its spot', () => {
    const before = scenario({ numPlayers: 4 });
    for (let n = 1; n <= 8; n++) {
      const chit: ChitId = `siberia${n}`;
      const G = scenario({ numPlayers: 4, chits: { exploration: { irkutsk: chit } } });
      expect(G.exploration.irkutsk).toBe(chit);
      expect(Object.keys(G.exploration).sort()).toEqual(Object.keys(before.exploration).sort());
      expect(Object.keys(G.hunting).sort()).toEqual(Object.keys(before.hunting).sort());
      expect(G.box).toEqual([]);
    }
  });

  it('keeps the solo marker on a chit listed for Albazin', () => {
    const G = scenario({ numPlayers: 1, chits: { exploration: { albazin: 'farEast1' } } });
    expect(G.soloDisc).toBe('albazin');
    expect(scenario({ numPlayers: 1, chits: { exploration: { albazin: null } } }).soloDisc).toBeNull();
  });
});

describe('rounds and situation cards', () => {
  it('takes the listed cards for rounds 1, 2, …, up to the round', () => {
    const G = scenario({ numPlayers: 3, round: 2, situations: ['s06', 's04', 's01'] });
    expect(G.situations).toEqual(['s06', 's04']);
    expect(G.situationDeck[0]).toBe('s01');
    expect(queries.isExplored(G, 'kyakhta')).toBe(true);
    expect(queries.prices(G, 'arkhangelsk').sell.sable).toBe(6);
  });

  it("ends the effect of an earlier round's card, even if later cards aren't listed", () => {
    const G = scenario({ numPlayers: 3, round: 3, situations: ['s02'] });
    expect(G.noEntry).toEqual([]);
    expect(
      queries.prices(scenario({ numPlayers: 3, round: 3, situations: ['s04'] }), 'arkhangelsk').sell.fur,
    ).toBe(3);
  });

  it('continues into the next round, which reveals its card', () => {
    for (const situations of [undefined, ['s02'] as const]) {
      const G = scenario({ numPlayers: 3, round: 3, ...(situations && { situations: [...situations] }) });
      endRound(G);
      expect(isSituationRevealed(G)).toBe(false);
      revealSituation(G);
      expect(isSituationRevealed(G)).toBe(true);
      expect(G.situations).toHaveLength(situations === undefined ? 1 : 2);
      expect(brokenInvariant(G)).toBeNull();
    }
  });

  it("uses the round's turn order", () => {
    expect(scenario({ numPlayers: 4, round: 3 }).turnOrder).toEqual(['2', '3', '0', '1']);
    expect(scenario({ numPlayers: 4, round: 3, turnOrder: ['3', '0', '1', '2'] }).turnOrder[0]).toBe('3');
  });

  it('keeps an earlier completed card that stays with its worker', () => {
    const G = scenario({
      numPlayers: 2,
      round: 3,
      players: { '0': { workers: [{ id: 'w12' }], completed: ['p32'] } },
    });
    expect(queries.worker(G, 'w12').capacity).toBe(5);
    expect(itemAt(playerOf(G, '0').completed, 0).faceUp).toBe(true);
  });
});

describe('impossible scenarios are refused with a clear message', () => {
  const worker = (id: string, rest = {}) => ({ id: id as 'w01', at: 'moscow', ...rest });
  const one = (player: object, rest = {}) => ({ numPlayers: 2, players: { '0': player }, ...rest });

  it.each<[string, RegExp, object]>([
    ['an invalid number of players', /numPlayers/, { numPlayers: 5 }],
    ['conflicting options', /draft/, { numPlayers: 1, setupData: { draft: true } }],
    ['an invalid round', /round is 5/, { numPlayers: 2, round: 5 }],
    ['an unknown seat', /seat 2/, { numPlayers: 2, players: { '2': {} } }],
    ['negative gold', /players\.0\.gold is -1/, one({ gold: -1 })],
    ['half a gold', /players\.0\.gold is 0\.5/, one({ gold: 0.5 })],
    ['4 tokens', /players\.0\.tokens is 4/, one({ tokens: 4 })],
    ['a track beyond 10', /tracks\.china is 11/, one({ tracks: { china: 11 } })],
    [
      'goods above capacity',
      /w12.*5 pieces, expected at most 4/,
      one({ workers: [worker('w12', { goods: { fur: 5 } })] }),
    ],
    ['negative goods', /goods\.fur is -1/, one({ workers: [worker('w12', { goods: { fur: -1 } })] })],
    ['a worker on an unknown space', /atlantis/, one({ workers: [worker('w12', { at: 'atlantis' })] })],
    ['an unknown worker card', /w99/, one({ workers: [worker('w99')] })],
    ["a card that isn't used with 2 players", /w03/, one({ workers: [worker('w03')] })],
    [
      "a card that isn't used in the solo game",
      /p21/,
      { numPlayers: 1, players: { '0': { hand: ['p21'] } } },
    ],
    [
      'three workers',
      /players\.0.*3 workers, expected at most 2/,
      one({ workers: ['w01', 'w02', 'w12'].map((id) => worker(id)) }),
    ],
    [
      'one worker for two players',
      /w12/,
      { numPlayers: 2, players: { '0': { workers: [worker('w12')] }, '1': { workers: [worker('w12')] } } },
    ],
    [
      'one card in two hands',
      /p33/,
      { numPlayers: 2, players: { '0': { hand: ['p33'] }, '1': { hand: ['p33'] } } },
    ],
    ['one card twice in a hand', /p33/, one({ hand: ['p33', 'p33'] })],
    ['a worker in play and in hand', /w12/, one({ workers: [worker('w12')], workerHand: ['w12'] })],
    ['eight business cards', /8 cards|8 business cards/, one({ hand: [...BUSINESSES] })],
    [
      'seven in hand and one completed',
      /8 business cards/,
      one({ hand: BUSINESSES.slice(0, 7), completed: ['p15'], workers: [worker('w12')] }),
    ],
    [
      'four worker cards',
      /4 worker cards/,
      one({ workerHand: ['w01', 'w02', 'w04'], workers: [worker('w12')] }),
    ],
    ['a business completed by nobody', /completed/, one({ completed: ['p15'] })],
    [
      "a card that doesn't stay with its worker",
      /p01 does not stay/,
      one({ workers: [worker('w12', { attached: ['p01'] })] }),
    ],
    ['a situation twice', /twice/, { numPlayers: 2, situations: ['s01', 's01'] }],
    ['an unknown situation', /s07/, { numPlayers: 2, situations: ['s07'] }],
    ['a turn order with a gap', /turnOrder/, { numPlayers: 3, turnOrder: ['0', '1'] }],
    ['an unknown chit', /siberia9/, { numPlayers: 2, chits: { hunting: { narym: 'siberia9' } } }],
    [
      'one chit on two spots',
      /siberia1/,
      { numPlayers: 2, chits: { hunting: { narym: 'siberia1', ilimsk: 'siberia1' } } },
    ],
    [
      'a Siberia chit in the Far East',
      /siberia1.*yakutsk|yakutsk.*siberia1/,
      { numPlayers: 2, chits: { exploration: { yakutsk: 'siberia1' } } },
    ],
    [
      'a chit in a city without a spot',
      /moscow/,
      { numPlayers: 2, chits: { exploration: { moscow: 'noExploration' } } },
    ],
    [
      'a hunting chit in a city without a hunting spot',
      /kyakhta/,
      { numPlayers: 2, chits: { hunting: { kyakhta: 'siberia1' } } },
    ],
    [
      'more no-exploration chits than there are',
      /8 no-exploration/,
      {
        numPlayers: 4,
        chits: {
          exploration: Object.fromEntries(
            ['irkutsk', 'selenginsk', 'kirensk', 'yakutsk', 'butalsk', 'albazin'].map((city) => [
              city,
              'noExploration',
            ]),
          ),
        },
      },
    ],
    ['the factory in a village', /factoryAt/, { numPlayers: 2, factoryAt: 'village-ob' }],
    ['the factory outside West Siberia', /factoryAt/, { numPlayers: 2, factoryAt: 'moscow' }],
    ['a pilgrimage marker in a city', /pilgrimage/, { numPlayers: 2, pilgrimage: ['tobolsk'] }],
    ['two markers in one village', /village-ob/, { numPlayers: 2, pilgrimage: ['village-ob', 'village-ob'] }],
    ['an unknown first trader', /firstTraders/, { numPlayers: 2, firstTraders: ['3'] }],
    ["the turn of a worker that isn't in play", /turn\.worker/, { numPlayers: 2, turn: { worker: 'w01' } }],
  ])('%s', (_, message, spec) => {
    expect(() => scenario(spec as ScenarioSpec)).toThrow(message);
    expect(() => scenario(spec as ScenarioSpec)).toThrow(/^scenario: /);
  });
});
