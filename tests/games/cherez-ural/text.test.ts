/** Every word a player reads is there in every language, and says what its record or its rule says. */
import { readdirSync, readFileSync } from 'node:fs';
import type { LogEntry } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/games/cherez-ural/content/board';
import { content } from '../../../src/games/cherez-ural/content/index';
import {
  GOLD_SOURCES,
  GOODS,
  REGIONS,
  SEAS,
  SEASON_PHASES,
  TRACKS,
} from '../../../src/games/cherez-ural/content/terms';
import {
  type Ability,
  type Business,
  type Effect,
  FAMILIES,
  type Modifier,
} from '../../../src/games/cherez-ural/content/vocabulary';
import type { Fact } from '../../../src/games/cherez-ural/rules/facts';
import { MOVE_NAMES, type MoveName } from '../../../src/games/cherez-ural/rules/moves';
import type { G } from '../../../src/games/cherez-ural/rules/state';
import { businessIcons, situationIcons, workerIcons } from '../../../src/games/cherez-ural/text/cardIcons';
import { businessText, situationText, workerText } from '../../../src/games/cherez-ural/text/cardText';
import { almanac as almanacEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/almanac';
import { en as english } from '../../../src/games/cherez-ural/text/catalogue/en/index';
import { textTable as textTableEnglish } from '../../../src/games/cherez-ural/text/catalogue/en/textTable';
import { almanac as almanacJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/almanac';
import { ja as japanese } from '../../../src/games/cherez-ural/text/catalogue/ja/index';
import { textTable as textTableJapanese } from '../../../src/games/cherez-ural/text/catalogue/ja/textTable';
import { explain, refusalSentence } from '../../../src/games/cherez-ural/text/explain';
import { type LogLine, logSentence } from '../../../src/games/cherez-ural/text/logText';
import { isTextKey, translator } from '../../../src/games/cherez-ural/text/translate';
import { placeName } from '../../../src/games/cherez-ural/text/words';
import { LANGUAGES } from '../../../src/house/language';
import { moment, type Phase, play, scene } from './table';

type Words = { readonly [key: string]: string | Words };

function flatten(words: Words, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') flat.set(`${path}${key}`, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const names = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, *\w+)?\}\}/g)].map(([, name]) => name);

const [en, ja] = [
  flatten({ ...english, almanac: almanacEnglish, textTable: textTableEnglish }),
  flatten({ ...japanese, almanac: almanacJapanese, textTable: textTableJapanese }),
];

describe('the catalogue', () => {
  test('Japanese has the keys of English, without the singulars it does not know', () => {
    const wanted = [...en.keys()].filter((key) => !key.endsWith('_one'));
    expect([...ja.keys()].sort()).toEqual(wanted.sort());
  });

  test('a singular has its plural', () => {
    for (const key of en.keys())
      if (key.endsWith('_one')) expect(en.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  test('no text is empty, and Japanese asks for no value that English does not', () => {
    for (const [key, text] of [...en, ...ja]) expect(text, key).not.toBe('');
    for (const [key, text] of ja) {
      for (const name of names(text)) expect([...names(en.get(key) ?? ''), 'count'], key).toContain(name);
    }
  });

  test('plurals, Japanese counters, and values that look like the catalogue’s own marks', () => {
    const [english, japanese] = [translator('en'), translator('ja')];
    expect(english('terms.pieces.fur', { count: 1 })).toBe('1 fur');
    expect(english('terms.pieces.fur', { count: 0 })).toBe('0 furs');
    expect(japanese('terms.pieces.fur', { count: 9 })).toBe('毛皮9つ');
    expect(japanese('terms.pieces.fur', { count: 10 })).toBe('毛皮10個');
    const name = '$& {{worker}} $t(terms.nothing) <b>';
    expect(english('log.endTurn', { name })).toBe(`${name} ends the turn`);
  });

  test('every closed list of the rulebook has its words', () => {
    const keys = [
      ...GOODS.flatMap((good) => [`good.${good}`, `goodsOf.${good}`, `pieces.${good}`]),
      ...TRACKS.map((track) => `track.${track}`),
      ...REGIONS.flatMap((region) => [`region.${region}`, `theRegion.${region}`]),
      ...SEAS.map((sea) => `sea.${sea}`),
      ...Object.keys(board.waterSystemNames).map((river) => `waterSystem.${river}`),
      ...FAMILIES.map((family) => `family.${family}`),
      ...GOLD_SOURCES.map((source) => `source.${source}`),
      ...[...SEASON_PHASES, 'draft', 'roundStart', 'placement', 'roundEnd'].map((phase) => `phase.${phase}`),
      ...MOVE_NAMES.map((move) => `move.${move}`),
    ];
    for (const key of keys) expect(isTextKey(`terms.${key}`), key).toBe(true);
  });

  test('places have short names', () => {
    expect(placeName('ustyug', 'en')).toBe('Ustyug');
    expect(placeName('village-volga', 'en')).toBe('Volga portage village');
    expect(placeName('ust-kut', 'ja')).toBe('ウスチ・クート');
    for (const { id } of board.spaces)
      for (const language of LANGUAGES) expect(placeName(id, language)).toMatch(/^[^()]+$/);
  });
});

type RefusalInSource = { rule: string; reason: string; values: string[] };

const rulesSource = readdirSync('src/games/cherez-ural/rules')
  .map((file) => readFileSync(`src/games/cherez-ural/rules/${file}`, 'utf8'))
  .join('\n');

/** Every `refuse('R9.1', 'ownSpace', { … })` of the rules. */
const refusals: readonly RefusalInSource[] = [
  ...rulesSource.matchAll(/(?<!\.)\brefuse\(\s*([^,()]+),\s*(['`])([^'`]+)\2(?:,\s*\{([^}]*)\})?/g),
].map(([, rule, , reason, values = '']) => ({
  rule: rule.match(/R\d+\.\d+/)?.[0] ?? 'R9.1',
  reason,
  values: [...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=:|,|$)/g)].map(([, name]) => name),
}));

/** The one reason that is put together when asked. */
const reasonsOf = ({ reason }: RefusalInSource): string[] =>
  reason.startsWith('tooFar.$') ? ['sled', 'land', 'water'].map((way) => `tooFar.${way}`) : [reason];

describe('refusals', () => {
  const sample: Record<string, string | number> = {
    space: 'tobolsk',
    card: 'p07',
    worker: 'w07',
    good: 'fur',
    season: 'summer',
    move: 'travel',
    player: '3',
    players: 4,
    need: 5,
    have: 3,
    most: 2,
    capacity: 4,
    pieces: 1,
  };

  test('no refusal of the rules is overlooked here', () => {
    const calls = [...rulesSource.matchAll(/(?<!\.)\brefuse\((?!at:)/g)];
    expect(refusals).toHaveLength(calls.length);
  });

  test('every reason has a sentence, and every sentence a reason', () => {
    const said = new Set(
      [...en.keys()]
        .filter((key) => key.startsWith('refusal.'))
        .map((key) => key.replace(/^refusal\./, '').replace(/_(one|other)$/, '')),
    );
    expect([...said].sort()).toEqual([...new Set(refusals.flatMap(reasonsOf))].sort());
  });

  test('a sentence asks for no value that its refusal does not carry', () => {
    for (const refusal of refusals) {
      const { values } = refusal;
      const given = [...values, ...(values.includes('players') ? ['gate'] : []), 'count'];
      for (const reason of reasonsOf(refusal)) {
        for (const words of [en, ja]) {
          const text = words.get(`refusal.${reason}`) ?? words.get(`refusal.${reason}_other`) ?? '';
          expect(text, reason).not.toBe('');
          for (const name of names(text)) expect(given, reason).toContain(name);
        }
      }
    }
  });

  test('every refusal is one full sentence that ends with its rule', () => {
    const G = scene({});
    for (const refusal of refusals) {
      const values = Object.fromEntries(refusal.values.map((name) => [name, sample[name]]));
      for (const reason of reasonsOf(refusal)) {
        const refused = { rule: refusal.rule, reason, values };
        expect(refusalSentence(G, refused, 'en')).toMatch(/^\S[^{}]* \(R\d+\.\d+\)\.$/);
        expect(refusalSentence(G, refused, 'ja')).toMatch(/^\S[^{}]* \(R\d+\.\d+\)。$/);
      }
    }
  });

  test('values are in the reader’s words', () => {
    const G = scene({});
    const say = (reason: string, values: Record<string, string | number>, language: 'en' | 'ja') =>
      refusalSentence(G, { rule: 'R6.1', reason, values }, language);
    expect(say('notInHand', { card: 'p20' }, 'en')).toBe(
      'Furs of Ustyug is not in your hand; each business card can be completed once, from the hand (R6.1).',
    );
    expect(say('returnFirst', { pieces: 1 }, 'en')).toContain('1 piece of goods more than');
    expect(say('returnFirst', { pieces: 2 }, 'en')).toContain('2 pieces of goods more than');
    expect(say('notBoughtHere', { good: 'sable' }, 'ja')).toMatch(/^高級毛皮は/);
    expect(say('farEastClosed', { players: 4 }, 'en')).toContain(
      'when Irkutsk, Selenginsk and Kirensk are explored',
    );
    expect(say('farEastClosed', { players: 2 }, 'ja')).toContain('イルクーツクまたはキレンスクが探検済');
    expect(say('noSuchSpace', { space: 'atlantis' }, 'en')).toContain('“atlantis”');
  });

  test('R10.1 explore: told from where it starts; a legal move is not explained', () => {
    const G = scene({ worker: { at: 'tobolsk' } });
    const ask = (language?: 'en' | 'ja') =>
      explain(G, moment('winter1', '0'), '0', 'explore', ['irkutsk'], language);
    expect(ask()).toBe('Exploring starts in Moscow, or in St. Petersburg once it is explored (R10.1).');
    expect(ask('ja')).toBe(
      '探検は、ワーカーがモスクワ、または探検済のペテルブルクにいる時だけ行えます (R10.1)。',
    );
    expect(explain(G, moment('winter1', '0'), '0', 'gatherInformation', [])).toBeNull();
  });
});

describe('cards', () => {
  test('every card of the game says something in every language and draws it', () => {
    for (const language of LANGUAGES) {
      for (const card of Object.values(content.businesses)) {
        const { title, family, destination, cost, reward, sentence, timing } = businessText(card, language);
        for (const text of [title, family, cost, reward, sentence]) expect(text, card.id).toMatch(/^[^{}]+$/);
        expect(destination === null, card.id).toBe(card.destination === null);
        expect(timing === null, card.id).toBe(card.timing === 'anyTime');
      }
      for (const card of Object.values(content.workers)) {
        const { title, upper, lower } = workerText(card, language);
        expect(title, card.id).not.toBe('');
        expect(upper, card.id).toMatch(/^[^{}]+[.。]$/);
        expect(lower === '', card.id).toBe(card.lower.length === 0);
      }
      for (const card of Object.values(content.situations)) {
        const { title, sentences } = situationText(card, language);
        for (const text of [title, ...sentences]) expect(text, card.id).toMatch(/^[^{}]+$/);
        expect(sentences).toHaveLength(card.effects.length);
      }
    }
    for (const card of Object.values(content.businesses)) {
      expect(businessIcons(card).reward, card.id).not.toHaveLength(0);
      expect(businessIcons(card).cost.length === 0, card.id).toBe(Object.keys(card.cost).length === 0);
    }
    for (const card of Object.values(content.workers)) {
      expect(workerIcons(card).upper, card.id).not.toHaveLength(0);
      expect(workerIcons(card).lower.length === 0, card.id).toBe(card.lower.length === 0);
    }
    for (const card of Object.values(content.situations))
      for (const icons of situationIcons(card)) expect(icons, card.id).not.toHaveLength(0);
  });

  const business = (id: `p${string}`, language: 'en' | 'ja' = 'en') =>
    businessText(content.businesses[id], language);

  test('p07: paid goods, goods and gold', () => {
    expect(business('p07')).toEqual({
      title: 'Kyakhta Barter',
      family: 'China trade',
      destination: 'Kyakhta or Nerchinsk',
      cost: '3 furs',
      reward: '4 Chinese goods, 8 gold',
      sentence: 'Pay 3 furs. Gain 4 Chinese goods and 8 gold.',
      timing: null,
    });
    expect(business('p07', 'ja').sentence).toBe('毛皮3つを支払う。中国商品4つと8金を獲得する。');
    expect(businessIcons(content.businesses.p07)).toEqual({
      cost: [{ icon: 'good', good: 'fur', count: 3 }],
      reward: [
        { icon: 'good', good: 'chinese', count: 4 },
        { icon: 'gold', amount: 8 },
      ],
    });
  });

  test('p10: an envoy sells, buys and steps, in the second winter only', () => {
    const { cost, sentence, timing, destination } = business('p10');
    expect(cost).toBe('nothing');
    expect(destination).toBe('China export city');
    expect(sentence).toBe(
      'Sell any number of goods at these prices: daily goods 2 gold, fur 3 gold, sable 8 gold. Then buy up to 2 Chinese goods for 4 gold each. Move up 1 step on the China track.',
    );
    expect(timing).toBe('Only in the second winter, after this worker’s action.');
    expect(businessIcons(content.businesses.p10)).toEqual({
      cost: [],
      reward: [
        { icon: 'salePrice', good: 'daily', price: 2 },
        { icon: 'salePrice', good: 'fur', price: 3 },
        { icon: 'salePrice', good: 'sable', price: 8 },
        { icon: 'purchasePrice', good: 'chinese', most: 2, price: 4 },
        { icon: 'track', track: 'china', steps: 1 },
      ],
    });
  });

  test('p06, p30, p21, p27: mixes, choices, rivals behind, final scoring', () => {
    expect(business('p06').sentence).toBe(
      'Pay 2 daily goods. Gain 3 pelts (furs and sables in any mix) and 4 gold.',
    );
    expect(business('p06', 'ja').reward).toBe('（毛皮／高級毛皮）×3、4金');
    expect(business('p30').sentence).toBe(
      'Pay 2 daily goods and 2 gold. Gain 3 furs, or 1 fur and 1 sable. This worker can complete one more business this round.',
    );
    expect(businessIcons(content.businesses.p30).reward).toEqual([
      { icon: 'good', good: 'fur', count: 3 },
      { icon: 'or' },
      { icon: 'good', good: 'fur', count: 1 },
      { icon: 'good', good: 'sable', count: 1 },
      { icon: 'oneMoreBusiness' },
    ]);
    expect(business('p21').sentence).toBe(
      'Pay 2 furs. Gain 14 gold. Gain 4 gold for each player behind you on the West Europe track.',
    );
    expect(business('p27').reward).toBe('14 gold, 20 gold at final scoring');
  });

  test('destinations: two regions, a sea, none', () => {
    expect(business('p06').destination).toBe('City in the Far East');
    expect(business('p30', 'ja').destination).toBe('ロシア以外の都市');
    expect(business('p13').destination).toBe('Far East city on the Pacific');
    expect(business('p13', 'ja').destination).toBe('太平洋に面した極東の都市');
    expect(business('p20').destination).toBe('Vologda, Ustyug or Yarensk');
    expect(business('p33').destination).toBeNull();
  });

  test('p32, p33: what stays with the worker', () => {
    expect(business('p32').sentence).toBe(
      'Pay 1 daily good, 1 fur and 2 gold. Stays with this worker for the rest of the game: in winter travel up to 2 spaces farther; by summer land transport travel up to 1 space farther; capacity +1.',
    );
    expect(business('p33').sentence).toBe(
      'Pay 1 Chinese good and 3 gold. Stays with this worker for the rest of the game: at every sale, by envoy too, prices change: +1 gold a piece.',
    );
    expect(business('p33', 'ja').sentence).toBe(
      '中国商品1つと3金を支払う。ゲーム終了までこのワーカーに残る：すべての売却（使節を含む）で価格が変わる：1つにつき+1金。',
    );
  });

  test('workers: an area with an exception, an expert, the trapper’s fur', () => {
    expect(workerText(content.workers.w02, 'en').upper).toBe(
      'When trading in cities of West Siberia except Mangazeya, sale prices change: fur +4 gold, sable +6 gold.',
    );
    expect(workerText(content.workers.w07, 'en')).toEqual({
      title: 'China Expert',
      upper: 'Once a round, when you move up on the China track, gain 3 gold.',
      lower: 'At final scoring, gain 2 gold for each step on your China track.',
    });
    expect(workerText(content.workers.w01, 'ja').upper).toBe(
      '狩猟の際、さらに毛皮1つを獲得する。この毛皮も高級毛皮への交換に使える。',
    );
    expect(workerIcons(content.workers.w07).upper).toEqual([
      { icon: 'when', event: 'firstTrackStepOfRound', track: 'china' },
      { icon: 'gold', amount: 3 },
    ]);
  });

  test('situations: chits come, go and move; an extra step', () => {
    const sentences = (id: `s${string}`) => situationText(content.situations[id], 'en').sentences;
    expect(sentences('s01')[0]).toBe(
      'A no-exploration chit comes to Mangazeya: the city is unexplored from now on.',
    );
    expect(sentences('s05')).toEqual([
      'The no-exploration chit moves from St. Petersburg to Arkhangelsk: St. Petersburg is explored, Arkhangelsk is unexplored from now on.',
    ]);
    expect(sentences('s06')).toEqual([
      'The no-exploration chit leaves Kyakhta: the city is explored.',
      'This round each player’s first trade in Kyakhta moves the China track 1 step more.',
    ]);
  });

  test('text follows the record, not the card’s number: forms that no built-in card has', () => {
    const modifiers: readonly Modifier[] = [
      { modify: 'capacity', by: 2 },
      { modify: 'sledFreeSpaces', by: 1 },
      { modify: 'landPrice', to: 1 },
      { modify: 'seaPrice', to: 3 },
      { modify: 'businessesPer', period: 'phase' },
      { modify: 'sellPrice', by: { fur: -1 }, area: { except: ['moscow'] }, scope: 'trade' },
      {
        modify: 'sellPrice',
        by: { daily: 1 },
        area: { region: 'russia', exportTrack: 'westEurope' },
        scope: 'everySale',
      },
      { modify: 'sellPrice', by: { sable: 2 }, area: { exportTrack: 'china' }, scope: 'trade' },
    ];
    const effects: readonly Effect[] = [
      { do: 'goodsInAnyMix', count: 12, of: ['daily', 'chinese', 'fur'] },
      { do: 'trackStep', track: 'middleEast' },
      { do: 'stayWithWorker', modifiers },
    ];
    const card: Business = {
      ...content.businesses.p07,
      destination: { in: 'outsideRegion', region: 'far-east' },
      cost: { goods: { sable: 1 }, gold: 3 },
      effects,
    };
    expect(businessText(card, 'en')).toMatchObject({
      destination: 'City outside the Far East',
      cost: '1 sable and 3 gold',
      sentence:
        'Pay 1 sable and 3 gold. Gain 12 pieces of daily goods, Chinese goods or fur in any mix. Move up 1 step on the Middle East track. Stays with this worker for the rest of the game: capacity +2; in winter the first space of a move is free; summer land transport costs 1 gold a space; in summer water transport the sea costs 3 gold; one business a phase can be completed, instead of one a round; when trading in cities except Moscow, sale prices change: fur −1 gold; at every sale in West Europe export cities of Russia, by envoy too, prices change: daily goods +1 gold; when trading in China export cities, sale prices change: sable +2 gold.',
    });
    expect(businessText(card, 'ja').sentence).not.toMatch(/[{}]|undefined/);
    expect(businessIcons(card).cost).toEqual([
      { icon: 'good', good: 'sable', count: 1 },
      { icon: 'gold', amount: 3 },
    ]);
    expect(businessIcons(card).reward).toContainEqual({ icon: 'sledFreeSpaces', by: 1 });

    const lower: readonly Ability[] = [{ on: 'hunt', gain: { daily: 2 } }, ...modifiers];
    const worker = { ...content.workers.w01, lower };
    expect(workerText(worker, 'en').lower).toMatch(
      /^When hunting, gain 2 daily goods more\. Capacity \+2\. /,
    );
    expect(workerIcons(worker).lower).toHaveLength(2 + modifiers.length);

    const situation = {
      ...content.situations.s01,
      effects: [{ do: 'moveNoExplorationChit', from: 'supply', to: 'supply' }] as const,
    };
    expect(situationText(situation, 'en').sentences).toEqual([
      'The no-exploration chits stay where they are.',
    ]);
  });
});

describe('the log', () => {
  const players = { '0': 'Mika', '1': 'Oleg', '2': 'Sofia', '3': 'Vitus' };

  const entry = (move: string, args: readonly unknown[] | null, facts?: readonly Fact[]): LogLine => ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args, playerID: '0' } },
    ...(facts === undefined ? {} : { metadata: { facts } }),
  });

  /** The line of a move that is really played. */
  function line(G: G, phase: Phase, language: 'en' | 'ja', move: MoveName, ...args: unknown[]) {
    const facts = play(G, phase, '0', move, ...args);
    return logSentence(entry(move, args, facts), { names: players, language });
  }

  test('it reads boardgame.io’s own entries', () => {
    const undo = {
      action: { type: 'UNDO', payload: { type: null, args: null, playerID: '1', credentials: null } },
      _stateID: 3,
      turn: 1,
      phase: 'summer',
    } as unknown as LogEntry;
    expect(logSentence(undo, { names: players, language: 'en' })).toEqual({
      text: 'Oleg takes back a move',
      by: 'player',
      gold: [],
    });
  });

  test('travel, with its cost beside the line', () => {
    const G = scene({ worker: { id: 'w07', at: 'tobolsk' } });
    expect(line(structuredClone(G), 'summer', 'en', 'travel', { by: 'water', to: 'narym' })).toEqual({
      text: 'China Expert travels from Tobolsk to Narym by water',
      by: 'worker',
      gold: [{ playerID: '0', amount: -1 }],
    });
    expect(line(G, 'winter1', 'ja', 'travel', { by: 'sled', to: 'tyumen' })?.text).toBe(
      '中国通がトボリスクからチュメニへ橇で移動',
    );
  });

  test('trade: sold, bought, and the track', () => {
    const goods = { chinese: 1, fur: 2, sable: 1 };
    const G = scene({ worker: { id: 'w06', at: 'astrakhan', goods }, tracks: { middleEast: 2 } });
    const deal = { sell: { fur: 2, sable: 1 }, buy: {} };
    expect(line(structuredClone(G), 'winter1', 'en', 'trade', deal)).toEqual({
      text: 'Persia Expert sells 2 furs and 1 sable in Astrakhan, Middle East track to 3',
      by: 'worker',
      gold: [{ playerID: '0', amount: 25 }],
    });
    const both = { sell: { chinese: 1 }, buy: { daily: 1 } };
    expect(line(structuredClone(G), 'winter1', 'en', 'trade', both)?.text).toBe(
      'Persia Expert sells 1 Chinese good and buys 1 daily good in Astrakhan, Middle East track to 3',
    );
    expect(line(G, 'winter1', 'ja', 'trade', deal)?.text).toBe(
      'ペルシア通がアストラハンで毛皮2つと高級毛皮1つを売却、中東トラックは3へ',
    );
  });

  test('the other actions name the worker and its place', () => {
    const moscow = scene({ worker: { at: 'moscow' } });
    const explored = line(moscow, 'winter1', 'en', 'explore', 'kirensk');
    expect(explored?.text).toMatch(/^Old Believer explores Kirensk and gains \d/);

    const narym = scene({ worker: { id: 'w01', at: 'narym' } });
    const hunt = line(narym, 'winter1', 'en', 'hunt', 'fur');
    expect(hunt?.text).toMatch(/^Trapper hunts in Narym and gains \d/);
    expect(hunt?.gold).toEqual([{ playerID: '0', amount: 6 }]);

    const informed = (tokens: number) =>
      line(scene({ worker: { at: 'tobolsk' }, tokens }), 'winter1', 'en', 'gatherInformation')?.text;
    expect(informed(0)).toBe('Old Believer gathers information in Tobolsk and gains 1 travel token');
    expect(informed(3)).toBe('Old Believer gathers information in Tobolsk and gains nothing');
  });

  test('free actions', () => {
    const G = scene({
      worker: { id: 'w07', at: 'moscow', goods: { fur: 3 } },
      second: { id: 'w01', at: 'moscow', goods: { sable: 1 } },
      hand: ['p21'],
      tokens: 1,
    });
    play(G, 'winter1', '0', 'activateWorker', 'w07');
    const give = { from: 'w07', to: 'w01', give: { fur: 1 }, take: { sable: 1 } };
    expect(line(G, 'winter1', 'en', 'handOver', give)?.text).toBe(
      'China Expert hands 1 fur to Trapper for 1 sable',
    );
    const business = line(G, 'winter1', 'en', 'completeBusiness', { card: 'p21' });
    expect(business?.text).toBe('China Expert completes Cornering the Market in Moscow and gives 2 furs');
    expect(business?.gold).toEqual([{ playerID: '0', amount: 14 }]);
    expect(line(G, 'winter1', 'en', 'handOver', { ...give, give: {}, take: { fur: 1 } })?.text).toBe(
      'Trapper hands 1 fur to China Expert',
    );
    expect(line(G, 'winter1', 'en', 'useTravelToken', 'tula')?.text).toBe(
      'China Expert goes from Moscow to Tula with a travel token',
    );
    play(G, 'winter1', '0', 'gatherInformation');
    expect(line(G, 'winter1', 'ja', 'endTurn')).toEqual({
      text: 'Mikaが手番を終える',
      by: 'player',
      gold: [],
    });
  });

  test('a business that a content pack renamed', () => {
    const facts = play(
      scene({ worker: { at: 'tobolsk', goods: { daily: 3 } }, hand: ['p02'] }),
      'winter1',
      '0',
      'completeBusiness',
      { card: 'p02' },
    );
    const renamed = {
      ...content,
      businesses: {
        ...content.businesses,
        p02: { ...content.businesses.p02, name: { en: 'Rye', ja: '麦' } },
      },
    };
    const told = entry('completeBusiness', [{ card: 'p02' }], facts);
    expect(logSentence(told, { names: players, language: 'en', content: renamed })?.text).toBe(
      'Old Believer completes Rye in Tobolsk, gives 3 daily goods and gains 1 travel token',
    );
    expect(logSentence(told, { names: players, language: 'ja' })?.text).toBe(
      '古儀式派がトボリスクで「トボリスクへの穀物」を達成し、日用品3つを渡して移動トークン1つを獲得',
    );
  });

  test('round start', () => {
    const tell = (move: string, ...args: unknown[]) =>
      logSentence(entry(move, args), { names: players, language: 'en' })?.text;
    expect(tell('placeWorkers', { w07: 'tobolsk', w01: 'moscow' })).toBe(
      'Mika places China Expert in Tobolsk and Trapper in Moscow',
    );
    expect(tell('placeFactory', 'narym')).toBe('Mika puts the factory in Narym');
    expect(tell('placeFactory', null)).toBe('Mika leaves the factory where it is');
  });

  test('secret moves tell no card, whether redacted or one’s own', () => {
    for (const args of [null, ['w07']]) {
      expect(logSentence(entry('chooseWorkerCard', args), { names: players, language: 'en' })).toEqual({
        text: 'Mika has chosen a worker card',
        by: 'player',
        gold: [],
      });
      expect(logSentence(entry('draft', args), { names: players, language: 'ja' })?.text).toBe(
        'Mikaが事業カードを1枚取った',
      );
    }
  });

  test('the game’s own events are no lines', () => {
    const event = {
      action: { type: 'GAME_EVENT', payload: { type: 'endPhase', args: null, playerID: '0' } },
    };
    expect(logSentence(event, { names: players, language: 'en' })).toBeNull();
  });
});
