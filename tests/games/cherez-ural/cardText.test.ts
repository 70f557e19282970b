/** Tests that a card's text and icons match its record. */
import { describe, expect, test } from 'vitest';
import { content } from '../../../src/games/cherez-ural/content/index';
import type { Ability, Business, Effect, Modifier } from '../../../src/games/cherez-ural/content/vocabulary';
import { businessIcons, situationIcons, workerIcons } from '../../../src/games/cherez-ural/text/cardIcons';
import { businessText, situationText, workerText } from '../../../src/games/cherez-ural/text/cardText';
import { LANGUAGES } from '../../../src/language/language';
import { entryOf } from '../../../src/rules-kit/indexed';

describe('cards', () => {
  test('gives every card texts in every language, and icons', () => {
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
    businessText(entryOf(content.businesses, id), language);

  test('describes paid goods, gained goods and gold (p07)', () => {
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
    expect(businessIcons(entryOf(content.businesses, 'p07'))).toEqual({
      cost: [{ icon: 'good', good: 'fur', count: 3 }],
      reward: [
        { icon: 'good', good: 'chinese', count: 4 },
        { icon: 'gold', amount: 8 },
      ],
    });
  });

  test("words an envoy's sale, purchase and track step (p10)", () => {
    const { cost, sentence, timing, destination } = business('p10');
    expect(cost).toBe('nothing');
    expect(destination).toBe('China export city');
    expect(sentence).toBe(
      'Sell any number of goods at these prices: daily goods 2 gold, fur 3 gold, sable 8 gold. Then buy up to 2 Chinese goods for 4 gold each. Move up 1 step on the China track.',
    );
    expect(timing).toBe('Only in the second winter, after this worker’s action.');
    expect(businessIcons(entryOf(content.businesses, 'p10'))).toEqual({
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

  test('describes mixes, choices, rivals behind and final scoring (p06, p30, p21, p27)', () => {
    expect(business('p06').sentence).toBe(
      'Pay 2 daily goods. Gain 3 pelts (furs and sables in any mix) and 4 gold.',
    );
    expect(business('p06', 'ja').reward).toBe('（毛皮／高級毛皮）×3、4金');
    expect(business('p30').sentence).toBe(
      'Pay 2 daily goods and 2 gold. Gain 3 furs, or 1 fur and 1 sable. This worker can complete one more business this round.',
    );
    expect(businessIcons(entryOf(content.businesses, 'p30')).reward).toEqual([
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

  test('describes destinations: regions, a sea, none', () => {
    expect(business('p06').destination).toBe('City in the Far East');
    expect(business('p30', 'ja').destination).toBe('ロシア以外の都市');
    expect(business('p13').destination).toBe('Far East city on the Pacific');
    expect(business('p13', 'ja').destination).toBe('太平洋に面した極東の都市');
    expect(business('p20').destination).toBe('Vologda, Ustyug or Yarensk');
    expect(business('p33').destination).toBeNull();
  });

  test('describes effects that stay with the worker (p32, p33)', () => {
    expect(business('p32').sentence).toBe(
      'Pay 1 piece of daily goods, 1 fur and 2 gold. Stays with this worker for the rest of the game: in winter travel up to 2 extra spaces; in summer travel up to 1 extra space by land transport; capacity +1.',
    );
    expect(business('p33').sentence).toBe(
      'Pay 1 piece of Chinese goods and 3 gold. Stays with this worker for the rest of the game: selling prices at every sale, including by envoy: +1 gold a piece.',
    );
    expect(business('p33', 'ja').sentence).toBe(
      '中国商品1つと3金を支払う。ゲーム終了までこのワーカーに残る：すべての売却（使節を含む）の売値：1つにつき+1金。',
    );
  });

  test("words workers: an area with an exception, an expert, the Trapper's fur", () => {
    expect(workerText(entryOf(content.workers, 'w02'), 'en').upper).toBe(
      'Selling prices when you trade in cities of West Siberia except Mangazeya: fur +5 gold, sable +8 gold.',
    );
    expect(workerText(entryOf(content.workers, 'w07'), 'en')).toEqual({
      title: 'China Expert',
      upper: 'Once a round, when you move up on the China track, gain 3 gold.',
      lower: 'At final scoring, gain 1 gold for each step on your China track.',
    });
    expect(workerText(entryOf(content.workers, 'w01'), 'ja').upper).toBe(
      '狩猟の際、さらに毛皮1つを獲得する。この毛皮も高級毛皮への交換に使える。',
    );
    expect(workerIcons(entryOf(content.workers, 'w07')).upper).toEqual([
      { icon: 'when', event: 'firstTrackStepOfRound', track: 'china' },
      { icon: 'gold', amount: 3 },
    ]);
  });

  test('describes situations: chits that are added, removed and moved; an extra step', () => {
    const sentences = (id: `s${string}`) => situationText(entryOf(content.situations, id), 'en').sentences;
    expect(sentences('s01')[0]).toBe(
      'Put a no-exploration chit in Mangazeya: the city now counts as unexplored.',
    );
    expect(sentences('s05')).toEqual([
      'Move the no-exploration chit from St. Petersburg to Arkhangelsk: St. Petersburg now counts as explored, Arkhangelsk as unexplored.',
    ]);
    expect(sentences('s06')).toEqual([
      'Remove the no-exploration chit from Kyakhta: the city now counts as explored.',
      'This round, each player’s first trade in Kyakhta gains 1 extra step on the China track.',
    ]);
  });

  test('derives texts from the record alone, also in forms that no built-in card has', () => {
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
      ...entryOf(content.businesses, 'p07'),
      destination: { in: 'outsideRegion', region: 'far-east' },
      cost: { goods: { sable: 1 }, gold: 3 },
      effects,
    };
    expect(businessText(card, 'en')).toMatchObject({
      destination: 'City outside the Far East',
      cost: '1 sable and 3 gold',
      sentence:
        'Pay 1 sable and 3 gold. Gain 12 pieces of daily goods, Chinese goods or fur in any mix. Move up 1 step on the Middle East track. Stays with this worker for the rest of the game: capacity +2; in winter the first space of a move is free; summer land transport costs 1 gold a space; in summer, crossing the sea costs 3 gold; this worker may complete one business per phase instead of one per round; selling prices when you trade in cities except Moscow: fur −1 gold; selling prices at every sale in West Europe export cities of Russia, including by envoy: daily goods +1 gold; selling prices when you trade in China export cities: sable +2 gold.',
    });
    expect(businessText(card, 'ja').sentence).not.toMatch(/[{}]|undefined/);
    expect(businessIcons(card).cost).toEqual([
      { icon: 'good', good: 'sable', count: 1 },
      { icon: 'gold', amount: 3 },
    ]);
    expect(businessIcons(card).reward).toContainEqual({ icon: 'sledFreeSpaces', by: 1 });

    const lower: readonly Ability[] = [{ on: 'hunt', gain: { daily: 2 } }, ...modifiers];
    const worker = { ...entryOf(content.workers, 'w01'), lower };
    expect(workerText(worker, 'en').lower).toMatch(
      /^When hunting, also gain 2 daily goods\. Capacity \+2\. /,
    );
    expect(workerIcons(worker).lower).toHaveLength(2 + modifiers.length);

    const situation = {
      ...entryOf(content.situations, 's01'),
      effects: [{ do: 'moveNoExplorationChit', from: 'supply', to: 'supply' }] as const,
    };
    expect(situationText(situation, 'en').sentences).toEqual([
      'The no-exploration chits stay where they are.',
    ]);
  });
});
