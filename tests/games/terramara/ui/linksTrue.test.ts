/** Compares the links of a table with the effects of the rules. */
import { describe, expect, it } from 'vitest';
import type { LinkCard } from '../../../../src/game-api/links';
import { content } from '../../../../src/games/terramara';
import { RESOURCES, type Resources, WORKERS } from '../../../../src/games/terramara/content/terms';
import type { Fact } from '../../../../src/games/terramara/rules/facts';
import {
  decider,
  legalMoves,
  type MoveName,
  playMove,
  whyNot,
} from '../../../../src/games/terramara/rules/moves';
import { canPayFor, missingFor, payments } from '../../../../src/games/terramara/rules/payments';
import { spacesInPlay } from '../../../../src/games/terramara/rules/spaces';
import { copyOf } from '../../../../src/games/terramara/rules/state/copy';
import { type ScenarioPlayer, scenario } from '../../../../src/games/terramara/rules/state/scenario';
import type { G } from '../../../../src/games/terramara/rules/state/state';
import { linkSayer } from '../../../../src/games/terramara/text/links/en';
import { linksOf } from '../../../../src/games/terramara/view-model/links';
import { buildTable } from '../../../../src/games/terramara/view-model/table';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { working } from '../table';

const TRACKS = ['military', 'technology', 'expedition'] as const;

function linksAt(G: G): (link: string) => LinkCard | null {
  const ctx = { ...working('0'), activePlayers: null, numPlayers: G.numPlayers, gameover: undefined };
  const seats = G.turnOrder.map((playerID) => ({ playerID, name: `P${playerID}`, colour: '' }));
  const refusal = () => null;
  const given = { ctx, log: [], viewer: '0', seats, language: 'en', history: {}, onHint: null, refusal };
  const legal = legalMoves(G, working('0'), '0');
  const table = buildTable({ ...given, legalMoves: legal } as never, G, () => {});
  return linksOf(table, linkSayer('en'));
}

/** Returns the names of the links in the list with this heading. */
const namesIn = (card: LinkCard | null, heading: RegExp): readonly string[] =>
  card?.lists
    .filter((list) => heading.test(list.heading))
    .flatMap(({ places }) => places.map(({ link }) => link.replace(/^\w+:/, ''))) ?? [];

/** Returns the resources and track steps that some way of playing a placement gives player 0. */
function arrivals(G: G, move: MoveName, args: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const note = (fact: Fact) => {
    if (fact.fact === 'loot') {
      if (fact.to === '0') for (const kind of Object.keys(fact.resources)) found.add(kind);
    } else if (fact.playerID !== '0') return;
    else if (fact.fact === 'resources') for (const kind of Object.keys(fact.gained ?? {})) found.add(kind);
    else if (fact.fact === 'military' && fact.steps > 0) found.add('military');
    else if (fact.fact === 'river') found.add('technology');
    else if (fact.fact === 'caravan') found.add('expedition');
  };
  const go = (at: G, playerID: string, name: MoveName, given: readonly unknown[]) => {
    const next = copyOf(at);
    if (!playMove(next, working('0'), playerID, name, given, note)) throw new Error(`${name} is not legal`);
    const key = JSON.stringify([next.pending, next.players]);
    if (next.pending.length === 0 || seen.has(key)) return;
    seen.add(key);
    const who = decider(next, working('0'));
    for (const each of legalMoves(next, working('0'), who)) go(next, who, each.move, each.args);
  };
  go(G, '0', move, args);
  return found;
}

/** A player who meets every space condition and can't step onto a bonus tile of river or road. */
const ready: ScenarioPlayer = {
  military: 15,
  river: 10,
  caravans: ['b4', 'o4'],
  craftsmen: [1, 1, 1],
  built: ['a34', 'a39', 'a44', 'a49', 'a35', 'a40'],
};
const all = (count: number): Resources => Object.fromEntries(RESOURCES.map((kind) => [kind, count]));
const HOLDINGS: readonly Resources[] = [all(1), {}, { log: 1 }, { stone: 1 }, { cattle: 1, bronze: 1 }];
const OTHERS: readonly Resources[] = [{ ore: 3, timber: 2 }, {}];

const byLevel = (kind: 'plain' | 'mountain', level: number) =>
  content.territories.filter((tile) => tile.kind === kind && tile.level === level).map(({ id }) => id);
/** Returns rows with different tiles of each level by `turn`, so that all tiles occur. */
function rowsOf(turn: number) {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((row) => {
      const level = Math.ceil(row / 2);
      const at = (row % 2) + turn * 2;
      const tiles = { plain: byLevel('plain', level)[at], mountain: byLevel('mountain', level)[at] };
      return [row, { ...tiles, fire: null }];
    }),
  );
}

const POSITIONS = [2, 3, 4].flatMap((numPlayers) =>
  [1, 3, 5].flatMap((round) =>
    [0, 1].flatMap((turn) =>
      HOLDINGS.map((resources, at) => ({
        name: `${numPlayers} players, round ${round}, tiles ${turn}, holding ${JSON.stringify(resources)}`,
        spec: {
          numPlayers,
          round,
          rows: rowsOf(turn),
          players: {
            '0': {
              ...ready,
              resources,
              flags: round > 2 ? [1, 2] : [],
              ...(at === 3 && { military: 18, river: 12, caravans: ['camp', 'camp'] as const }),
            },
            '1': { resources: OTHERS[at % 2], military: 3, craftsmen: [] },
            ...(numPlayers > 2 && { '2': { resources: {} } }),
            ...(numPlayers > 3 && { '3': { resources: {} } }),
          },
        },
      })),
    ),
  ),
);

describe('links to spaces', () => {
  it.each(POSITIONS)('name exactly the spaces that can give the thing: $name', ({ spec }) => {
    const G = scenario(spec);
    const linkOf = linksAt(G);
    const heading = /^Where you can get/;
    const listed = new Map<string, readonly string[]>([
      ...RESOURCES.map((kind) => [kind, namesIn(linkOf(`resource:${kind}`), heading)] as const),
      ...TRACKS.map((track) => [track, namesIn(linkOf(`track:${track}`), heading)] as const),
    ]);
    let played = 0;
    for (const space of spacesInPlay(G, '0')) {
      const worker = WORKERS.find(
        (kind) => whyNot(G, working('0'), '0', 'place', [{ worker: kind, space }]) === null,
      );
      if (worker === undefined) continue;
      played += 1;
      const found = arrivals(G, 'place', [{ worker, space }]);
      const claimed = [...listed].flatMap(([what, spaces]) => (spaces.includes(space) ? [what] : []));
      expect(claimed.sort(), space).toEqual([...found].sort());
      // A space's card lists the artifacts that any of its resources can help to pay.
      const cards = namesIn(linkOf(`space:${space}`), /^Artifacts/);
      const kinds = RESOURCES.filter((kind) => found.has(kind));
      expect([...cards].sort(), space).toEqual(
        G.row
          .filter((id) =>
            kinds.some((kind) => namesIn(linkOf(`resource:${kind}`), /^Artifacts/).includes(id)),
          )
          .sort(),
      );
    }
    expect(played).toBeGreaterThan(12);
  });

  it('name only the space with the bonus tile', () => {
    const G = scenario({ numPlayers: 4, rows: { 5: { plain: 'p09', bonus: 'b16' } } });
    const listed = namesIn(linksAt(G)('track:technology'), /^Where/);
    expect(listed.filter((space) => space.startsWith('r5p'))).toEqual(['r5p3']);
  });
});

/**
 * Builders without discounts, with each discount, and as the child Maker. Each has cards in the row and a reserved
 * one.
 */
const BUILDERS: readonly ScenarioPlayer[] = [
  {},
  { built: ['a19', 'a23'] },
  { built: ['a27', 'a31'], character: 'maker' },
  { built: ['a19'], character: 'maker' },
];

describe('links to artifacts', () => {
  const ROW = ['a32', 'a33', 'a36', 'a38', 'a45', 'a48', 'a50', 'a51'] as const;

  it.each(BUILDERS)('S5.6 name exactly the cards that the resource can help to pay: %j', (builder) => {
    const G = scenario({ numPlayers: 4, round: 3, row: ROW, players: { '0': { ...builder, river: 10 } } });
    const rich = copyOf(G);
    for (const kind of RESOURCES) entryOf(rich.players, '0').resources[kind] = 8;
    const linkOf = linksAt(G);
    for (const kind of RESOURCES) {
      const payable = ROW.filter((id) => payments(rich, '0', id).some((paid) => (paid[kind] ?? 0) > 0));
      expect([...namesIn(linkOf(`resource:${kind}`), /^Artifacts/)].sort(), kind).toEqual(payable);
    }
  });

  it.each(BUILDERS)(
    'S7.2 show what is missing, and nothing exactly when the card can be paid: %j',
    (builder) => {
      const stocks: readonly Resources[] = [
        {},
        all(1),
        all(2),
        { timber: 2, bronze: 1 },
        { log: 3, ore: 2 },
        { stone: 3, rock: 1 },
      ];
      for (const resources of stocks) {
        const G = scenario({
          numPlayers: 4,
          round: 3,
          row: ROW,
          players: { '0': { ...builder, river: 10, resources } },
        });
        for (const id of ROW) {
          const missing = missingFor(G, '0', id);
          expect(Object.keys(missing).length === 0, id).toBe(canPayFor(G, '0', id));
          // With the missing resources the card can be paid; with one fewer of any kind it can't.
          const helped = copyOf(G);
          for (const kind of RESOURCES) entryOf(helped.players, '0').resources[kind] += missing[kind] ?? 0;
          expect(canPayFor(helped, '0', id), id).toBe(true);
          for (const kind of RESOURCES) {
            if (missing[kind] === undefined) continue;
            entryOf(helped.players, '0').resources[kind] -= 1;
            expect(canPayFor(helped, '0', id), `${id} ${kind}`).toBe(false);
            entryOf(helped.players, '0').resources[kind] += 1;
          }
          const said = linksAt(G)(`card:${id}`)?.facts.join(' ') ?? '';
          expect(said.includes('You can pay'), id).toBe(canPayFor(G, '0', id));
          expect(said.includes('Missing'), id).toBe(!canPayFor(G, '0', id));
        }
      }
    },
  );

  it('S6.2 name the first river space from which a card is in reach', () => {
    for (const river of [0, 2, 5, 8]) {
      const G = scenario({ numPlayers: 4, players: { '0': { river } } });
      G.row.forEach((id, place) => {
        const said = /river space (\d+)/.exec(linksAt(G)(`card:${id}`)?.facts.join(' ') ?? '')?.[1];
        const { reach } = content.river;
        if (place < itemAt(reach, river)) expect(said).toBeUndefined();
        else expect(Number(said)).toBe(reach.findIndex((cards) => cards > place));
      });
    }
  });

  it('S3.6 distinguish raw resources that craftsmen process from processed ones they produce', () => {
    const linkOf = linksAt(scenario({ numPlayers: 4 }));
    expect(linkOf('resource:log')?.facts.join(' ')).toContain('Craftsmen make timber from it');
    expect(linkOf('resource:timber')?.facts.join(' ')).toContain('Craftsmen make it from log');
  });
});
