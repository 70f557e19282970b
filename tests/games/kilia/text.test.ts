/** Texts for players: what a payment lacks, and log lines. */
import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { playerPlace } from '../../../src/game-api/gameLog';
import { playerOf } from '../../../src/games/kilia/rules/state/state';
import { almanac as almanacEn } from '../../../src/games/kilia/text/almanac/en';
import { almanac as almanacJa } from '../../../src/games/kilia/text/almanac/ja';
import { en } from '../../../src/games/kilia/text/catalogue/en/index';
import { ja } from '../../../src/games/kilia/text/catalogue/ja/index';
import { explain } from '../../../src/games/kilia/text/explain';
import { entryText, tellEntry } from '../../../src/games/kilia/text/sentences';
import { standIns } from '../../../src/games/kilia/text/standIns';
import { en as tableEn } from '../../../src/games/kilia/text/table/en';
import { ja as tableJa } from '../../../src/games/kilia/text/table/ja';
import { flatten, testsOfCatalogue } from '../shared/catalogue';
import { moment, pay, scene } from './table';

const NOTHING = pay({});

describe('the catalogue', () => {
  testsOfCatalogue(
    flatten({ rules: en, table: tableEn, almanac: almanacEn }),
    flatten({ rules: ja, table: tableJa, almanac: almanacJa }),
  );
});

describe('R4.3 the missing goods', () => {
  const explained = (G: ReturnType<typeof scene>, language: 'en' | 'ja' = 'en') =>
    explain(G, moment(), '0', 'expand', [{ card: 'a49', zone: 'shipyard', payment: NOTHING }], language);

  it('are the goods without which nothing can pay', () => {
    const G = scene({ goods: { brick: 2 }, zones: { shipyard: 2 } });
    expect(explained(G)).toBe('You lack 3 wood (R4.3).');
    expect(explained(G, 'ja')).toBe('木材3つが足りません（R4.3）。');
  });

  it('account for 3:1 trades, merchants and swaps', () => {
    const goods = { wood: 1, brick: 3 };
    expect(explained(scene({ goods, zones: { shipyard: 2 } }))).toBe('You lack 1 wood (R4.3).');
    const market = { b1: ['a50'] } as const;
    expect(explained(scene({ goods: { wood: 1 }, zones: { shipyard: 2 }, market }))).toBe(
      'You lack 1 wood (R4.3).',
    );
    const poor = scene({ goods: { wood: 2 }, zones: { shipyard: 2 }, market, coins: 3 });
    expect(explained(poor)).toBe('This costs 4 coins; you have 3 (R5.5).');
  });

  it('of a contract include any good', () => {
    const G = scene({ goods: { salt: 1 }, contracts: ['c05', 'c09', 'c13', 'c17', 'c21'] });
    playerOf(G, '0').contracts = ['c22'];
    const said = explain(G, moment(), '0', 'fulfilContract', [{ contract: 'c22', payment: NOTHING }]);
    expect(said).toBe('You lack 2 bricks and 1 wood (R4.3).');
  });
});

describe('a line of the log', () => {
  const entry = {
    action: { type: 'MAKE_MOVE', payload: { type: 'takeAbility', args: ['a61'], playerID: '0' } },
    metadata: { facts: [{ fact: 'card', playerID: '0', card: 'a61', column: 1, coins: 2 }] },
  } as unknown as LogEntry;
  const telling = (language: 'en' | 'ja') => ({ names: { '0': 'Mika' }, language, G: scene() });

  it('omits the name within a turn', () => {
    expect(tellEntry(entry, telling('en'))).toEqual({
      text: 'gains an ability: an extra action after expanding the University; 2 coins for the column',
      needsName: true,
      changes: [{ playerID: '0', amount: -2 }],
      signs: [{ icon: 'university' }, { icon: 'hint' }],
      places: ['[data-row="card-2"]', playerPlace('0')],
    });
  });

  it('names the player when it is shown on its own', () => {
    expect(entryText(entry, telling('en'), '. ')).toMatch(/^Mika gains an ability/);
    expect(entryText(entry, telling('ja'), '。')).toMatch(/^Mika：/);
  });
});

describe('R4.3 the goods that stand in for others', () => {
  it('are three equal goods in place of each missing one (R7.1)', () => {
    expect(standIns({ salt: 3, brick: 2 }, { salt: 2, brick: 2, wood: 3 })).toEqual({ threes: 1, swaps: 0 });
    expect(standIns({ wheat: 3 }, { wheat: 1, wood: 6 })).toEqual({ threes: 2, swaps: 0 });
  });

  it('are goods of a swap ability, also beside three equal goods (R4.6a)', () => {
    expect(standIns({ salt: 1 }, { brick: 1 })).toEqual({ threes: 0, swaps: 1 });
    expect(standIns({ salt: 2, wheat: 1 }, { salt: 1, brick: 1, wood: 3 })).toEqual({ threes: 1, swaps: 1 });
  });

  it('are none if each good pays for itself, also for a good of the player’s choice', () => {
    expect(standIns({ wood: 2, wheat: 1, any: 1 }, { wood: 3, wheat: 1 })).toEqual({ threes: 0, swaps: 0 });
  });

  it('are in the log, with the points of the contract and what is then chosen', () => {
    const payment = pay({ salt: 2, brick: 2, wood: 3 });
    const entry = {
      action: {
        type: 'MAKE_MOVE',
        payload: { type: 'fulfilContract', args: [{ contract: 'c25', payment }], playerID: '0' },
      },
      metadata: {
        facts: [{ fact: 'paid', playerID: '0', payment, delivered: {}, coins: 0 }],
      },
    } as unknown as LogEntry;
    const said = (language: 'en' | 'ja') =>
      entryText(entry, { names: { '0': 'Mika' }, language, G: scene() }, ' ');
    expect(said('en')).toBe(
      'Mika fulfils the contract for 3 salt and 2 bricks (5 points and 1 good of choice) with 2 salt, 2 bricks and 3 wood (3 goods in place of 1 good of another kind)',
    );
    expect(said('ja')).toContain('（5点');
  });
});
