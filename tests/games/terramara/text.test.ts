/** Texts in both languages: cards from their records, log lines, refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { asAnyGame } from '../../../src/game-api/module';
import { content } from '../../../src/games/terramara';
import { terramaraModule } from '../../../src/games/terramara/module';
import { MOVE_NAMES, whyNot } from '../../../src/games/terramara/rules/moves';
import { placeOf, spacesInPlay } from '../../../src/games/terramara/rules/spaces';
import { type G, type Moment, playerOf } from '../../../src/games/terramara/rules/state/state';
import { almanac as almanacEn } from '../../../src/games/terramara/text/almanac/en';
import { almanac as almanacJa } from '../../../src/games/terramara/text/almanac/ja';
import {
  artifactText,
  characterText,
  conditionText,
  effectsText,
  outpostText,
} from '../../../src/games/terramara/text/cardText';
import { card as cardEn } from '../../../src/games/terramara/text/catalogue/en/card';
import { en, isTextKey } from '../../../src/games/terramara/text/catalogue/en/index';
import { isTermKey } from '../../../src/games/terramara/text/catalogue/en/terms';
import { card as cardJa } from '../../../src/games/terramara/text/catalogue/ja/card';
import { ja } from '../../../src/games/terramara/text/catalogue/ja/index';
import { explain } from '../../../src/games/terramara/text/explain';
import { entryText, othersLines, sentences, tellEntry } from '../../../src/games/terramara/text/sentences';
import { table as tableEn } from '../../../src/games/terramara/text/table/en';
import { ja as tableJa } from '../../../src/games/terramara/text/table/ja';
import { resourcesPhrase, roadName, spaceName } from '../../../src/games/terramara/text/words';
import { isolate } from '../../../src/language/isolate';
import { LANGUAGES } from '../../../src/language/language';
import { loadLanguage } from '../../../src/language/translator';
import { itemAt } from '../../../src/rules-kit/indexed';
import { entriesOf } from '../../../src/rules-kit/records';
import { Session } from '../../../src/session/session';
import { flatten, testsOfCatalogue } from '../shared/catalogue';
import { playedGame } from '../shared/contract';
import { terramaraContract } from './contract';
import { play, position, working } from './table';

await loadLanguage('ja');

describe('the catalogue', () => {
  testsOfCatalogue(
    flatten({ ...en, card: cardEn, table: tableEn, almanac: almanacEn }),
    flatten({ ...ja, card: cardJa, table: tableJa.table, almanac: almanacJa }),
  );

  it('distinguishes a land that is over from one that stays to the end', () => {
    for (const { head } of [tableEn, tableJa.table]) expect(head.end).not.toContain(head.past);
  });

  it('has texts for every move and phase', () => {
    for (const move of MOVE_NAMES) expect(isTextKey(`terms.move.${move}`), move).toBe(true);
    for (const phase of [
      'draft',
      'chooseTiles',
      'openingGains',
      'neutralPlacement',
      'growUp',
      'work',
      'roundEnd',
    ])
      expect(isTermKey(`terms.phase.${phase}`), phase).toBe(true);
  });
});

describe('texts of cards and tiles', () => {
  const artifact = (id: string) =>
    itemAt(
      content.artifacts.filter((card) => card.id === id),
      0,
    );

  it.each([
    ['a01', 'At once: 2 expedition', '即時：遠征2'],
    ['a02', 'When a territory space gives you log: 1 log', '領土のスペースで原木を得たとき：原木1つ'],
    [
      'a07',
      'Once a round: an exchange of up to 2 raw resources',
      '1ラウンドに1回：原材料2個まで別の原材料と交換',
    ],
    [
      'a11',
      'Once a round: any 1 raw resource exchanged for 2 points',
      '1ラウンドに1回：好きな原材料1を払い2点',
    ],
    [
      'a12',
      'When you place a worker on a later round’s territory: 1 point',
      '先のラウンドの領土に置いたとき：1点',
    ],
    ['a19', 'timber artifacts cost 1 timber less', '木材の工作物のコストが木材1少なくなる'],
    ['a22', 'At once: 1 craftsman from the supply', '即時：サプライの職人1人'],
    ['a30', 'Joining costs no military', '加わるときに武力を失わない'],
    [
      'a36',
      'At game end: 2 points for each: timber artifacts built',
      '終了時：完成した木材の工作物1につき2点',
    ],
    ['a48', 'At once: 2 expedition + 2 military', '即時：遠征2＋武力2'],
  ])('%s', (id, english, japanese) => {
    expect(artifactText(artifact(id), 'en')).toBe(english);
    expect(artifactText(artifact(id), 'ja')).toBe(japanese);
  });

  it('cover every record without placeholders', () => {
    for (const language of LANGUAGES) {
      const texts = [
        ...content.artifacts.map((card) => artifactText(card, language)),
        ...content.bonusTiles.map((tile) => effectsText(tile.do, language)),
        ...content.startCards.map((card) => effectsText(card.do, language)),
        ...content.territories.flatMap(({ spaces, back }) => [
          ...spaces.map((space) => effectsText(space.do, language)),
          ...spaces.flatMap(({ condition }) =>
            condition === undefined ? [] : [conditionText(condition, language)],
          ),
          ...(back === undefined
            ? []
            : ['outpost' in back ? outpostText(back.outpost, language) : effectsText(back.trail, language)]),
        ]),
        ...Object.values(content.homeland).flatMap((spaces) =>
          spaces.map((space) => effectsText(space.do, language)),
        ),
        ...content.characters.flatMap((card) => [
          characterText(card, 'child', language),
          characterText(card, 'adult', language),
        ]),
      ];
      for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
    }
  });

  it('contain the figures of outposts, conditions and adult characters', () => {
    expect(outpostText({ metric: 'flags', at: [2, 3, 4], vp: [4, 7, 11] }, 'en')).toBe(
      'own flags 2/3/4 → 4/7/11 points',
    );
    expect(conditionText({ metric: 'river', min: 8 }, 'ja')).toBe('川トラックの位置が8以上');
    const forest = itemAt(
      content.characters.filter(({ id }) => id === 'forest'),
      0,
    );
    expect(characterText(forest, 'adult', 'en')).toBe(
      'Once a round, points by your military level: 3/5/7/9.',
    );
  });

  it('name spaces and stops of the road', () => {
    expect(spaceName('r5p2', 'en')).toBe('Plain V, space 2');
    expect(spaceName('r3m1', 'ja')).toBe('山IIIの1番目');
    expect(roadName('o2', 'en')).toBe('the outpost of Plain II');
    for (const language of LANGUAGES) {
      for (const id of [...spacesInPlay(position(), '0'), 'r1t', 'ownTrail', 'raidLeader']) {
        expect(placeOf(id)).not.toBeNull();
        expect(spaceName(id, language)).not.toBe(id);
      }
      for (const id of ['start', 'way', 'j1', 'b2', 'o3', 'camp'])
        expect(roadName(id, language)).not.toBe(id);
    }
    expect(resourcesPhrase({}, 'en')).toBe('nothing');
    expect(resourcesPhrase({ cattle: 2, bronze: 1 }, 'en')).toBe('2 cattle, 1 bronze');
  });
});

describe('texts of moves and the log', () => {
  const entry = (type: string, args: unknown[], facts: unknown[] = [], playerID = '0') => ({
    action: { type: 'MAKE_MOVE', payload: { type, args, playerID } },
    metadata: { facts },
  });
  const telling = { names: { '0': 'Mika', '1': 'Oleg' }, language: 'en', G: position() } as const;

  it('name the player, the move and its effects', () => {
    const facts = [
      { fact: 'resources', playerID: '0', gained: { bronze: 1, rock: 1 } },
      { fact: 'military', playerID: '1', steps: 1, to: 4 },
      { fact: 'vp', playerID: '0', amount: 3 },
    ];
    const line = entry('place', [{ worker: 'explorer', space: 'r3m2' }], facts);
    expect(entryText(line, telling)).toBe(
      'Mika sends an explorer to Mountain III, space 2: gains 1 rock, 1 bronze and 3 points, Oleg gains 1 military',
    );
    expect(tellEntry(line, telling)).toMatchObject({
      text: 'sends an explorer to Mountain III, space 2: gains 1 rock and 1 bronze',
      needsName: true,
      changes: [{ playerID: '0', amount: 3 }],
    });
    expect(othersLines(line, telling)).toMatchObject([
      { text: 'Oleg gains 1 military (Mika’s move)', changes: [], isMoment: false },
    ]);
    expect(entryText(line, { ...telling, language: 'ja' })).toBe(
      'Mika　開拓者を山IIIの2番目へ送る：石塊1つ、青銅1つ、3点を得る、Olegが武力1を得る',
    );
    expect(tellEntry({ action: { type: 'GAME_EVENT', payload: { type: 'endTurn' } } }, telling)).toBeNull();
    expect(tellEntry({ action: { type: 'UNDO', payload: { playerID: '1' } } }, telling)).toMatchObject({
      text: 'Oleg takes back a move',
      needsName: false,
    });
    // Keeps a name that occurs inside the sentence.
    expect(tellEntry(entry('growUp', [true]), { ...telling, names: { '0': 'grows' } })?.text).toBe(
      'grows up',
    );
    expect(tellEntry(entry('chooseTiles', [{ plain: 'p02', mountain: 'm04' }]), telling)?.text).toBe(
      'chooses the outpost “river space” and the trail “any 3 raw resources + 1 point”',
    );
    const loot = [{ fact: 'loot', from: '1', to: '0', resources: { log: 1 } }];
    expect(entryText(entry('giveLoot', [{ log: 1 }], loot, '1'), telling)).toBe(
      'Oleg gives loot: 1 log to Mika',
    );
  });

  it('S5.3 tell each other player’s loot and its reason', () => {
    const raids = (more: object) => {
      const fact = { fact: 'raid', playerID: '1', source: 'raid', ...more };
      const line = entry('place', [{ worker: 'chief', space: 'raid' }], [fact]);
      return LANGUAGES.map((language) => othersLines(line, { ...telling, language })[0]?.text);
    };
    expect(raids({ owned: 7, each: 5, levels: 0, count: 1 })).toEqual([
      'Raid: Oleg must give 1 resource (7 resources owned: 1 resource for each full 5 at equal military levels)',
      '略奪：Olegは資源を1個渡す（資源7個を所有、略奪者と武力レベルが同じなので5個ごとに1個）',
    ]);
    expect(raids({ owned: 1, each: 7, levels: 2, count: 0 })).toEqual([
      'Raid: Oleg gives nothing (1 resource owned: 1 resource for each full 7 at 2 military levels above the raider)',
      '略奪：Olegは何も渡さない（資源1個を所有、略奪者より武力が2レベル高いので7個ごとに1個）',
    ]);
    expect(raids({ owned: 9, each: 4, levels: -1, count: 2 })[0]).toBe(
      'Raid: Oleg must give 2 resources (9 resources owned: 1 resource for each full 4 at 1 military level below the raider)',
    );
  });

  it('tell in a sentence what another player gains, loses or places', () => {
    const about = (fact: string, more: object) => {
      const line = entry('growUp', [true], [{ fact, playerID: '1', ...more }]);
      return LANGUAGES.map((language) => othersLines(line, { ...telling, language })[0]?.text);
    };
    expect(about('craftsman', { level: 1 })).toEqual([
      'Oleg gains a craftsman of level 1 (Mika’s move)',
      'Olegがレベル1の職人を得る（Mikaの手番）',
    ]);
    expect(about('worker', { worker: 'warrior', count: 1 })[0]).toMatch('Oleg gains 1 warrior (');
    expect(about('flag', { row: 2 })[0]).toMatch('Oleg places a flag on the outpost of Plain II (');
    expect(about('resources', { lost: { log: 1 }, gained: { rock: 2 } })[0]).toMatch(
      'Oleg loses 1 log, Oleg gains 2 rocks',
    );
  });

  it('tell a caravan’s way once, and whose caravan moved after another player’s step', () => {
    const way = (playerID: string) => [{ fact: 'caravan', playerID, to: 'j1' }];
    const step = (playerID: string) => entry('step', [{ caravan: 0, to: 'j1' }], way(playerID));
    expect(entryText(step('0'), telling)).toBe('Mika moves a caravan to junction I');
    expect(othersLines(step('0'), telling)).toEqual([]);
    expect(entryText(step('1'), telling)).toBe(
      'Mika moves a caravan to junction I: Oleg’s caravan to junction I',
    );
    expect(othersLines(step('1'), telling)).toMatchObject([
      { text: 'Oleg’s caravan to junction I (Mika’s move)' },
    ]);
  });

  it('cover every move of a game without placeholders', () => {
    const { states, moves } = playedGame(terramaraContract, {
      numPlayers: 4,
      setupData: {},
      seed: 'log lines',
    });
    moves.forEach(({ playerID, move, args }, at) => {
      // The contract is only used with Terramara's states.
      const G = itemAt(states, at).G as G;
      const logged = itemAt(itemAt(states, at + 1).deltalog ?? [], 0);
      for (const language of LANGUAGES) {
        const text = entryText({ ...logged, action: logged.action }, { ...telling, language }) ?? '';
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(sentences.describeMove(G, itemAt(states, at).ctx, playerID, move, args, language)).not.toMatch(
          /[{}]|undefined|^$/,
        );
      }
    });
  });

  it('mention the military that a placement costs', () => {
    const G = position({ players: { '0': { military: 9 } }, occupants: { craftsman: [{ owner: '1' }] } });
    const text = (space: string) =>
      sentences.describeMove(G, {} as never, '0', 'place', [{ worker: 'explorer', space }], 'en');
    expect(text('craftsman')).toBe('Place explorer on Craftsman, −1 military: 1 craftsman of the round');
    expect(text('develop')).toBe('Place explorer on Develop: 1 military + 1 technology');
  });

  it('S8.3 state exactly the military that a placement costs, also for the Woodlander', () => {
    for (const character of ['forest', 'horse'] as const)
      for (const adult of [false, true])
        for (const built of [[], ['a30']] as const) {
          const G = position({
            players: { '0': { military: 9, character, adult, built } },
            occupants: { craftsman: [{ owner: '1' }] },
          });
          const args = { worker: 'explorer', space: 'craftsman' };
          const said = sentences.describeMove(G, {} as never, '0', 'place', [args], 'en');
          const inJapanese = sentences.describeMove(G, {} as never, '0', 'place', [args], 'ja');
          play(G, '0', 'place', args);
          const isPaid = playerOf(G, '0').military < 9;
          expect(isPaid).toBe(!(character === 'forest' && !adult) && built.length === 0);
          expect(said.includes('−1 military'), said).toBe(isPaid);
          expect(inJapanese.includes('武力−1') || inJapanese.includes('武力1'), inJapanese).toBe(isPaid);
        }
  });

  it('end refusals with their rule in both languages', () => {
    const G = position({
      occupants: { craftsman: [{ owner: '1' }] },
      players: { '0': { military: 1 }, '1': { military: 4 } },
    });
    const args = [{ worker: 'explorer', space: 'craftsman' }];
    const names = { '0': 'Mika', '1': 'Aino' };
    expect(explain(G, working('0'), '0', 'place', args, 'en', names)).toBe(
      'To join Aino you need military 5: strictly more than the worker’s owner has (S4.7).',
    );
    expect(explain(G, working('0'), '0', 'place', args, 'ja', names)).toBe(
      'Ainoのいるスペースに置くには、武力5以上が必要です（同じ値では置けません）（S4.7）。',
    );
    // A server passes no names.
    expect(explain(G, working('0'), '0', 'place', args)).toMatch(/^To join another player you need/);
    const condition = position({ round: 5, rows: { 5: { mountain: 'm09' } } });
    expect(explain(condition, working('0'), '0', 'place', [{ worker: 'chief', space: 'r5m3' }])).toBe(
      '“Mountain V, space 3” needs river space: 8 or more; you have 1 (S4.11).',
    );
    expect(whyNot(G, working('0'), '0', 'fly', [])?.rule).toBe('S3.1');
    expect(explain(G, working('0'), '0', 'fly', [])).toMatch(/no move called “fly”/);
  });

  it('use players’ names in refusals at a table', async () => {
    const joined = (G: G, ctx: Moment, playerID: string) =>
      entriesOf(G.occupants)
        .map(([space, [first]]) => ({ args: [{ worker: 'explorer', space }], owner: Number(first?.owner) }))
        .find(
          ({ args, owner }) =>
            owner >= 0 && whyNot(G, ctx, playerID, 'place', args)?.reason === 'lessMilitary',
        );
    const save = goldenGamesOf(terramaraModule).where(4, ({ G, ctx, playerID }) => joined(G, ctx, playerID));
    const session = new Session(asAnyGame(terramaraModule), save);
    const { G, ctx, toAct } = session.current();
    const { args, owner } = joined(G as G, ctx, `${toAct}`) ?? { args: [], owner: 0 };
    expect(await session.play('place', args, 'en')).toContain(
      `To join ${isolate(itemAt(session.seats, owner).name)} you need military`,
    );
  });

  it('have a sentence for every reason of a refusal', () => {
    const folder = 'src/games/terramara/rules';
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const reasons = [...source.join('\n').matchAll(/refuse\(\s*(?:'S[\d.]+'|rule),\s*'([\w.]+)'/g)].map(
      ([, reason]) => reason,
    );
    expect(reasons.length).toBeGreaterThan(50);
    for (const reason of reasons)
      expect(isTextKey(`refusal.${reason}`) || isTextKey(`refusal.${reason}_other`), reason).toBe(true);
  });
});
