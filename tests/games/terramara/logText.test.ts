/** Reasons in the log: where gains come from, and what moves without a player's move. */
import { describe, expect, it } from 'vitest';
import type { BonusTileId } from '../../../src/games/terramara/content/terms';
import { contentOf } from '../../../src/games/terramara/rules/content-pack/contentOf';
import type { Fact } from '../../../src/games/terramara/rules/facts';
import { type MoveName, playMove } from '../../../src/games/terramara/rules/moves';
import { beginGains } from '../../../src/games/terramara/rules/opening';
import { beginRound, endRound } from '../../../src/games/terramara/rules/rounds';
import { copyOf } from '../../../src/games/terramara/rules/state/copy';
import { type G, playerOf } from '../../../src/games/terramara/rules/state/state';
import { othersLines, roundLines, tellEntry } from '../../../src/games/terramara/text/sentences';
import { LOG_SHAPE } from '../../../src/games/terramara/view-model/logShape';
import type { Language } from '../../../src/language/language';
import { loadLanguage } from '../../../src/language/translator';
import { itemAt } from '../../../src/rules-kit/indexed';
import { keysOf } from '../../../src/rules-kit/records';
import { NO_FIRE, position, working } from './table';

await loadLanguage('ja');

const NAMES = { '0': 'Mika', '1': 'Oleg' };

/** The lines of an entry: the move's own, then those about others. */
function linesOf(
  G: G,
  playerID: string,
  move: string,
  args: readonly unknown[],
  facts: readonly Fact[],
  language: Language = 'en',
): readonly string[] {
  const entry = {
    action: { type: 'MAKE_MOVE', payload: { type: move, args, playerID } },
    metadata: { facts },
  };
  const telling = { names: NAMES, language, G };
  return [tellEntry(entry, telling)?.text ?? '', ...othersLines(entry, telling).map(({ text }) => text)];
}

/** Plays a move in the phase `work` and returns its lines. */
function told(G: G, playerID: string, move: MoveName, ...args: readonly unknown[]): readonly string[] {
  const facts: Fact[] = [];
  expect(playMove(G, working(playerID), playerID, move, args, (fact) => facts.push(fact))).toBe(true);
  return linesOf(G, playerID, move, args, facts);
}

const sends = (G: G, space: string, worker = 'explorer', playerID = '0') =>
  told(G, playerID, 'place', { worker, space });

describe('reasons of gains', () => {
  it('S1.11 names starting resources and the ability after the draft, not the last one to draft', () => {
    const G = position({
      numPlayers: 2,
      players: { '0': { river: 0, military: 0, character: 'boat' }, '1': { river: 0, military: 0 } },
    });
    G.opening = 'gains';
    playerOf(G, '0').startCard = 's02';
    playerOf(G, '1').startCard = 's04';
    const facts: Fact[] = [];
    beginGains(G, (fact) => facts.push(fact));
    expect(linesOf(G, '1', 'draft', ['forest'], facts)).toEqual([
      'takes Woodlander; starting resources: 1 rock, 1 log, 1 ore, 3 military and a craftsman of level 1',
      'Starting resources: Mika gains 1 cattle, 1 log, 1 ore, 1 technology and a craftsman of level 1',
      'Boatman: Mika gains 1 technology',
    ]);
    expect(linesOf(G, '1', 'draft', ['forest'], facts, 'ja')).toEqual([
      '森の人を取る（初期資源：石塊1つ、原木1つ、鉱石1つ、武力3、レベル1の職人）',
      '初期資源：Mikaが家畜1つ、原木1つ、鉱石1つ、技術1、レベル1の職人を得る',
      '船の人：Mikaが技術1を得る',
    ]);
  });

  it('S1.11 tells that a drafted starting resources card is a card, not yet a gain', () => {
    expect(linesOf(position(), '0', 'draft', ['s04'], [])).toEqual([
      'takes the starting resources “1 rock, 1 log, 1 ore + 3 military + 1 craftsman from the supply”',
    ]);
  });

  it('S5.4 does not attribute a raider’s start card to the player who gives loot', () => {
    const G = position({
      numPlayers: 2,
      players: { '0': { military: 9 }, '1': { military: 0, resources: { rock: 2, log: 2 } } },
    });
    expect(sends(G, 'raidLeader')[0]).toMatch('loses 1 military');
    const [own, ...others] = told(G, '1', 'giveLoot', { rock: 1 });
    expect(own).toMatch('gives loot: ');
    expect(others[0]).toBe('Raid and leader: Mika takes the start card');
    expect(others.join()).not.toContain('’s move');
  });

  it('S5.5 names the gains from a bonus tile once', () => {
    const lines = (tile: BonusTileId) => {
      const G = position({ round: 5, rows: { ...NO_FIRE, 5: { plain: 'p09', bonus: tile, fire: null } } });
      const space = ['r5p1', 'r5p2', 'r5p3'].find((id) => {
        const [text] = sends(copyOf(G), id);
        return text?.includes('bonus tile') === true;
      });
      return sends(G, space ?? '', 'chief')[0];
    };
    expect(lines('b02')).toMatch(/; bonus tile: 1 log and 1 ore$/);
    expect(lines('b12')).toMatch(/; bonus tile: 2 military$/);
    // An open choice is described by the tile's effects.
    expect(lines('b07')).toMatch(/gains a bonus tile \(any 2 raw resources\)$/);
  });

  it('S6.4 names the source of gains that come after a caravan’s step, each earlier tile by its effects', () => {
    const G = position({ numPlayers: 2, players: { '0': { river: 0 } } });
    const own = (facts: readonly Fact[]) => linesOf(G, '0', 'step', [{ caravan: 0, to: 'j1' }], facts)[0];
    const technology = { fact: 'river', playerID: '0', to: 9 } as const;
    expect(
      own([
        { fact: 'caravan', playerID: '0', to: 'j1' },
        { ...technology, steps: 1, source: 'a13' },
        { ...technology, steps: 1, source: 'a13' },
        { fact: 'bonusTile', playerID: '0', tile: 'b16', source: 'a13' },
        { ...technology, steps: 3, source: 'b16' },
      ]),
    ).toMatch(/^moves a caravan to junction I; .+: 2 technology; bonus tile: 3 technology$/);
    const military = { fact: 'military', playerID: '0', steps: 1, to: 2 } as const;
    expect(
      own([
        { ...military, source: 'b06' },
        { ...military, source: 'b09' },
      ]),
    ).toMatch(/; bonus tile “1 military”: 1 military; bonus tile “1 expedition \+ 1 military”: 1 military$/);
  });

  it('S4.7 says that military was lost by joining', () => {
    const G = position({ numPlayers: 2, players: { '0': { military: 5 }, '1': { military: 0 } } });
    const lost: Fact = { fact: 'military', playerID: '0', steps: -1, to: 4, source: 'join' };
    const placed = { worker: 'explorer', space: 'hut' } as const;
    expect(linesOf(G, '0', 'place', [placed], [lost])[0]).toBe(
      'sends an explorer to their hut; joining: loses 1 military',
    );
  });

  it('S6.4 tells the steps that follow from a chosen one', () => {
    const G = position({ numPlayers: 2, players: { '0': { river: 0 } } });
    const facts: readonly Fact[] = [
      { fact: 'caravan', playerID: '0', to: 'camp' },
      { fact: 'caravan', playerID: '0', to: 'j3', source: 'b16' },
    ];
    expect(linesOf(G, '0', 'step', [{ caravan: 0, to: 'camp' }], facts)[0]).toMatch(
      /^moves a caravan to the camp; bonus tile “3 technology”: a caravan to junction III$/,
    );
  });

  it('S6.4 names the artifact whose technology follows a step', () => {
    const G = position({ numPlayers: 2, players: { '0': { river: 0, caravans: ['way', 'start'] } } });
    G.pending.push({ kind: 'effects', owner: '0', source: 'a13', do: [{ technology: 1 }] });
    G.pending.push({ kind: 'expedition', owner: '0', source: 'a13', points: 1 });
    expect(told(G, '0', 'step', { caravan: 0, to: 'j1' })[0]).toMatch(
      /^moves a caravan to junction I; [A-Z].+: 1 technology$/,
    );
  });

  it('S6.3 names the river as the source of the gains from its spaces', () => {
    const G = position({ players: { '0': { river: 5 } } });
    G.pending.push({ kind: 'choose', owner: '0', source: 'b16', options: [[{ technology: 1 }], []] });
    expect(told(G, '0', 'choose', 0)).toEqual(['makes a choice: gains 1 technology; river: 1 explorer']);
  });

  it('S6.3 tells the full price of an artifact that was cheaper', () => {
    const G = position({ players: { '0': {} } });
    const artifact = itemAt(contentOf(G).artifacts, 0);
    const resource = itemAt(keysOf(artifact.cost), 0);
    const built = (pay: object) => linesOf(G, '0', 'build', [{ card: artifact.id, pay }], [])[0];
    expect(built(artifact.cost)).not.toContain('full price');
    expect(built({ ...artifact.cost, [resource]: 0 })).toMatch(/^builds .+ \(full price: \d.+\)$/);
  });

  it('S6.3 S8.4 says why the price of an artifact was another one than printed', () => {
    const G = position({ players: { '0': {} } });
    const { artifacts } = contentOf(G);
    const card = itemAt(
      artifacts.filter(({ cost }) => cost.log !== undefined && cost.timber !== undefined),
      0,
    );
    const by = itemAt(artifacts, 0).id;
    const less = ['reserve', by] as const;
    const built = (pay: object, more: object) =>
      linesOf(
        G,
        '0',
        'build',
        [{ card: card.id, pay }],
        [{ fact: 'built', playerID: '0', card: card.id, ...more }],
      )[0];
    const { log = 0, timber = 0 } = card.cost;
    expect(built({ ...card.cost, log: log - 1, timber: timber - 1 }, { less })).toMatch(
      /\(full price: .+; 1 less for the reserved card; 1 less by [A-Z].+\)$/,
    );
    expect(built({ ...card.cost, log: log + 1, timber: timber - 1 }, {})).toMatch(
      /; Maker: raw for processed\)$/,
    );
    expect(built({ ...card.cost, log: log - 1, timber: timber + 1 }, {})).toMatch(/; processed for raw\)$/);
  });

  it('S6.2 S8.2 names points past the river’s end and the ability', () => {
    const G = position({
      players: { '0': { river: 12, character: 'boat', adult: true } },
    });
    G.pending.push({ kind: 'choose', owner: '0', source: 'r3t', options: [[{ technology: 2 }], []] });
    expect(told(G, '0', 'choose', 0)).toEqual([
      'makes a choice; Boatman: 2 points; 2 technology past the river’s end: 2 points',
    ]);
    const child = position({ players: { '0': { river: 11, character: 'boat' } } });
    expect(sends(child, 'develop')).toEqual([
      'sends an explorer to Develop: gains 1 military and 1 technology; 1 technology past the river’s end: 1 point',
    ]);
    expect(sends(position({ players: { '0': { river: 0, character: 'boat' } } }), 'develop')).toEqual([
      'sends an explorer to Develop: gains 1 military and 1 technology; Boatman: 1 technology',
    ]);
  });

  it('S6.1 names points past the end of the military track', () => {
    expect(sends(position({ players: { '0': { military: 18, river: 0 } } }), 'develop')).toEqual([
      'sends an explorer to Develop: gains 1 technology; 1 military past the track’s end: 1 point',
    ]);
  });

  it('S8.5 names the Parent’s points', () => {
    const G = position({ players: { '0': { character: 'parent', adult: true, river: 0 } } });
    expect(sends(G, 'develop', 'chief')).toEqual([
      'sends the chief to Develop: gains 1 military and 1 technology; Parent: 5 points',
    ]);
  });

  it('S3.3 tells gains that follow a declined exchange', () => {
    const G = position({ players: { '0': { resources: { log: 1 }, river: 0 } } });
    G.pending.push({ kind: 'effects', owner: '0', source: 'develop', do: [{ military: 1 }] });
    G.pending.push({ kind: 'swap', owner: '0', source: 'develop', times: 1 });
    const facts: Fact[] = [];
    playMove(G, working('0'), '0', 'skip', [], (fact) => facts.push(fact));
    expect(linesOf(G, '0', 'skip', [], facts)).toEqual(['declines; Develop: 1 military']);
    const entry = (made: readonly Fact[]) =>
      ({ action: { payload: { type: 'skip' } }, metadata: { facts: made } }) as never;
    expect(LOG_SHAPE.isSilent(entry([]))).toBe(true);
    expect(LOG_SHAPE.isSilent(entry(facts))).toBe(false);
  });

  it('tells logs without sources as before', () => {
    expect(
      linesOf(
        position(),
        '0',
        'place',
        [{ worker: 'explorer', space: 'r5p3' }],
        [
          { fact: 'bonusTile', playerID: '0', tile: 'b02' },
          { fact: 'resources', playerID: '0', gained: { log: 1, ore: 1 } },
          { fact: 'military', playerID: '1', steps: 1, to: 4 },
        ],
      ),
    ).toEqual([
      'sends an explorer to Plain V, space 3: gains a bonus tile (1 log, 1 ore), 1 log and 1 ore',
      'Oleg gains 1 military (Mika’s move)',
    ]);
  });
});

describe('what moves without a player’s move', () => {
  const lines = (before: G, after: G, language: Language = 'en') =>
    roundLines(before, after, { names: NAMES, language }).map(({ text }) => text);

  it('S2.2 names each neutral’s revealed card and its military before and after', () => {
    const G = position({ numPlayers: 2, neutrals: { n0: { military: 17 }, n1: { military: 4 } } });
    G.drawnRounds = 0;
    G.neutralDraws[0] = [3, 2];
    const before = copyOf(G);
    beginRound(G);
    expect(lines(before, G)).toEqual([
      'Neutral 2 reveals card 3: military 4 → 7',
      'Neutral 1 reveals card 2: military 17 → 18',
    ]);
    expect(lines(before, G, 'ja')[0]).toBe('無人2がカード3を表にする：武力4 → 7');
    expect(lines(G, G)).toEqual([]);
  });

  it.each([
    [1, 'leave the pile as round II begins'],
    [2, 'leave the row as round III begins, and the row is refilled'],
    [3, 'leave the pile as round IV begins'],
  ])('S2.9 tells how many artifacts leave after round %i', (round, where) => {
    const G = position({ round });
    const before = copyOf(G);
    endRound(G);
    const gone = G.removed.length - before.removed.length;
    expect(gone).toBeGreaterThan(1);
    expect(lines(before, G)).toContain(`${gone} artifacts of level ${round < 3 ? 1 : 2} ${where}`);
  });
});
