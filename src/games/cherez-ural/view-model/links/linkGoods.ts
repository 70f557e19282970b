/** Links of goods: places to buy, sell and find them, with the gain after travel costs. */

import { listsOf } from '../../../../game-api/links';
import { signed } from '../../../../language/signed';
import { upperFirst } from '../../../../language/upperFirst';
import { entryOf } from '../../../../rules-kit/indexed';
import { entriesOf } from '../../../../rules-kit/records';
import { board } from '../../content/board';
import { EXPLORING_STARTS } from '../../content/setup';
import {
  type BusinessId,
  GOODS,
  type Good,
  type Goods,
  type SpaceId,
  type WorkerId,
} from '../../content/terms';
import { canExplore } from '../../rules/actions/explore';
import { chitPelts, isOpen } from '../../rules/content-pack/contentOf';
import { prices } from '../../rules/prices';
import { isExplored } from '../../rules/spaces';
import { playerOf, workerOf } from '../../rules/state/state';
import { goldPhrase, goodsPhrase, listAnd } from '../../text/words';
import { missingGoods } from '../cardState';
import { peltsLine } from '../tell';
import { byNearness, ownWorkers, waysOf } from '../ways';
import { type Card, gainFlag, type Linking, openCities, type Place, placeLine, wayText } from './linking';

type Offer = { readonly at: SpaceId; readonly net: number; readonly place: Place };

/** More price flags would clutter the map. */
const MOST_FLAGS = 5;

const bestFirst = (offers: readonly Offer[]): readonly Place[] =>
  [...offers]
    .sort((a, b) => b.net - a.net)
    .map(({ place: { flag, ...place } }, nth) =>
      nth < MOST_FLAGS && flag !== undefined ? { ...place, flag } : place,
    );

/** Returns the worker for a good's figures: the viewer's worker that carries most of it. */
function carrier({ G, ...position }: Linking, good: Good): WorkerId | null {
  const own = ownWorkers({ G, ...position });
  return [...own].sort((a, b) => workerOf(G, b).goods[good] - workerOf(G, a).goods[good])[0] ?? null;
}

/** Returns the gold of a deal minus the travel cost, for each city within reach. */
function offersOf(
  position: Linking,
  worker: WorkerId,
  goldAt: (space: SpaceId) => { readonly gold: number; readonly each: number; readonly count: number } | null,
  key: 'sells' | 'buys' | 'sellsAll',
): Offer[] {
  const { G, link, spaceName } = position;
  const ways = waysOf(position, worker);
  return openCities(G, () => true).flatMap((at): Offer[] => {
    const [way, deal] = [ways.get(at), goldAt(at)];
    if (way === undefined || deal === null) return [];
    const net = deal.gold - way.cost;
    const says = link(key, {
      count: deal.count,
      gold: deal.each,
      way: wayText(position, way),
      net: signed(net),
    });
    const place: Place = {
      link: `space:${at}`,
      text: link('line', { what: spaceName(at), says }),
      flag: gainFlag(net),
    };
    return [{ at, net, place }];
  });
}

/** Describes where a good is sold and bought, with the net gain from here (R10.4). */
export function goodLink(position: Linking, good: Good): Card {
  const { G, t, link, workerName } = position;
  const worker = carrier(position, good);
  const title = upperFirst(t(`terms.good.${good}`));
  if (worker === null) return { title, facts: [], lists: [] };
  const carried = workerOf(G, worker).goods[good];
  const count = Math.max(1, carried);
  const sold = offersOf(
    position,
    worker,
    (at) => {
      const each = prices(G, at, worker).sell[good];
      return each === null ? null : { gold: count * each, each, count };
    },
    'sells',
  );
  const bought = offersOf(
    position,
    worker,
    (at) => {
      const each = prices(G, at, worker).buy[good];
      return each === null ? null : { gold: -each, each, count: 1 };
    },
    'buys',
  );
  return {
    title,
    facts: [
      carried === 0 ? link('onePiece') : link('carried', { count: carried, worker: workerName(worker) }),
    ],
    lists: listsOf(
      { heading: link('goodSold'), places: bestFirst(sold) },
      { heading: link('goodBought'), places: bestFirst(bought) },
    ),
  };
}

export function loadOffers(position: Linking, worker: WorkerId): readonly Place[] {
  const { G } = position;
  const { goods } = workerOf(G, worker);
  if (GOODS.every((good) => goods[good] === 0)) return [];
  return bestFirst(
    offersOf(
      position,
      worker,
      (at) => {
        const { sell } = prices(G, at, worker);
        const gold = GOODS.reduce((sum, good) => sum + goods[good] * (sell[good] ?? 0), 0);
        return gold === 0 ? null : { gold, each: gold, count: 1 };
      },
      'sellsAll',
    ),
  );
}

/** Returns the goods of a card's cost that the viewer's best-supplied worker lacks; null if none are missing. */
export function stillNeeded(
  position: Pick<Linking, 'G' | 'content' | 'viewer' | 'acting'>,
  card: BusinessId,
): Goods | null {
  const { G, content } = position;
  const lacks = (goods: Goods | null) => GOODS.reduce((sum, good) => sum + (goods?.[good] ?? 0), 0);
  const missing = ownWorkers(position).map((worker) =>
    missingGoods(entryOf(content.businesses, card), workerOf(G, worker).goods),
  );
  return missing.length === 0
    ? (entryOf(content.businesses, card).cost.goods ?? null)
    : missing.reduce((least, each) => (lacks(each) < lacks(least) ? each : least));
}

const givesGood = (position: Linking, card: BusinessId, good: Good): boolean =>
  entryOf(position.content.businesses, card).effects.some(
    (effect) =>
      (effect.do === 'goods' && (effect.goods[good] ?? 0) > 0) ||
      (effect.do === 'goodsInAnyMix' && effect.of.includes(good)) ||
      (effect.do === 'oneOfGoods' && effect.options.some((option) => (option[good] ?? 0) > 0)) ||
      (effect.do === 'buy' && effect.good === good),
  );

/**
 * Lists the sources of a good, nearest first: buying, hunting, exploring (R10.1, R10.3, R10.4), or another card in
 * hand.
 */
function sourcesOf(position: Linking, good: Good, card: BusinessId): readonly Place[] {
  const { G, link, ways, language, content, viewer } = position;
  const worker = carrier(position, good);
  const way = (at: SpaceId) => wayText(position, ways.get(at));
  const sources = new Map<SpaceId, string>();
  for (const at of openCities(G, () => true)) {
    const gold = prices(G, at, worker ?? undefined).buy[good];
    if (gold !== null) sources.set(at, link('buy', { gold: goldPhrase(gold, language), way: way(at) }));
  }
  if (good === 'fur' || good === 'sable') {
    // A hunt can turn a fur into a sable or add a fur.
    for (const [at, { chit, faceUp }] of entriesOf(G.hunting))
      if (faceUp && (chitPelts(G, chit)[good] > 0 || chitPelts(G, chit).fur > 0 || good === 'fur'))
        sources.set(at, link('hunt', { pelts: peltsLine(position, chit), way: way(at) }));
    if (board.spaces.some(({ id }) => canExplore(G, id)))
      for (const at of EXPLORING_STARTS)
        if (isExplored(G, at) && !sources.has(at)) sources.set(at, link('explore', { way: way(at) }));
  }
  const hand = viewer === null ? [] : playerOf(G, viewer).hand.filter(isOpen);
  const given = hand.filter((other) => other !== card && givesGood(position, other, good));
  return [
    ...[...sources.keys()]
      .sort(byNearness(ways))
      .filter((at) => ways.size === 0 || ways.has(at))
      .map((at) => placeLine(position, at, sources.get(at))),
    ...given.map(
      (other): Place => ({
        link: `card:${other}`,
        text: link('gives', { card: entryOf(content.businesses, other).name[language] }),
      }),
    ),
  ];
}

/** Answers "Where do I get this?" for all goods that a card still needs. */
export function needLink(position: Linking, card: BusinessId): Card | null {
  const { link, content, language } = position;
  const missing = stillNeeded(position, card);
  if (missing === null) return null;
  return {
    title: link('getTitle', { card: entryOf(content.businesses, card).name[language] }),
    facts: [],
    lists: listsOf(
      ...GOODS.filter((good) => (missing[good] ?? 0) > 0).map((good) => ({
        heading: link('get', { goods: goodsPhrase({ [good]: missing[good] }, language) }),
        places: sourcesOf(position, good, card),
      })),
    ),
  };
}

export const listedPlaces = (position: Linking, spaces: readonly SpaceId[]): string =>
  listAnd(spaces.map(position.spaceName), position.language);
