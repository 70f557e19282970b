/** What of the board's tables is known from the published game: a pack may say it again, not otherwise (docs/terramara/content.md). */
import isEqual from 'lodash/isEqual';
import { ContentPackError } from '../../../rules-kit/contentLibrary';
import type { Content, River, RiverGift, Road } from '../content/vocabulary';

/** Tables that are known whole. */
const WHOLE = ['resources', 'craftsmen', 'raidDivisor', 'neutralCards', 'homeland'] as const;

/** @param expected left out where the table says it at length. */
function refuseChange(field: string, expected?: string): never {
  const rest = expected === undefined ? '' : `; expected ${expected}`;
  throw new ContentPackError(
    `Content pack: ${field} is known from the published game and can't be replaced${rest}.`,
  );
}

const giftName = (gift: RiverGift): string =>
  typeof gift === 'string' ? gift : `a bonus tile of level ${gift.bonusTile}`;

const giftsOf = ({ spaces }: River): string => Object.values(spaces).map(giftName).sort().join(', ');

/** Which gifts lie on the river, and that its reach grows; where they lie and how far it reaches is ours. */
function checkRiver(known: River, given: River): void {
  const expected = giftsOf(known);
  if (giftsOf(given) !== expected) refuseChange('river.spaces', `each once: ${expected}`);
  for (const [space, gift] of Object.entries(given.spaces)) {
    if (Number(space) < 1 || Number(space) > given.end)
      throw new ContentPackError(
        `Content pack: river.spaces.${space}: ${giftName(gift)} lies outside the river; expected a space from 1 to ${given.end}.`,
      );
  }
  const { reach } = given;
  const grows = reach.every((cards, space) => space === 0 || cards >= reach[space - 1]);
  if (!grows || reach[reach.length - 1] <= reach[0])
    refuseChange('river.reach', 'numbers that grow along the river');
}

/** How long the way to the first junction is, is ours: by space, where its one way on may lead. */
const APPROACH: Readonly<Record<string, readonly string[]>> = { start: ['way', 'j1'], way: ['j1'] };

/** Four junctions, each with a space on either side, and the camp (S6.4 to S6.7). */
function checkRoad(known: Road, given: Road): void {
  for (const [space, ways] of Object.entries(known.next)) {
    const found = given.next[space] ?? [];
    const approach = APPROACH[space];
    if (approach !== undefined) {
      if (found.length !== 1 || !approach.includes(found[0]))
        refuseChange(`road.next.${space}`, `one way on, to ${approach.join(' or ')}`);
    } else if (!isEqual([...found].sort(), [...ways].sort())) {
      refuseChange(`road.next.${space}`, ways.join(', '));
    }
  }
  for (const space of Object.keys(given.next))
    if (known.next[space] === undefined) refuseChange(`road.next.${space}`, 'no way on from there');
  for (const [space, row] of Object.entries(known.junction))
    if (given.junction[space] !== row) refuseChange(`road.junction.${space}`, String(row));
  const tiles = ({ bonusLevel }: Road) => Object.keys(bonusLevel).sort().join(', ');
  if (tiles(given) !== tiles(known)) refuseChange('road.bonusLevel', `a level for each of ${tiles(known)}`);
}

/** @throws ContentPackError naming record and field of the first known fact that would change. */
export function checkKnown(content: Content, given: Partial<Content>): void {
  for (const table of WHOLE)
    if (given[table] !== undefined && !isEqual(given[table], content[table])) refuseChange(table);
  const { military, river, road } = given;
  if (military !== undefined && !isEqual(military.rankVp, content.military.rankVp))
    refuseChange('military.rankVp', JSON.stringify(content.military.rankVp));
  if (river !== undefined) checkRiver(content.river, river);
  if (road !== undefined) checkRoad(content.road, road);
}
