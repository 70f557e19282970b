/**
 * Relations between things on Terramara's table, by link name (`src/game-api/links.ts`), such as an artifact and
 * the spaces that give what it lacks. Uses only visible information.
 */

import { type LinkCard, type LinkOf, type LinkPlace, listsOf, splitLink } from '../../../game-api/links';
import { upperFirst } from '../../../language/upperFirst';
import type { Link } from '../content/links';
import { type ArtifactId, RAW, RESOURCES, type Resource, type SpaceId, WORKERS } from '../content/terms';
import type { Artifact } from '../content/vocabulary';
import { canPayFor, couldPayWith, pricesOf } from '../rules/payments';
import { joiningPrice } from '../rules/placing';
import { playerOf, rowOf } from '../rules/state/state';
import { effectsText, outpostText } from '../text/cardText';
import type { SayLink } from '../text/links/en';
import { join, readStop, resourcesPhrase, roadName, rowName, spaceName } from '../text/words';
import { type Arrival, arrivalsOf, TRACKS, type TrackName } from './arrivals';
import { cardView, turned } from './cards';
import { type SpaceView, spaceContext, spacesOf } from './spaces';
import type { Table } from './table';
import { spaceEffects, withBonus } from './tell';

export { linkSayer } from '../text/links/en';

/** No other attribute names things on this table. */
export const MARKS = {} as const;

type Card = LinkCard<Link>;
type Place = LinkPlace<Link>;
type Linking = Table & { readonly link: SayLink; readonly spaces: readonly SpaceView[] };

const isRaw = (kind: Resource): boolean => RAW.some((raw) => raw === kind);

/** Returns what a space can give the viewer, including its bonus tile. */
const gifts = (position: Linking, space: SpaceView): ReadonlySet<Arrival> =>
  arrivalsOf(position.G, position.viewer, withBonus(space.do, spaceContext(position, space).bonus));

/** Returns the worker that the viewer can place there and the military it costs (S4.7, S3.1), or null. */
function priceOf({ G, viewer, legal }: Linking, space: SpaceId): { worker: string; price: number } | null {
  if (viewer === null) return null;
  // Prefer explorers, because players have the most of them.
  const worker = WORKERS.find((kind) =>
    legal.place.some((each) => each.worker === kind && each.space === space),
  );
  return worker === undefined ? null : { worker, price: joiningPrice(G, viewer, worker, space) };
}

/** Explains why no worker can be placed on a space, if other spaces are open. */
function whyShut({ legal, refusal, link }: Linking, space: SpaceId): string {
  const [other] = legal.place;
  const reason = other === undefined ? null : refusal('place', { worker: other.worker, space });
  return reason ?? link('shut');
}

function spacePlace(position: Linking, { id }: SpaceView): Place {
  const { link, language, t } = position;
  const way = priceOf(position, id);
  const says =
    way === null
      ? whyShut(position, id)
      : way.price > 0
        ? link('joins', { price: way.price })
        : way.worker === 'explorer'
          ? link('open')
          : link('other', { worker: t(`terms.worker.${way.worker as 'chief'}`) });
  return {
    link: `space:${id}`,
    text: link('line', { what: spaceName(id, language), says }),
    ...(way !== null && way.price > 0
      ? { flag: [{ icon: 'military', amount: -way.price, change: true as const }] }
      : {}),
  };
}

/** Returns spaces that give something: open ones first, cheapest first. */
function spacesWith(position: Linking, what: Arrival): readonly Place[] {
  const rank = (space: SpaceView) => priceOf(position, space.id)?.price ?? Number.POSITIVE_INFINITY;
  return position.spaces
    .filter((space) => !space.hasFire && gifts(position, space).has(what))
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    .map((space) => spacePlace(position, space));
}

/** Returns the card's price for the viewer, or its printed price for spectators. */
const costText = ({ G, viewer, language }: Linking, card: Artifact): string =>
  join(
    (viewer === null ? [card.cost] : pricesOf(G, viewer, card.id)).map((bag) =>
      resourcesPhrase(bag, language),
    ),
    language,
    'or',
  );

const needs = ({ G, viewer }: Linking, { id, cost }: Artifact, kind: Resource): boolean =>
  viewer === null
    ? (cost[kind] ?? 0) > 0 || (!isRaw(kind) && (cost[turned(kind)] ?? 0) > 0)
    : couldPayWith(G, viewer, id, kind);

/** Returns artifacts in the row that any of these resources can help to pay, those in reach first. */
function cardsWith(position: Linking, kinds: readonly Resource[]): readonly Place[] {
  const { G, content, viewer, language, link } = position;
  const views = G.row
    .map((id) => cardView(G, content, viewer, id, viewer !== null && canPayFor(G, viewer, id)))
    .filter(({ card }) => kinds.some((kind) => needs(position, card, kind)));
  return views
    .sort((a, b) => Number(b.isReached) - Number(a.isReached))
    .map(
      ({ card, isReached, from }): Place => ({
        link: `card:${card.id}`,
        text: link('line', {
          what: card[language],
          says: isReached
            ? link('cost', { resources: costText(position, card) })
            : link('far', { space: from }),
        }),
      }),
    );
}

/** Links of an artifact: its price, what is missing, and the sources of that (S3.5, S5.6). */
function cardLink(position: Linking, id: ArtifactId): Card {
  const { G, content, viewer, language, link, t } = position;
  const payable = viewer !== null && canPayFor(G, viewer, id);
  const { card, cost, isReached, from } = cardView(G, content, viewer, id, payable);
  const lacking: Partial<Record<Resource, number>> = {};
  for (const { kind, lacks } of cost) if (lacks) lacking[kind] = (lacking[kind] ?? 0) + 1;
  const kinds = RESOURCES.filter((kind) => (lacking[kind] ?? 0) > 0);
  const own = viewer === null ? null : playerOf(G, viewer);
  return {
    title: card[language],
    facts: [
      ...(isReached ? [] : [link('far', { space: from })]),
      ...(payable ? [link('payable')] : []),
      ...(kinds.length === 0 ? [] : [link('lacks', { resources: resourcesPhrase(lacking, language) })]),
      ...(own === null
        ? []
        : kinds
            .filter((kind) => !isRaw(kind))
            .map((kind) => {
              const raw = turned(kind);
              const what = t(`terms.resource.${kind}`);
              return link('made', { what, raw: t(`terms.resource.${raw}`), count: own.resources[raw] });
            })),
    ],
    lists: listsOf(
      ...kinds.map((kind) => ({
        heading: link('gives', { what: t(`terms.resource.${kind}`) }),
        places: spacesWith(position, kind),
      })),
      ...(isReached
        ? []
        : [
            {
              heading: link('gives', { what: link('technology') }),
              places: spacesWith(position, 'technology'),
            },
          ]),
    ),
    ...(kinds.length === 0 && isReached ? {} : { asks: `card:${id}` }),
  };
}

/** Links of a space: what it gives, and the artifacts that need it. */
function spaceLink(position: Linking, space: SpaceView): Card {
  const { language, link } = position;
  const given = gifts(position, space);
  const { bonus } = spaceContext(position, space);
  return {
    title: spaceName(space.id, language),
    facts: [`${upperFirst(spaceEffects(space.do, language, bonus))}.`.replace(/([.。])\.$/, '$1')],
    lists: listsOf({
      heading: link('cards'),
      places: cardsWith(
        position,
        RESOURCES.filter((kind) => given.has(kind)),
      ),
    }),
  };
}

/** Links of a resource: its sources, and what it pays for. */
function resourceLink(position: Linking, kind: Resource): Card {
  const { G, viewer, t, link } = position;
  const name = t(`terms.resource.${kind}`);
  return {
    title: upperFirst(name),
    facts: [
      ...(viewer === null ? [] : [link('held', { count: playerOf(G, viewer).resources[kind] })]),
      link(isRaw(kind) ? 'turnsInto' : 'turnsFrom', { other: t(`terms.resource.${turned(kind)}`) }),
    ],
    lists: listsOf(
      { heading: link('gives', { what: name }), places: spacesWith(position, kind) },
      { heading: link('needs'), places: cardsWith(position, [kind]) },
    ),
  };
}

const trackLink = (position: Linking, track: TrackName): Card => ({
  title: position.link(`track.${track}`),
  facts: [],
  lists: listsOf({
    heading: position.link('gives', { what: position.link(track) }),
    places: spacesWith(position, track),
  }),
});

/** Describes a stop of the road, or null for one that gives nothing. */
function stopLink({ G, content, link, language }: Linking, stop: string): Card | null {
  const title = upperFirst(roadName(stop, language));
  const card = (fact: string): Card => ({ title, facts: [fact], lists: [] });
  if (stop === 'camp') return card(link('stop.camp', { points: content.road.campVp.join(', ') }));
  const read = readStop(stop);
  if (read === null) return null;
  const { kind, row } = read;
  if (kind === 'j') return card(link('stop.j', { row: rowName(row) }));
  if (kind === 'b') {
    const tile = content.bonusTiles.find(({ id }) => id === G.roadBonus[`b${row}`]);
    return tile === undefined ? null : card(link('stop.b', { effects: effectsText(tile.do, language) }));
  }
  const back = content.territories.find(({ id }) => id === rowOf(G, row).plain)?.back;
  return rowOf(G, row).flipped && back !== undefined && 'outpost' in back
    ? card(link('stop.o', { outpost: outpostText(back.outpost, language) }))
    : card(link('stop.hidden', { row: rowName(row) }));
}

/** Describes a space of the river: what it gives, and how far a canoe there reaches. */
function riverLink({ G, content, link, language }: Linking, at: number): Card | null {
  const count = content.river.reach[at];
  if (count === undefined) return null;
  const gift = content.river.spaces[`${at}`];
  const tile = content.bonusTiles.find(({ id }) => id === G.riverBonus[`${at}`]);
  const given =
    tile !== undefined
      ? link('river.tile', { effects: effectsText(tile.do, language) })
      : link(`river.${typeof gift === 'string' ? gift : 'none'}`);
  return { title: link('riverSpace', { at }), facts: [given, link('reach', { count })], lists: [] };
}

export function linksOf(table: Table, link: SayLink): LinkOf<Link> {
  let found: Linking | null = null;
  return (name) => {
    found ??= { ...table, link, spaces: spacesOf(table.G, table.viewer) };
    const [kind, own] = splitLink(name);
    const space = kind === 'space' ? found.spaces.find(({ id }) => id === own) : undefined;
    const artifact = kind === 'card' ? table.content.artifacts.find(({ id }) => id === own) : undefined;
    const resource = RESOURCES.find((each) => each === own);
    const track = TRACKS.find((each) => each === own);
    if (space !== undefined) return spaceLink(found, space);
    if (artifact !== undefined) return cardLink(found, artifact.id);
    if (kind === 'stop') return stopLink(found, own);
    if (kind === 'river') return riverLink(found, Number(own));
    if (kind === 'resource' && resource !== undefined) return resourceLink(found, resource);
    return kind === 'track' && track !== undefined ? trackLink(found, track) : null;
  };
}
