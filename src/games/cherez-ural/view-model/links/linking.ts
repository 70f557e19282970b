import type { LinkCard, LinkIcon, LinkPlace } from '../../../../game-api/links';
import { signed } from '../../../../language/signed';
import { board } from '../../content/board';
import type { Link } from '../../content/links';
import type { SpaceId } from '../../content/terms';
import { isClosed, isExplored } from '../../rules/spaces';
import type { G } from '../../rules/state/state';
import type { SayLink } from '../../text/links/en';
import { listComma } from '../../text/words';
import type { Telling } from '../tell';
import { byNearness, ownWays, ownWorkers, type Ways, type WayThere } from '../ways';

export type Card = LinkCard<Link>;
export type Place = LinkPlace<Link>;

export type Linking = Telling & { readonly link: SayLink; readonly ways: Ways };

export const linking = (position: Telling, link: SayLink): Linking => ({
  ...position,
  link,
  ways: ownWays(position),
});

/** Lists the cities where something can be done: explored and not closed (R5.3, R6.2). */
export const openCities = (G: G, fits: (space: SpaceId) => boolean): readonly SpaceId[] =>
  board.spaces.flatMap(({ id, kind }) =>
    kind !== 'village' && isExplored(G, id) && !isClosed(G, id) && fits(id) ? [id] : [],
  );

/** Describes a way: "by sled for 3 gold". */
export function wayText(position: Linking, way: WayThere | undefined): string {
  const { t, link, workerName } = position;
  if (way === undefined) return link(ownWorkers(position).length === 0 ? 'notPlaced' : 'far');
  const { turns, cost, by, worker } = way;
  const said =
    turns === 0
      ? link('here')
      : by !== null
        ? t('table.wayCosts', { way: t(`table.by.${by}`), cost })
        : link('twoTurns', { way: listComma([t('terms.gold', { count: cost })], position.language) });
  return ownWorkers(position).length > 1 ? link('with', { way: said, worker: workerName(worker) }) : said;
}

const costFlag = ({ link }: Linking, way: WayThere | undefined): readonly LinkIcon[] | undefined =>
  way === undefined
    ? undefined
    : way.turns === 0
      ? [{ word: '✓' }]
      : [
          { icon: 'gold', amount: -way.cost, change: true },
          ...(way.turns === 2 ? [{ word: link('turns', { count: 2 }) }] : []),
        ];

export const gainFlag = (net: number): readonly LinkIcon[] => [{ word: signed(net) }, { icon: 'gold' }];

/** Returns a line about a space with its travel cost. Without `says`, the line describes the way. */
export function placeLine(position: Linking, at: SpaceId, says?: string): Place {
  const { link, ways, spaceName } = position;
  const way = ways.get(at);
  const flag = costFlag(position, way);
  return {
    link: `space:${at}`,
    text: link('line', { what: spaceName(at), says: says ?? wayText(position, way) }),
    ...(flag === undefined ? {} : { flag }),
  };
}

export const placeLines = (position: Linking, spaces: readonly SpaceId[]): readonly Place[] =>
  [...spaces].sort(byNearness(position.ways)).map((at) => placeLine(position, at));
