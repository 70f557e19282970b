/** Compares links with the rules in positions of random games: each list must be correct and complete. */
import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { NO_HISTORY } from '../../../../src/game-api/baseTable';
import type { LinkCard } from '../../../../src/game-api/links';
import { board, PRICE_ROWS, spaceOf } from '../../../../src/games/cherez-ural/content/board';
import { EXPLORING_STARTS } from '../../../../src/games/cherez-ural/content/setup';
import {
  GOODS,
  type Good,
  SEASON_PHASES,
  SPACES,
  type SpaceId,
  TRACKS,
} from '../../../../src/games/cherez-ural/content/terms';
import { refuseBusiness } from '../../../../src/games/cherez-ural/rules/actions/business';
import { canExplore } from '../../../../src/games/cherez-ural/rules/actions/explore';
import {
  businessCard,
  chitPelts,
  isOpen,
} from '../../../../src/games/cherez-ural/rules/content-pack/contentOf';
import { legalMoves } from '../../../../src/games/cherez-ural/rules/moves';
import { prices } from '../../../../src/games/cherez-ural/rules/prices';
import { isClosed, isExplored } from '../../../../src/games/cherez-ural/rules/spaces';
import { type G, playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { linkSayer } from '../../../../src/games/cherez-ural/text/links/en';
import { indexLegalMoves } from '../../../../src/games/cherez-ural/view-model/legal';
import { linksOf } from '../../../../src/games/cherez-ural/view-model/links/links';
import { buildTable } from '../../../../src/games/cherez-ural/view-model/table';
import { ownWays } from '../../../../src/games/cherez-ural/view-model/ways';
import { entryOf, memberOf } from '../../../../src/rules-kit/indexed';
import { ANY_GAME } from '../anyGame';

type At = {
  readonly G: G;
  readonly viewer: string;
  readonly table: ReturnType<typeof buildTable>;
  readonly card: (link: string) => LinkCard | null;
};

function positions(): readonly At[] {
  const found: At[] = [];
  for (const [numPlayers, seed] of [
    [2, 'links a'],
    [3, 'links b'],
    [4, 'links c'],
    [4, 'links d'],
  ] as const)
    playRandomGame<G, unknown>(
      {
        ...ANY_GAME,
        numPlayers,
        seed,
        weights: { completeBusiness: 8, trade: 5, hunt: 6, explore: 5, travel: 4, endTurn: 2 },
      },
      ({ G, ctx, _stateID }) => {
        if (_stateID % 5 > 0 || ctx.gameover !== undefined) return;
        if (!(SEASON_PHASES as readonly (string | null)[]).includes(ctx.phase)) return;
        const viewer = ctx.currentPlayer;
        const seats = G.turnOrder.map((playerID) => ({ playerID, name: `P${playerID}`, colour: '' }));
        const given = { ctx, log: [], viewer, seats, language: 'en', history: NO_HISTORY, onHint: null };
        const view = viewFor(G, viewer);
        const table = buildTable(
          given as never,
          view,
          indexLegalMoves(legalMoves(view, ctx, viewer)),
          () => {},
        );
        found.push({
          G: view,
          viewer,
          table,
          card: linksOf(table, linkSayer('en')),
        });
      },
    );
  return found;
}

const linksIn = (card: LinkCard | null): readonly string[] =>
  (card?.lists ?? []).flatMap(({ places }) => places.map(({ link }) => link));
const unique = (links: readonly string[]): readonly string[] => [...new Set(links)].sort();
const spaces = (fits: (at: SpaceId) => boolean): readonly string[] =>
  board.spaces.flatMap(({ id }) => (fits(id) ? [`space:${id}`] : []));
const isOpenCity = (G: G, at: SpaceId): boolean =>
  spaceOf(at).kind !== 'village' && isExplored(G, at) && !isClosed(G, at);

/** Checks whether completing a card gains this good. */
const gains = (G: G, id: never, good: Good): boolean =>
  businessCard(G, id).effects.some((effect) => {
    switch (effect.do) {
      case 'goods':
        return (effect.goods[good] ?? 0) > 0;
      case 'goodsInAnyMix':
        return effect.of.includes(good);
      case 'oneOfGoods':
        return effect.options.some((option) => (option[good] ?? 0) > 0);
      case 'buy':
        return effect.good === good;
      default:
        return false;
    }
  });

/** Checks whether a hunt there gains this good: its pelts, one more fur, or a fur exchanged for a sable (R10.3). */
function huntGains(G: G, at: SpaceId, good: Good): boolean {
  const chit = G.hunting[at];
  if (chit === undefined || !chit.faceUp) return false;
  const pelts = chitPelts(G, chit.chit);
  return good === 'fur' || (good === 'sable' && pelts.sable + pelts.fur > 0);
}

describe('links in positions of random games', () => {
  const all = positions();

  it('finds enough positions to check', () => expect(all.length).toBeGreaterThan(40));

  it("R10.1, R10.3, R10.4 lists all sources of a card's missing goods", () => {
    for (const { G, viewer, table, card } of all) {
      const ways = ownWays(table);
      const hand = playerOf(G, viewer).hand.filter(isOpen);
      for (const id of hand) {
        const shown = card(`need:${id}`);
        if (shown === null) continue;
        const worker = playerOf(G, viewer).workers.find((own) => entryOf(G.workers, own).at !== null);
        for (const list of shown.lists) {
          const good = GOODS.find((kind) =>
            new RegExp(`\\b${{ daily: 'daily', chinese: 'Chinese', fur: 'fur', sable: 'sable' }[kind]}`).test(
              list.heading,
            ),
          );
          if (good === undefined) throw new Error(`no good in ${list.heading}`);
          const isPelt = good === 'fur' || good === 'sable';
          const mayExplore = isPelt && board.spaces.some(({ id: at }) => canExplore(G, at));
          const places = spaces(
            (at) =>
              (ways.size === 0 || ways.has(at)) &&
              ((isOpenCity(G, at) && prices(G, at, worker).buy[good] !== null) ||
                (isPelt && huntGains(G, at, good)) ||
                (mayExplore && EXPLORING_STARTS.includes(at) && isExplored(G, at))),
          );
          const cards = hand.flatMap((other) =>
            other !== id && gains(G, other as never, good) ? [`card:${other}`] : [],
          );
          expect(unique(list.places.map(({ link }) => link)), `${id} ${good}`).toEqual(
            unique([...places, ...cards]),
          );
        }
      }
    }
  });

  it('R6.2, R6.4, R6.5 lists the cards that can be completed in a space', () => {
    for (const { G, viewer, card } of all) {
      const open = playerOf(G, viewer).hand.filter(isOpen);
      for (const { id: at } of board.spaces) {
        const fits = open.filter((id) => {
          const [worker] = playerOf(G, viewer).workers;
          if (worker === undefined) return false;
          // Only the place counts, so the worker gets everything that a card may cost, in the last season after its
          // action.
          const there: G = structuredClone(G);
          Object.assign(entryOf(there.workers, worker), {
            at,
            acted: false,
            businessesThisRound: 0,
            businessDone: false,
          });
          entryOf(there.workers, worker).goods = { daily: 9, chinese: 9, fur: 9, sable: 9 };
          entryOf(there.players, viewer).gold = 999;
          Object.assign(there.turn, { worker, moved: false, actionDone: true });
          const moment = { phase: 'winter2', currentPlayer: viewer } as const;
          const why = refuseBusiness(there, moment as never, worker, { card: id });
          return !['wrongDestination', 'unexplored', 'closed'].includes(why?.reason ?? '');
        });
        expect(unique(linksIn(card(`space:${at}`))), at).toEqual(unique(fits.map((id) => `card:${id}`)));
      }
    }
  });

  it('R10.4 lists the cities of a price row, and the open cities of a track', () => {
    for (const { G, card } of all) {
      for (const row of PRICE_ROWS) {
        const shown = card(`row:${row}`);
        const cities = spaces((at) => spaceOf(at).priceRow === row && isOpenCity(G, at));
        for (const link of linksIn(shown)) expect(cities).toContain(link);
        const sells = linksIn(shown).map(
          (link) => prices(G, memberOf(SPACES, link.slice('space:'.length))).sell,
        );
        for (const each of sells) expect(each).toEqual(sells[0]);
      }
      for (const track of TRACKS)
        expect(unique(linksIn(card(`track:${track}`)))).toEqual(
          unique(spaces((at) => spaceOf(at).exportTrack === track && isOpenCity(G, at))),
        );
    }
  });

  it('R10.4 lists the cities in reach that sell or buy a good', () => {
    for (const { G, viewer, table, card } of all) {
      const own = playerOf(G, viewer).workers.filter((worker) => entryOf(G.workers, worker).at !== null);
      if (own.length !== 1) continue;
      const ways = ownWays(table);
      for (const good of GOODS) {
        const shown = card(`good:${good}`);
        const trades = (kind: 'sell' | 'buy') =>
          spaces((at) => ways.has(at) && isOpenCity(G, at) && prices(G, at, own[0])[kind][good] !== null);
        expect(unique(linksIn(shown))).toEqual(unique([...trades('sell'), ...trades('buy')]));
      }
    }
  });
});
