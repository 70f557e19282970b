/**
 * Builds the link cards of Через Урал: related things, by a thing's name (`src/game-api/links.ts`). Reads only what the
 * viewer can see.
 */

import isEqual from 'lodash/isEqual';
import { type LinkList, type LinkOf, listsOf, splitLink } from '../../../../game-api/links';
import { upperFirst } from '../../../../language/upperFirst';
import { entryOf } from '../../../../rules-kit/indexed';
import { isKeyOf } from '../../../../rules-kit/records';
import { board, PRICE_ROWS, spaceOf } from '../../content/board';
import type { Link } from '../../content/links';
import { EXPLORING_STARTS, TRACK_END } from '../../content/setup';
import { type BusinessId, GOODS, type SpaceId, TRACKS, type Track, type WorkerId } from '../../content/terms';
import { fitsDestination } from '../../rules/actions/business';
import { canExplore } from '../../rules/actions/explore';
import { isOpen } from '../../rules/content-pack/contentOf';
import { openFactory, prices } from '../../rules/prices';
import { isClosed, isExplored, isSpace } from '../../rules/spaces';
import { playerOf, workerOf } from '../../rules/state/state';
import { farEastGate } from '../../text/farEastGate';
import { linkSayer, type SayLink } from '../../text/links/en';
import { sayer } from '../../text/text-table/en';
import { goodsPhrase } from '../../text/words';
import type { Table } from '../table';
import { peltsLine, workerLine } from '../tell';
import { goodLink, listedPlaces, loadOffers, needLink, stillNeeded } from './linkGoods';
import { type Card, type Linking, linking, openCities, placeLines, wayText } from './linking';
import { spaceFacts } from './spaceText';

export { linkSayer };

/** Attributes of the table's elements that links reuse as names. */
export const MARKS = { space: 'space', piece: 'piece' } as const;

const nearest = (position: Linking, heading: string, spaces: readonly SpaceId[]): LinkList<Link> => ({
  heading,
  places: placeLines(position, spaces),
});

/** Lists where a card can be completed, nearest first (R6.4). */
function cardLink(position: Linking, id: BusinessId): Card {
  const { G, content, language, link } = position;
  const { name, destination, timing } = entryOf(content.businesses, id);
  const fits = (space: SpaceId) => destination !== null && fitsDestination(destination, space);
  const closed = board.spaces.flatMap((space) =>
    fits(space.id) && !isExplored(G, space.id) ? [space.id] : [],
  );
  const missing = stillNeeded(position, id);
  return {
    title: name[language],
    facts: [
      ...(destination === null ? [link('anywhere')] : []),
      ...(timing === 'afterActionInWinter2' ? [link('winter2')] : []),
      ...(closed.length === 0 ? [] : [link('unexplored', { places: listedPlaces(position, closed) })]),
      ...(missing === null ? [] : [link('needs', { goods: goodsPhrase(missing, language) })]),
    ],
    lists: listsOf(nearest(position, link('nearest'), openCities(G, fits))),
    ...(missing === null ? {} : { asks: `need:${id}` }),
  };
}

/** Lists the viewer's cards that can be completed in a space. Checks the place only. */
function cardsFor(position: Linking, at: SpaceId): LinkList<Link> {
  const { G, viewer, content, language, link } = position;
  const hand = viewer === null ? [] : playerOf(G, viewer).hand.filter(isOpen);
  const fitting = hand.filter((id) => {
    const { destination } = entryOf(content.businesses, id);
    if (isClosed(G, at)) return false;
    return destination === null || (fitsDestination(destination, at) && isExplored(G, at));
  });
  return {
    heading: link('cardsHere'),
    places: fitting.map((id) => {
      const missing = stillNeeded(position, id);
      const says =
        missing === null ? link('ready') : link('lacks', { goods: goodsPhrase(missing, language) });
      return {
        link: `card:${id}`,
        text: link('line', { what: entryOf(content.businesses, id).name[language], says }),
      };
    }),
  };
}

function spaceLink(position: Linking, at: SpaceId): Card {
  const { ways, spaceName, link, viewer } = position;
  return {
    title: spaceName(at),
    facts: [
      ...spaceFacts(position, at).map(upperFirst),
      ...(viewer === null ? [] : [link('way', { way: wayText(position, ways.get(at)) })]),
    ],
    lists: listsOf(cardsFor(position, at)),
  };
}

/** Describes a chit, named by spot and space: `exploration.irkutsk`. */
function chitLink(position: Linking, name: string): Card | null {
  const { G, link, spaceName, language } = position;
  const [spot, at] = name.split('.');
  if (at === undefined || !isSpace(at)) return null;
  const there = nearest(position, link('there'), [at]);
  if (spot === 'hunting') {
    const found = G.hunting[at];
    if (found === undefined) return null;
    return {
      title: link('chitHunting', { place: spaceName(at) }),
      facts: [`${peltsLine(position, found.chit)}.`, link(found.faceUp ? 'howHunt' : 'howHuntDown')],
      lists: listsOf(there),
    };
  }
  const chit = G.exploration[at];
  if (chit === undefined) return null;
  const title = link('chitExploration', { place: spaceName(at) });
  if (chit === 'noExploration') return { title, facts: [link('howBarred')], lists: [] };
  if (!canExplore(G, at)) {
    const closed = link('farEastClosed', { gate: farEastGate(G.numPlayers, language) });
    return { title, facts: [link('howExplore'), closed], lists: [] };
  }
  const starts = EXPLORING_STARTS.filter((start) => isExplored(G, start));
  return {
    title,
    facts: [link('howExplore')],
    lists: listsOf(nearest(position, link('start'), starts)),
  };
}

function markerLink(position: Linking, name: string): Card | null {
  const { G, t, link, spaceName, seat, say } = position;
  const [kind, at] = name.split('.');
  if (at === undefined || !isSpace(at)) return null;
  const lists = listsOf(nearest(position, link('there'), [at]));
  const title = (what: string) => upperFirst(link('line', { what, says: spaceName(at) }));
  if (kind === 'factory') {
    const factory = openFactory(G, at);
    if (factory === null) return { title: title(say('space.factory')), facts: [], lists };
    const owner = seat(workerOf(G, factory.worker).owner).name;
    return {
      title: title(say('space.factory')),
      facts: [link('factory', { gold: factory.price }), link('factoryOf', { name: owner })],
      lists,
    };
  }
  if (kind === 'noEntry')
    return { title: title(t('table.hand.waits.closed')), facts: [link('noEntry')], lists: [] };
  return { title: title(say('space.pilgrimage')), facts: [link('pilgrimage')], lists };
}

function pieceLink(position: Linking, id: WorkerId): Card {
  const { G, link, workerName, seat } = position;
  return {
    title: link('line', { what: seat(workerOf(G, id).owner).name, says: workerName(id) }),
    facts: [`${workerLine(position, id)}.`],
    lists: listsOf({ heading: link('loadSells'), places: loadOffers(position, id) }),
  };
}

function rowLink(position: Linking, name: string): Card | null {
  const { G, t, link } = position;
  const row = PRICE_ROWS.find((each) => each === name);
  if (row === undefined) return null;
  const cities = board.spaces.flatMap(({ id, priceRow }) => (priceRow === row ? [id] : []));
  const [first] = cities;
  if (first === undefined) return null;
  const { boardMark } = spaceOf(first);
  const { sell } = prices(G, first);
  const changed = GOODS.filter((good) => sell[good] !== board.sellPrices[row][good]);
  return {
    title: link('row', { row: t(`terms.priceRow.${row}`) }),
    facts: [
      ...(boardMark === null ? [] : [link('rowMark', { mark: boardMark })]),
      ...changed.map((good) =>
        link('rowPrinted', {
          good: t(`terms.good.${good}`),
          gold: sell[good] ?? '–',
          printed: board.sellPrices[row][good] ?? '–',
        }),
      ),
    ],
    lists: listsOf(
      nearest(
        position,
        link('rowCities'),
        // The situation card may have changed the prices of one of these cities.
        openCities(G, (at) => cities.includes(at) && isEqual(prices(G, at).sell, sell)),
      ),
    ),
  };
}

function trackLink(position: Linking, track: Track): Card {
  const { G, t, link, seat } = position;
  const cities = openCities(G, (at) => spaceOf(at).exportTrack === track);
  return {
    title: link('track', { track: t(`terms.track.${track}`) }),
    facts: [
      ...G.turnOrder.map((id) =>
        link('trackAt', { name: seat(id).name, steps: playerOf(G, id).tracks[track], end: TRACK_END }),
      ),
      link('trackHow'),
    ],
    lists: listsOf(nearest(position, link('trackCities'), cities)),
  };
}

/** Describes a thing and what relates to it; null if there is nothing to say. */
function linkIn(position: Linking, link: string): Card | null {
  const [kind, name] = splitLink(link);
  const { G, content } = position;
  const good = GOODS.find((each) => each === name);
  const track = TRACKS.find((each) => each === name);
  switch (kind) {
    case 'card':
      return isKeyOf(content.businesses, name) ? cardLink(position, name) : null;
    case 'need':
      return isKeyOf(content.businesses, name) ? needLink(position, name) : null;
    case 'space':
      return isSpace(name) ? spaceLink(position, name) : null;
    case 'good':
      return good === undefined ? null : goodLink(position, good);
    case 'chit':
      return chitLink(position, name);
    case 'marker':
      return markerLink(position, name);
    case 'piece':
      return isKeyOf(G.workers, name) ? pieceLink(position, name) : null;
    case 'row':
      return rowLink(position, name);
    case 'track':
      return track === undefined ? null : trackLink(position, track);
    default:
      return null;
  }
}

/** Returns the link function of a position. Distances are computed once, on first use. */
export function linksOf(table: Table, words: SayLink): LinkOf<Link> {
  let found: Linking | null = null;
  return (link) => {
    found ??= linking({ ...table, say: sayer(table.language) }, words);
    return linkIn(found, link);
  };
}
