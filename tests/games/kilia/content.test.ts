/** The content: counts of the box, packs, and hashes. */
import { describe, expect, it } from 'vitest';
import { content, queries, scenario } from '../../../src/games/kilia';
import { GOODS, ZONES } from '../../../src/games/kilia/content/terms';
import { kiliaModule } from '../../../src/games/kilia/module';
import { abilityId } from '../../../src/games/kilia/rules/abilities';
import {
  contentLibrary,
  contentOf,
  contentWith,
} from '../../../src/games/kilia/rules/content-pack/contentOf';
import { CONTENT_HASH } from '../../../src/games/kilia/rules/content-pack/edition';
import { hashOf } from '../../../src/rules-kit/contentHash';
import { itemAt } from '../../../src/rules-kit/indexed';

describe('the cards of the box', () => {
  it('has 24 cards per zone, with the zone’s good on the back, and 24 swaps, 36 extra actions, 36 points', () => {
    for (const zone of ZONES)
      expect(content.actionCards.filter((card) => card.zone === zone)).toHaveLength(24);
    const kinds = content.actionCards.map(({ ability }) => ability.kind);
    expect(['swap', 'extra', 'points'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      24, 36, 36,
    ]);
    expect(new Set(content.actionCards.map(({ ability }) => abilityId(ability))).size).toBe(14);
  });

  it('has buildings with four items in five cells, without their zone’s good, and no two equal cards', () => {
    for (const { zone, warehouse } of content.actionCards) {
      const { good } = content.zones.find(({ id }) => id === zone) ?? itemAt(content.zones, 0);
      expect(warehouse.filter((cell) => cell !== null)).toHaveLength(4);
      expect(warehouse).not.toContain(good);
    }
    const cells = content.actionCards.flatMap(({ warehouse }) => warehouse);
    for (const good of GOODS) expect(cells.filter((cell) => cell === good)).toHaveLength(60);
    expect(cells.filter((cell) => cell === 'coin')).toHaveLength(144);
    expect(new Set(content.actionCards.map(({ id: _, ...card }) => JSON.stringify(card))).size).toBe(96);
  });

  it('has 36 contracts: one starting contract per colour and eight families of four', () => {
    expect(content.contracts).toHaveLength(36);
    expect(content.contracts.flatMap(({ starting }) => starting ?? [])).toEqual([
      'white',
      'red',
      'brown',
      'yellow',
    ]);
  });
});

describe('content packs', () => {
  it('replace values with printed ones, and put their hash into games', () => {
    const pack = {
      slots: [{}, {}, {}, {}, { price: 7 }],
      actionCards: [{ id: 'a01', ability: { kind: 'points', good: 'wheat' } }],
      contracts: [{ id: 'c01', points: 9 }],
      achievements: [{ id: 'coins', wheel: [12, 6, 2] }],
    };
    const hash = kiliaModule.contents?.ofNewGame({ contentPack: pack });
    expect(hash).not.toBe(contentLibrary.current);
    const G = scenario({ numPlayers: 3, setupData: { contentPack: pack } });
    expect(G.content).toBe(hash);
    expect(queries.price(G, '0', 4)).toBe(7);
    expect(queries.achievements(G).coins.values.map(({ value }) => value)).toEqual([12, 6, 2]);
    expect(contentOf(G).contracts[0]).toMatchObject({ id: 'c01', points: 9, cost: { salt: 2 } });
    contentLibrary.add(hashOf(contentOf(G)), JSON.parse(JSON.stringify(contentOf(G))));
  });

  it('accept the whole content unchanged', () => {
    const whole = contentWith(JSON.parse(JSON.stringify(content)));
    expect(whole).toEqual(content);
  });

  it.each([
    [{ cards: [] }, /cards/],
    [{ actionCards: [{ id: 'a97' }] }, /actionCards a97: no such id/],
    [{ actionCards: [{ id: 'a01' }, { id: 'a01' }] }, /actionCards a01: duplicate/],
    [{ actionCards: [{ id: 'a01', warehouse: ['salt'] }] }, /actionCards a01\.warehouse: expected 5 cells/],
    [
      { actionCards: [{ id: 'a01', ability: { kind: 'fly' } }] },
      /actionCards a01\.ability.*: expected an ability of kind/,
    ],
    [
      { actionCards: [{ id: 'a01', ability: { kind: 'swap', goods: ['salt', 'salt'] } }] },
      /actionCards a01\.ability\.goods: expected two different goods/,
    ],
    [
      { contracts: [{ id: 'c05', cost: { salt: -1 } }] },
      /contracts c05\.cost\.salt: expected a whole number from 0 to 9/,
    ],
    [{ contracts: [{ id: 'c05', points: 'x' }] }, /contracts c05\.points: expected a whole number/],
    [{ contracts: [{ id: 'c01', starting: 'red' }] }, /contracts c01\.starting is known/],
    [{ slots: [{}, {}, { price: 4 }, {}, {}] }, /slots 3\.price is known/],
    [{ slots: [{}] }, /slots: expected 5 columns/],
    [
      { achievements: [{ id: 'coins', wheel: [3, 9] }] },
      /achievements coins\.wheel: expected values that do not rise/,
    ],
    [{ numbers: { ...content.numbers, refreshPrice: 4 } }, /numbers is known/],
    [{ ships: [{ id: 3, windows: [] }] }, /ships 3\.windows: none/],
    [{ ships: [{ id: 3, windows: [[0], [1], [2]] }] }, /ships 3\.windows: expected at most 2 windows/],
    [{ ships: [{ id: 3, windows: [[1, 1]] }] }, /ships 3\.windows\.0: expected each cell once/],
    [
      { contracts: [{ id: 'c05', cost: { salt: 4, any: 3 } }] },
      /contracts c05\.cost: expected at most 6 goods/,
    ],
    [7, /the file/],
  ])('refuse %j with table, id and field', (pack, sentence) => {
    expect(() => contentWith(pack)).toThrow(sentence);
  });

  it('check content from outside completely', () => {
    const wrong = JSON.parse(JSON.stringify({ ...content, contracts: content.contracts.slice(1) }));
    expect(() => contentLibrary.add(hashOf(wrong), wrong)).toThrow(
      /contracts\.starting: 0 contracts for white/,
    );
    expect(() => contentLibrary.add('0'.repeat(32), wrong)).toThrow(/expected 0{32}/);
    expect(kiliaModule.contents?.named(scenario({ numPlayers: 2 }), CONTENT_HASH)).toMatchObject({
      content: CONTENT_HASH,
    });
  });
});

describe('scenarios', () => {
  it.each([
    [{ players: { '0': { zones: { castle: ['a25'] } } } }, /a25 expands the university/],
    [{ players: { '0': { abilities: ['a01', 'a01'] } } }, /a01 is in two places/],
    [{ players: { '0': { market: { m1: ['a01'] } } } }, /a merchant without the two under it/],
    [{ players: { '0': { market: { b1: ['a01'] }, used: { b1: 2 } } } }, /used\.b1 is 2/],
    [{ players: { '0': { abilities: ['a01', 'a25'] } } }, /swap-salt-brick occurs twice/],
    [{ players: { '0': { colour: 'red' }, '1': { colour: 'red' } } }, /red is the colour of two players/],
    [
      { players: { '0': { colour: 'white', contracts: ['c02'] } } },
      /c02 is the starting contract of another colour/,
    ],
    [{ players: { '0': { coins: -1 } } }, /coins is -1/],
    [{ players: { '0': { hat: 1 } } }, /hat: no such field/],
    [{ players: { '2': {} } }, /no seat 2/],
    [{ players: { '0': { sprats: 3 }, '1': { sprats: 2 } } }, /sprats/],
    [{ players: { '0': { canal: ['a01'] } } }, /a01 is on the space of the printed building/],
    [{ wheels: { coins: [['7']] } }, /wheels\.coins names player 7/],
    [{ actions: ['a99'] }, /a99 is in no pile/],
    [{ current: '5' }, /current is 5/],
    [{ setupData: { colours: ['white'] } }, /colours: expected 2/],
  ])('refuse the impossible position %j with an explanation', (spec, sentence) => {
    expect(() => scenario({ numPlayers: 2, ...(spec as object) })).toThrow(sentence);
  });
});
