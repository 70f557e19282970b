import { describe, expect, it } from 'vitest';
import type { LinkCard } from '../../../../src/game-api/links';
import { legalMoves } from '../../../../src/games/terramara/rules/moves';
import { scenario } from '../../../../src/games/terramara/rules/state/scenario';
import type { G } from '../../../../src/games/terramara/rules/state/state';
import { linkSayer } from '../../../../src/games/terramara/text/links/en';
import { linksOf } from '../../../../src/games/terramara/view-model/links';
import { buildTable } from '../../../../src/games/terramara/view-model/table';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { working } from '../table';

function linkIn(G: G, link: string, viewer: string | null = itemAt(G.turnOrder, 0)): LinkCard | null {
  const me = itemAt(G.turnOrder, 0);
  const ctx = { ...working(me), activePlayers: null, numPlayers: G.numPlayers, gameover: undefined };
  const seats = G.turnOrder.map((playerID) => ({ playerID, name: `P${playerID}`, colour: '' }));
  const given = {
    ctx,
    log: [],
    viewer,
    seats,
    language: 'en',
    history: {},
    onHint: null,
    refusal: () => null,
    legalMoves: legalMoves(G, working(me), me),
  };
  const table = buildTable(given as never, G, () => {});
  return linksOf(table, linkSayer('en'))(link);
}
const linksIn = (card: LinkCard | null, list = 0) => card?.lists[list]?.places.map(({ link }) => link) ?? [];

describe('an artifact', () => {
  it('S3.5 shows what is missing and links to spaces that give it, open ones first', () => {
    const G = scenario({ numPlayers: 4, round: 1 });
    const id = G.row[0];
    const card = linkIn(G, `card:${id}`);
    expect(card?.facts.join()).toMatch(/Missing:|You can pay/);
    const said = card?.lists.flatMap(({ places }) => places.map(({ text }) => text)) ?? [];
    const shut = said.findIndex((text) => text.endsWith('not now'));
    expect(said.slice(0, shut < 0 ? undefined : shut).every((text) => text.includes('open'))).toBe(true);
    for (const link of linksIn(card)) expect(link).toMatch(/^space:/);
  });

  it('S6.2 names the river space and links to sources of technology when it is out of reach', () => {
    const G = scenario({ numPlayers: 4, round: 1 });
    const far = linkIn(G, `card:${G.row[G.row.length - 1]}`);
    expect(far?.facts.join()).toContain('S6.2');
    expect(far?.lists.at(-1)?.heading).toContain('technology');
  });
});

describe('spaces and resources', () => {
  it('S3.5 link from a space to artifacts in the row that need what it gives', () => {
    const G = scenario({ numPlayers: 4, round: 1 });
    const lit = G.row.filter((id) => linksIn(linkIn(G, 'resource:log'), 1).includes(`card:${id}`));
    expect(linksIn(linkIn(G, 'resource:log')).every((link) => link.startsWith('space:'))).toBe(true);
    expect(lit.length).toBeGreaterThan(0);
  });

  it('S4.7 show the military that joining costs', () => {
    const G = scenario({
      numPlayers: 4,
      round: 1,
      players: { 0: { military: 6 }, 1: { military: 2 } },
      occupants: { r1p1: [{ owner: '1', worker: 'explorer' }] },
    });
    const places = ['log', 'cattle', 'ore', 'rock'].flatMap(
      (kind) => linkIn(G, `resource:${kind}`, '0')?.lists.flatMap((list) => list.places) ?? [],
    );
    const joined = places.find(({ link }) => link === 'space:r1p1');
    expect(joined?.text).toMatch(/costs 1 military \(S4\.7\)/);
    expect(joined?.flag).toEqual([{ icon: 'military', amount: -1, change: true }]);
  });

  it('show spectators no prices', () => {
    const G = scenario({ numPlayers: 2, round: 1 });
    const said = linkIn(G, 'resource:log', null);
    expect(said?.facts.join()).not.toContain('You have');
    expect(said?.lists[0]?.places.every(({ flag }) => flag === undefined)).toBe(true);
  });

  it('return null for things that don’t exist', () => {
    const G = scenario({ numPlayers: 2, round: 1 });
    for (const link of ['card:x', 'space:moon', 'resource:gold', 'track:sky'])
      expect(linkIn(G, link)).toBeNull();
  });
});

describe('road and river', () => {
  const factOf = (G: G, link: string) => linkIn(G, link)?.facts.join(' ');

  it('S6.6 say what each stop gives', () => {
    const G = scenario({ numPlayers: 4, round: 1 });
    expect(factOf(G, 'stop:j2')).toContain('trail II is open');
    expect(factOf(G, 'stop:b1')).toMatch(/^The step onto it gives: .+\. The tile stays/);
    expect(factOf(G, 'stop:o3')).toContain('no flag until Plain III is flipped');
    expect(factOf(scenario({ numPlayers: 4, round: 3 }), 'stop:o1')).toMatch(
      /sets a flag .+Points at the end: \S/,
    );
    expect(factOf(G, 'stop:camp')).toMatch(/Points: \d+/);
    expect(linkIn(G, 'stop:start')).toBeNull();
  });

  it('S6.2, S6.3 say what each river space gives, and how far a canoe there reaches', () => {
    const G = scenario({ numPlayers: 4, round: 1 });
    expect(factOf(G, 'river:2')).toContain('reserve ability');
    expect(factOf(G, 'river:4')).toMatch(/^Entering it gives: .+up to artifact 4 /);
    expect(factOf(G, 'river:6')).toContain('fifth explorer');
    expect(factOf(G, 'river:9')).toContain('1 resource cheaper');
    expect(factOf(G, 'river:1')).toContain('nothing');
    expect(linkIn(G, 'river:13')).toBeNull();
  });
});
