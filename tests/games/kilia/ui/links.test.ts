import { describe, expect, it } from 'vitest';
import type { LinkCard } from '../../../../src/game-api/links';
import type { G } from '../../../../src/games/kilia/rules/state/state';
import { en, linkSayer } from '../../../../src/games/kilia/text/links/en';
import { ja } from '../../../../src/games/kilia/text/links/ja';
import { linksOf } from '../../../../src/games/kilia/view-model/links';
import { names } from '../../shared/catalogue';
import { moment, scene } from '../table';
import { tableOf } from './positions';

const linkIn = (state: G, link: string): LinkCard | null => {
  const ctx = {
    ...moment('0'),
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    activePlayers: null,
    turn: 1,
  };
  return linksOf(tableOf(state, ctx as never), linkSayer('en'))(link);
};
const linksIn = (card: LinkCard | null, list = 0) => card?.lists[list]?.places.map(({ link }) => link);
const textOf = (card: LinkCard | null, link: string) =>
  card?.lists.flatMap(({ places }) => places).find((place) => place.link === link)?.text;

describe('a card of the row', () => {
  it('R3.2 links to its zone, the market, the canal and the abilities', () => {
    const card = linkIn(scene(), 'card:a01');
    expect(linksIn(card)).toEqual([
      'zone:castle',
      expect.stringMatching(/^market:b\d$/),
      'own:canal',
      'own:knowledge',
    ]);
  });

  it('R4.2, R3.3 shows the cost of expanding, the supply, and the price of the column', () => {
    const state = scene({ goods: { salt: 2 }, zones: { castle: 1 } });
    const card = linkIn(state, 'card:a02');
    expect(textOf(card, 'zone:castle')).toBe('Castle: expand for 2 salt, you have 2 (R4.2)');
    expect(card?.facts[0]).toContain('R3.3');
    expect(card?.lists[0]?.places[0]?.flag).toEqual([{ icon: 'salt', amount: -2, change: true }]);
  });

  it('R4.1 shows when the zone is full', () => {
    expect(textOf(linkIn(scene({ zones: { castle: 4 } }), 'card:a01'), 'zone:castle')).toContain('R4.1');
  });
});

describe('a contract', () => {
  it('R6.1 links to the player’s goods, R5.5 merchants with their remaining uses, R9.3 and the next voyage', () => {
    const state = scene({
      goods: { salt: 1 },
      market: { b1: ['a03'] },
      contracts: ['c01'],
    });
    const card = linkIn(state, 'card:c01');
    expect(textOf(card, 'zone:castle')).toBe('Castle: 1 of 2 salt');
    expect(textOf(card, 'market:b1')).toBe(
      'Market, bottom left: supplies salt for 1 coin, 1 left this turn (R5.5)',
    );
  });

  it('R4.6 links to goods that can replace others by an ability', () => {
    const state = scene({ contracts: ['c01'], abilities: ['a03'] });
    expect(textOf(linkIn(state, 'card:c01'), 'own:knowledge')).toBe('salt: wheat counts as it (R4.6)');
  });
});

describe('zones and the market', () => {
  it('R3.3 link to the zone’s cards in the row, cheapest first, and to contracts that need its good', () => {
    const card = linkIn(scene({ contracts: ['c01'] }), 'zone:castle');
    expect(linksIn(card)).toEqual(['card:a01', 'card:a02']);
    expect(linksIn(card, 1)).toEqual(['card:c01']);
  });

  it('R5.1 link from a closed space to the spaces below it', () => {
    expect(linksIn(linkIn(scene(), 'market:m1'))).toEqual(['market:b1', 'market:b2']);
  });

  it('return null for things that don’t exist', () => {
    for (const link of ['card:x01', 'zone:moon', 'market:z9', 'other:1'])
      expect(linkIn(scene(), link)).toBeNull();
  });
});

it('use the same values in both languages', () => {
  for (const [key, text] of Object.entries(en))
    expect(names(ja[key as keyof typeof en]).sort(), key).toEqual(names(text).sort());
});
