/** Tests the log sentence of each move. */
import type { LogEntry } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { content } from '../../../src/games/cherez-ural/content/index';
import type { Fact } from '../../../src/games/cherez-ural/rules/facts';
import type { MoveName } from '../../../src/games/cherez-ural/rules/moves';
import type { ScenarioWorker } from '../../../src/games/cherez-ural/rules/state/scenario';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { tellEntry } from '../../../src/games/cherez-ural/text/sentences';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { LogLine } from '../../../src/rules-kit/logLine';
import { type Phase, play, scene } from './table';

describe('log', () => {
  const players = { '0': 'Mika', '1': 'Oleg', '2': 'Sofia', '3': 'Vitus' };

  const entry = (move: string, args: readonly unknown[] | null, facts?: readonly Fact[]): LogLine => ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args, playerID: '0' } },
    ...(facts === undefined ? {} : { metadata: { facts } }),
  });

  /** Plays a move and returns its log sentence. */
  function line(G: G, phase: Phase, language: 'en' | 'ja', move: MoveName, ...args: unknown[]) {
    const facts = play(G, phase, '0', move, ...args);
    return tellEntry(entry(move, args, facts), { names: players, language, content });
  }

  test('reads boardgame.io’s own entries', () => {
    const undo = {
      action: { type: 'UNDO', payload: { type: null, args: null, playerID: '1', credentials: null } },
      _stateID: 3,
      turn: 1,
      phase: 'summer',
    } as unknown as LogEntry;
    expect(tellEntry(undo, { names: players, language: 'en', content })).toEqual({
      text: 'Oleg undoes a move',
      needsName: false,
      changes: [],
    });
  });

  test('describes travel, with the cost beside the sentence', () => {
    const G = scene({ worker: { id: 'w07', at: 'tobolsk' } });
    expect(line(structuredClone(G), 'summer', 'en', 'travel', { by: 'water', to: 'narym' })).toEqual({
      text: 'China Expert travels from Tobolsk to Narym by water',
      needsName: true,
      changes: [{ playerID: '0', amount: -1 }],
      signs: [{ icon: 'water' }, { word: 'Narym' }],
      places: ['[data-space="narym"]'],
      actor: { icon: 'w07' },
    });
    expect(line(G, 'winter1', 'ja', 'travel', { by: 'sled', to: 'tyumen' })?.text).toBe(
      '中国通がトボリスクからチュメニへ橇で移動',
    );
  });

  test('describes trade: sold, bought, and the track', () => {
    const goods = { chinese: 1, fur: 2, sable: 1 };
    const G = scene({ worker: { id: 'w06', at: 'astrakhan', goods }, tracks: { middleEast: 2 } });
    const deal = { sell: { fur: 2, sable: 1 }, buy: {} };
    expect(line(structuredClone(G), 'winter1', 'en', 'trade', deal)).toEqual({
      text: 'Persia Expert sells 2 furs and 1 sable in Astrakhan (6 gold from its ability), Middle East track to 3',
      needsName: true,
      changes: [{ playerID: '0', amount: 25 }],
      signs: [
        { icon: 'trade' },
        { icon: 'fur', amount: -2, change: true },
        { icon: 'sable', amount: -1, change: true },
        { icon: 'middleEast', amount: 3 },
      ],
      places: ['[data-space="astrakhan"]'],
      actor: { icon: 'w06' },
    });
    const both = { sell: { chinese: 1 }, buy: { daily: 1 } };
    expect(line(structuredClone(G), 'winter1', 'en', 'trade', both)?.text).toBe(
      'Persia Expert sells 1 piece of Chinese goods and buys 1 piece of daily goods in Astrakhan (6 gold from its ability), Middle East track to 3',
    );
    expect(line(G, 'winter1', 'ja', 'trade', deal)?.text).toBe(
      'ペルシア通がアストラハンで毛皮2つと高級毛皮1つを売却（能力で6金）、中東トラックは3へ',
    );
  });

  test('names the worker and its place in the other actions', () => {
    const moscow = scene({ worker: { at: 'moscow' } });
    const explored = line(moscow, 'winter1', 'en', 'explore', 'kirensk');
    expect(explored?.text).toMatch(/^Old Believer explores Kirensk and gains \d/);

    const narym = scene({ worker: { id: 'w01', at: 'narym' } });
    const hunt = line(narym, 'winter1', 'en', 'hunt', 'fur');
    expect(hunt?.text).toMatch(
      /^Trapper hunts in Narym and gains \d.* \(1 fur and 6 gold from its ability\)$/,
    );
    expect(hunt?.changes).toEqual([{ playerID: '0', amount: 6 }]);

    const informed = (tokens: number) =>
      line(scene({ worker: { at: 'tobolsk' }, tokens }), 'winter1', 'en', 'gatherInformation')?.text;
    expect(informed(0)).toBe('Old Believer gathers information in Tobolsk and gains 1 travel token');
    expect(informed(3)).toBe(
      'Old Believer gathers information in Tobolsk and gains nothing: 3 travel tokens are the limit',
    );
  });

  test('describes free actions', () => {
    const G = scene({
      worker: { id: 'w07', at: 'moscow', goods: { fur: 3 } },
      second: { id: 'w01', at: 'moscow', goods: { sable: 1 } },
      hand: ['p21'],
      tokens: 1,
    });
    play(G, 'winter1', '0', 'activateWorker', 'w07');
    const give = { from: 'w07', to: 'w01', give: { fur: 1 }, take: { sable: 1 } };
    expect(line(G, 'winter1', 'en', 'handOver', give)?.text).toBe(
      'China Expert transfers 1 fur to Trapper in exchange for 1 sable',
    );
    const business = line(G, 'winter1', 'en', 'completeBusiness', { card: 'p21' });
    expect(business?.text).toBe('China Expert completes Cornering the Market in Moscow and pays 2 furs');
    expect(business?.changes).toEqual([{ playerID: '0', amount: 14 }]);
    expect(line(G, 'winter1', 'en', 'handOver', { ...give, give: {}, take: { fur: 1 } })?.text).toBe(
      'Trapper transfers 1 fur to China Expert',
    );
    expect(line(G, 'winter1', 'en', 'useTravelToken', 'tula')?.text).toBe(
      'China Expert goes from Moscow to Tula with a travel token',
    );
    play(G, 'winter1', '0', 'gatherInformation');
    expect(line(G, 'winter1', 'ja', 'endTurn')).toEqual({
      text: 'Mikaが手番を終える',
      needsName: false,
      changes: [],
    });
  });

  describe('R4.6 names the ability that changed a move', () => {
    const told = (worker: ScenarioWorker, phase: Phase, move: MoveName, arg: unknown, more = {}) =>
      line(scene({ worker, ...more }), phase, 'en', move, arg)?.text;

    test('travel that is longer or cheaper', () => {
      const sled = (to: string) =>
        told({ id: 'w10', at: 'tobolsk' }, 'winter1', 'travel', { by: 'sled', to });
      expect(sled('tyumen')).toBe('Sled Driver travels from Tobolsk to Tyumen by sled (with its ability)');
      const byLand = (worker: ScenarioWorker) =>
        told(worker, 'summer', 'travel', { by: 'land', to: 'tyumen' });
      expect(byLand({ id: 'w03', at: 'tobolsk' })).toMatch(/by land \(with its ability\)$/);
      expect(byLand({ id: 'w07', at: 'tobolsk' })).toMatch(/by land$/);
    });

    test('sales at its price', () => {
      const fur = { fur: 1 };
      const sell = { sell: fur, buy: {} };
      expect(told({ id: 'w02', at: 'tobolsk', goods: fur }, 'winter1', 'trade', sell)).toBe(
        'Bukharan Merchant sells 1 fur in Tobolsk (with its ability)',
      );
      expect(told({ id: 'w02', at: 'moscow', goods: fur }, 'winter1', 'trade', sell)).toBe(
        'Bukharan Merchant sells 1 fur in Moscow',
      );
      const persuasive = { id: 'w02', at: 'tobolsk', goods: fur, attached: ['p33'] } as const;
      expect(told(persuasive, 'winter1', 'trade', sell)).toBe(
        'Bukharan Merchant sells 1 fur in Tobolsk (with its ability and “Persuasion”)',
      );
    });

    test('a business', () => {
      expect(
        told(
          { id: 'w04', at: 'tobolsk', goods: { daily: 3 } },
          'winter1',
          'completeBusiness',
          { card: 'p02' },
          { hand: ['p02'] },
        ),
      ).toMatch(/gains 1 travel token \(10 gold from its ability\)$/);
    });
  });

  /** Returns the facts of completing a business that gains a travel token for three daily goods. */
  const grainSold = () =>
    play(
      scene({ worker: { at: 'tobolsk', goods: { daily: 3 } }, hand: ['p02'] }),
      'winter1',
      '0',
      'completeBusiness',
      { card: 'p02' },
    );

  test('R6.4 names what a business brings later', () => {
    const facts = grainSold();
    const later = {
      goldAtFinalScoring: '30 gold at the end of the game',
      oneMoreBusiness: 'one more business this round',
      stayWithWorker: 'its lasting ability',
    };
    for (const [effect, text] of Object.entries(later)) {
      const cards = Object.values(content.businesses).filter(({ effects }) =>
        effects.some((each) => each.do === effect),
      );
      expect(cards).not.toEqual([]);
      const told = cards.map(({ id }) => {
        const line = entry('completeBusiness', [{ card: id }], facts);
        return tellEntry(line, { names: players, language: 'en', content })?.text;
      });
      expect(told).toContainEqual(
        expect.stringMatching(
          new RegExp(`, pays 3 daily goods(?: and 2 gold)? and gains 1 travel token and ${text}$`),
        ),
      );
    }
  });

  test('R6.4 names a business’s price in gold if gold came in, too', () => {
    const told = (gold: readonly number[]) => {
      const facts = [
        { fact: 'acted', worker: 'w01', at: 'kyakhta' },
        ...gold.map((amount) => ({ fact: 'gold', playerID: '0', amount, source: 'business' }) as const),
        { fact: 'goods', worker: 'w01', given: { chinese: 1 } },
      ] as const;
      const line = entry('completeBusiness', [{ card: 'p33' }], facts);
      return tellEntry(line, { names: players, language: 'en', content })?.text;
    };
    expect(told([-3, 10])).toMatch(/pays 1 piece of Chinese goods and 3 gold and gains its lasting ability$/);
    expect(told([-3])).toMatch(/pays 1 piece of Chinese goods and gains its lasting ability$/);
  });

  test('uses the names of a content pack', () => {
    const facts = grainSold();
    const renamed = {
      ...content,
      businesses: {
        ...content.businesses,
        p02: { ...entryOf(content.businesses, 'p02'), name: { en: 'Rye', ja: '麦' } },
      },
    };
    const told = entry('completeBusiness', [{ card: 'p02' }], facts);
    expect(tellEntry(told, { names: players, language: 'en', content: renamed })?.text).toBe(
      'Old Believer completes Rye in Tobolsk, pays 3 daily goods and gains 1 travel token',
    );
    expect(tellEntry(told, { names: players, language: 'ja', content })?.text).toBe(
      '古儀式派がトボリスクで「トボリスクへの穀物」を達成し、日用品3つを支払って移動トークン1つを獲得',
    );
  });

  test('describes the round start', () => {
    const tell = (move: string, ...args: unknown[]) =>
      tellEntry(entry(move, args), { names: players, language: 'en', content });
    expect(tell('placeWorkers', { w07: 'tobolsk', w01: 'moscow' })).toEqual({
      text: 'Mika places China Expert in Tobolsk and Trapper in Moscow',
      needsName: false,
      changes: [],
      signs: [{ icon: 'w07' }, { word: 'Tobolsk' }, { icon: 'w01' }, { word: 'Moscow' }],
      places: ['[data-space="tobolsk"]', '[data-space="moscow"]'],
    });
    expect(tell('placeFactory', 'narym')?.text).toBe('Mika puts the factory in Narym');
    expect(tell('placeFactory', null)?.text).toBe('Mika doesn’t place or move the factory this round');
  });

  test('shows no card of a secret move, redacted or one’s own', () => {
    for (const args of [null, ['w07']]) {
      expect(tellEntry(entry('chooseWorkerCard', args), { names: players, language: 'en', content })).toEqual(
        {
          text: 'Mika chooses a worker card',
          needsName: false,
          changes: [],
        },
      );
      expect(tellEntry(entry('draft', args), { names: players, language: 'ja', content })?.text).toBe(
        'Mikaが事業カードを1枚取った',
      );
    }
  });

  test('skips the game’s automatic events', () => {
    const event = {
      action: { type: 'GAME_EVENT', payload: { type: 'endPhase', args: null, playerID: '0' } },
    };
    expect(tellEntry(event, { names: players, language: 'en', content })).toBeNull();
  });
});
