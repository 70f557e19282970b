/**
 * Compares links with the rules in positions of random games: each list contains exactly the sources or uses of a
 * thing.
 */
import { describe, expect, it } from 'vitest';
import { GOODS, type Good, SPACES, ZONES, type Zone } from '../../../../src/games/kilia/content/terms';
import { hasAbility } from '../../../../src/games/kilia/rules/abilities';
import {
  actionCard,
  contentOf,
  contractCard,
} from '../../../../src/games/kilia/rules/content-pack/contentOf';
import { isSpaceOpen } from '../../../../src/games/kilia/rules/market';
import { merchantGood, usesLeft, zoneCost } from '../../../../src/games/kilia/rules/paying';
import { type G, type Player, playerOf } from '../../../../src/games/kilia/rules/state/state';
import { windowsAt } from '../../../../src/games/kilia/rules/voyage';
import { linkSayer } from '../../../../src/games/kilia/text/links/en';
import { linksOf } from '../../../../src/games/kilia/view-model/links';
import { positionsOf, tableOf } from './positions';

const goodOf = (G: G, zone: Zone): Good => contentOf(G).zones.find(({ id }) => id === zone)?.good ?? 'salt';

/** Whether a voyage with the best windows gains it. */
const sailsFor = (G: G, player: Player, kind: Good | 'coin'): boolean =>
  !G.final && windowsAt(G, player).some(({ windows }) => windows.some((cells) => cells.includes(kind)));

/** Returns the sources of a good or of coins besides the supply. */
function bringing(G: G, player: Player, kind: Good | 'coins', except: string | null = null): string[] {
  const isGood = kind !== 'coins';
  const market = SPACES.filter((space) => {
    const { bonus } = contentOf(G).market.find(({ id }) => id === space) ?? { bonus: null };
    const isFree = player.market[space].length === 0 && isSpaceOpen(G, player, space);
    if (isFree) return bonus === (isGood ? 'good' : 'coins');
    return isGood && merchantGood(G, player, space) === kind && usesLeft(G, player, space) > 0;
  }).map((space) => `market:${space}`);
  const rewards = player.contracts
    .filter((id) => {
      const { reward } = contractCard(G, id);
      return (reward[kind] ?? 0) > 0 || (isGood && (reward.any ?? 0) > 0);
    })
    .map((id) => `card:${id}`);
  const swaps = isGood
    ? player.abilities.filter((card) => {
        const { ability } = actionCard(G, card);
        return ability.kind === 'swap' && ability.goods.includes(kind);
      })
    : [];
  return [
    ...market,
    ...rewards.filter((link) => link !== `card:${except}`),
    ...(swaps.length > 0 ? ['own:knowledge'] : []),
    ...(sailsFor(G, player, isGood ? kind : 'coin') ? ['own:canal'] : []),
  ].sort();
}

const contractsPaidWith = (G: G, player: Player, goods: readonly Good[]): string[] =>
  player.contracts
    .filter((id) => {
      const { cost } = contractCard(G, id);
      return goods.length > 0 && ((cost.any ?? 0) > 0 || goods.some((good) => (cost[good] ?? 0) > 0));
    })
    .map((id) => `card:${id}`);

const zonesPaidWith = (G: G, player: Player, goods: readonly Good[]): string[] =>
  ZONES.filter((zone) => goods.includes(goodOf(G, zone)) && zoneCost(G, player, zone) !== null).map(
    (zone) => `zone:${zone}`,
  );

describe('links in positions of random games', () => {
  const positions = [2, 3, 4].flatMap((players) =>
    positionsOf(players, `links ${players}`).filter(
      ({ ctx }, at) => at % 7 === 0 && ctx.phase === 'turns' && ctx.gameover === undefined,
    ),
  );
  const each = (check: (G: G, player: Player, listed: (link: string, list?: number) => string[]) => void) => {
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      const linkOf = linksOf(table, linkSayer('en'));
      const listed = (link: string, list?: number) => {
        const lists = linkOf(link)?.lists ?? [];
        const places = list === undefined ? lists : lists.slice(list, list + 1);
        return [...new Set(places.flatMap((shown) => shown.places.map((place) => place.link)))].sort();
      };
      check(G, playerOf(G, table.below), listed);
    }
  };

  it('have positions to test', () => expect(positions.length).toBeGreaterThan(40));

  it('R4.2, R5.5, R9.3 on a zone name its cards, the contracts that need its good, and all its sources', () => {
    each((G, player, listed) => {
      for (const zone of ZONES) {
        const good = goodOf(G, zone);
        const cards = G.actionRow.flatMap((card) =>
          card !== null && actionCard(G, card).zone === zone ? [`card:${card}`] : [],
        );
        const contracts = player.contracts
          .filter((id) => (contractCard(G, id).cost[good] ?? 0) > 0)
          .map((id) => `card:${id}`);
        const expected = [...new Set([...cards, ...contracts, ...bringing(G, player, good)])].sort();
        expect(listed(`zone:${zone}`)).toEqual(expected);
      }
    });
  });

  it('R6.1 on a contract name all sources of its cost', () => {
    each((G, player, listed) => {
      for (const id of [...player.contracts, ...G.contractRow]) {
        if (id === null) continue;
        const { cost } = contractCard(G, id);
        const goods = GOODS.filter((good) => (cost[good] ?? 0) > 0 || (cost.any ?? 0) > 0);
        const zones = ZONES.filter((zone) => goods.includes(goodOf(G, zone))).map((zone) => `zone:${zone}`);
        const coins = (cost.coins ?? 0) > 0 ? bringing(G, player, 'coins', id) : [];
        const brought = goods.flatMap((good) => bringing(G, player, good, id));
        expect(listed(`card:${id}`), id).toEqual([...new Set([...zones, ...coins, ...brought])].sort());
      }
    });
  });

  it('R5.5 on a merchant name the contracts and the zone that its good can help to pay', () => {
    each((G, player, listed) => {
      for (const space of SPACES) {
        const good = merchantGood(G, player, space);
        if (good === null) continue;
        const expected = [...contractsPaidWith(G, player, [good]), ...zonesPaidWith(G, player, [good])];
        expect(listed(`market:${space}`)).toEqual(expected.sort());
      }
    });
  });

  it('R9.3 on the canal name the contracts and zones that its next goods can help to pay', () => {
    each((G, player, listed) => {
      const goods = GOODS.filter((good) => sailsFor(G, player, good));
      // Ship 2 uses one of its two windows, so only possible gains are compared.
      const most = [...contractsPaidWith(G, player, goods), ...zonesPaidWith(G, player, goods)];
      const shown = listed('own:canal');
      for (const link of shown) expect(most).toContain(link);
      if (player.ship !== 2) expect(shown).toEqual(most.sort());
    });
  });

  it('R3.2 on a card in the row name only its possible uses', () => {
    each((G, player, listed) => {
      for (const card of G.actionRow) {
        if (card === null) continue;
        const shown = listed(`card:${card}`);
        expect(shown.includes('own:canal'), card).toBe(player.canal.includes(null));
        expect(shown.includes('own:knowledge'), card).toBe(!hasAbility(G, player, card));
        expect(shown).toContain(`zone:${actionCard(G, card).zone}`);
      }
    });
  });
});
