/** Content packs: values that replace the built-in ones, with checks that name record and field. */
import { describe, expect, it } from 'vitest';
import { content, queries } from '../../../src/games/terramara';
import { terramaraModule } from '../../../src/games/terramara/module';
import { contentLibrary } from '../../../src/games/terramara/rules/content-pack/contentOf';
import { layOver } from '../../../src/games/terramara/rules/content-pack/contentPack';
import { hashOf } from '../../../src/rules-kit/contentHash';
import { itemAt } from '../../../src/rules-kit/indexed';
import { position, Table } from './table';

const artifact = (id: string, change: object) => ({
  artifacts: content.artifacts.filter((card) => card.id === id).map((card) => ({ ...card, ...change })),
});
const territory = (id: string, change: object) => ({
  territories: content.territories.filter((tile) => tile.id === id).map((tile) => ({ ...tile, ...change })),
});
/** Returns the road with some of its spaces changed. */
const road = (change: { next?: object; junction?: object; bonusLevel?: object }) => ({
  road: {
    ...content.road,
    next: { ...content.road.next, ...change.next },
    junction: { ...content.road.junction, ...change.junction },
    bonusLevel: { ...content.road.bonusLevel, ...change.bonusLevel },
  },
});

describe('content packs', () => {
  it('replace a built-in record and keep the others', () => {
    const laid = layOver(content, artifact('a01', { vp: 9, cost: { log: 2 } }));
    expect(laid.artifacts.find(({ id }) => id === 'a01')).toMatchObject({ vp: 9, cost: { log: 2 } });
    expect(laid.artifacts.slice(1)).toEqual(content.artifacts.slice(1));
    expect(laid.territories).toEqual(content.territories);
  });

  it('apply to a game, which contains the hash of its content', () => {
    const pack = artifact('a01', { vp: 9 });
    const G = position({ contentPack: pack, players: { '0': { built: ['a01'] } } });
    expect(queries.scoreNow(G, '0').artifacts).toBe(9);
    const table = new Table(4, { contentPack: pack });
    expect(table.G.content).toBe(terramaraModule.contents?.ofNewGame({ contentPack: pack }));
    expect(table.G.content).not.toBe(contentLibrary.current);
    expect(contentLibrary.snapshot(table.G.content)).toMatchObject({ raidDivisor: content.raidDivisor });
  });

  it('change nothing when they contain the whole content', () => {
    expect(hashOf(layOver(content, JSON.parse(JSON.stringify(content))))).toBe(hashOf(content));
  });

  it.each<[string, RegExp, unknown]>([
    ['an unknown table', /^Content pack: cards: /, { cards: [] }],
    [
      'a wrong cost',
      /artifacts\.a17\.cost\.log: .*expected|artifacts\.a17\.cost\.log: /i,
      artifact('a17', { cost: { log: 'one' } }),
    ],
    ['no cost', /artifacts\.a17\.cost: expected at least one resource/, artifact('a17', { cost: {} })],
    [
      'an unknown effect',
      /artifacts\.a17\.effect/,
      artifact('a17', { effect: { kind: 'immediate', do: [{ gold: 1 }] } }),
    ],
    ['another level', /artifacts\.a17\.level is known .* expected 2/, artifact('a17', { level: 3 })],
    [
      'a category that is full',
      /artifacts of level 2, category stone: expected 4, got 5|category leather: expected 4, got 3|category timber: expected 4, got 3/,
      artifact('a17', { category: 'stone' }),
    ],
    [
      'an unknown record',
      /artifacts has no record a99; expected one of a01 to a52/,
      { artifacts: [{ ...content.artifacts[0], id: 'a99' }] },
    ],
    [
      'the id of another table',
      /artifacts\.b01\.id: expected an id such as a01/,
      { artifacts: [{ ...content.artifacts[0], id: 'b01' }] },
    ],
    [
      'a record twice',
      /artifacts\.a01: expected each record once/,
      { artifacts: [content.artifacts[0], content.artifacts[0]] },
    ],
    [
      'two large spaces',
      /territories\.p01\.spaces: expected two small spaces and a large one/,
      territory('p01', {
        spaces: itemAt(content.territories, 0).spaces.map((space) => ({ ...space, size: 'large' })),
      }),
    ],
    [
      'two spaces',
      /territories\.p01\.spaces: expected three spaces/,
      territory('p01', { spaces: itemAt(content.territories, 0).spaces.slice(0, 2) }),
    ],
    [
      'tiers that don’t ascend',
      /territories\.p01\.back\.outpost\.at: expected three ascending numbers/,
      territory('p01', { back: { outpost: { metric: 'artifacts', at: [3, 3, 7], vp: [3, 6, 10] } } }),
    ],
    [
      'a plain with a trail',
      /territories\.p01\.back: expected an outpost/,
      territory('p01', { back: { trail: [{ vp: 1 }] } }),
    ],
    [
      'a mountain of level 3 without conditions',
      /territories\.m09\.spaces: expected a condition/,
      territory('m09', { spaces: itemAt(content.territories, 0).spaces }),
    ],
    ['other ranks', /military\.rankVp is known/, { military: { ...content.military, rankVp: [9, 5, 2] } }],
    ['another homeland', /homeland is known/, { homeland: { '4': [] } }],
    [
      'a river of another length',
      /river\.reach: expected 12, got 13/,
      { river: { ...content.river, end: 11 } },
    ],
    [
      'a river without a gift that is known',
      /river\.spaces is known .* expected each once: a bonus tile of level 1, .*reserveAbility, reserveDiscount/,
      { river: { ...content.river, spaces: { '2': 'explorer' } } },
    ],
    [
      'a gift beyond the river',
      /river\.spaces\.13: explorer is outside the river; expected a space from 1 to 12/,
      {
        river: {
          ...content.river,
          spaces: Object.fromEntries(
            Object.entries(content.river.spaces).map(([at, gift]) => [gift === 'explorer' ? '13' : at, gift]),
          ),
        },
      },
    ],
    [
      'a reach that shrinks',
      /river\.reach is known .* expected numbers that grow/,
      { river: { ...content.river, reach: content.river.reach.toReversed() } },
    ],
    ['a road past a junction', /road\.next\.b2 is known .* expected j3/, road({ next: { b2: ['j4'] } })],
    [
      'no way to a side',
      /road\.next\.j1 is known .* expected j2, b1, o1/,
      road({ next: { j1: ['j2', 'b1'] } }),
    ],
    ['a way in a circle', /road\.next\.way is known .* one way on, to j1/, road({ next: { way: ['way'] } })],
    ['a way on from the camp', /road\.next\.camp is known/, road({ next: { camp: ['start'] } })],
    ['a junction of another row', /road\.junction\.o3 is known .* expected 3/, road({ junction: { o3: 4 } })],
    [
      'a bonus tile where none lies',
      /road\.bonusLevel is known .* expected a level for each of b1, b2, b3, b4/,
      road({ bonusLevel: { o1: 2 } }),
    ],
    ['a list', /Content pack/, []],
  ])('refuse %s', (_, sentence, pack) => {
    expect(() => layOver(content, pack)).toThrow(sentence);
  });

  it('may change those parts of river and road that aren’t known', () => {
    const { river } = content;
    const { '2': first, ...rest } = river.spaces;
    const moved = { ...rest, '3': first };
    expect(layOver(content, { river: { ...river, spaces: moved } }).river.spaces['3']).toBe('reserveAbility');
    const shorter = layOver(content, road({ next: { start: ['j1'] } }));
    expect(shorter.road.next.start).toEqual(['j1']);
    const ranks = { ...content.road, campVp: [12, 9, 7, 5, 4, 3, 2, 1] };
    expect(layOver(content, { road: ranks }).road.campVp[0]).toBe(12);
  });

  it('accept content from outside only under its own hash', () => {
    const other = JSON.parse(JSON.stringify(layOver(content, artifact('a01', { vp: 11 }))));
    contentLibrary.add(hashOf(other), other);
    expect(contentLibrary.snapshot(hashOf(other))).toEqual(other);
    expect(() => contentLibrary.add('0'.repeat(32), other)).toThrow(/doesn.t match its hash/);
    const broken = { ...other, artifacts: other.artifacts.slice(1) };
    expect(() => contentLibrary.add(hashOf(broken), broken)).toThrow(/artifacts of level 1, category timber/);
  });
});
