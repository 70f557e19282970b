/**
 * Values of the board that are known from the published game. A pack may repeat them but not change them
 * (docs/terramara/content.md).
 */

import isEqual from 'lodash/isEqual';
import { ContentPackError } from '../../../../rules-kit/contentLibrary';
import { itemAt } from '../../../../rules-kit/indexed';
import { entriesOf, keysOf } from '../../../../rules-kit/records';
import type { Content, River, RiverGift, Road } from '../../content/vocabulary';

/** Tables of which every value is known. */
const WHOLE = ['resources', 'craftsmen', 'raidDivisor', 'neutralCards', 'homeland'] as const;

/**
 * Refuses to change a known value.
 * @param expected the known value; leave it out if it is too long for a message
 */
function refuseChange(field: string, expected?: string): never {
  const rest = expected === undefined ? '' : `; expected ${expected}`;
  throw new ContentPackError(
    `Content pack: ${field} is known from the published game and can't be replaced${rest}.`,
  );
}

const giftName = (gift: RiverGift): string =>
  typeof gift === 'string' ? gift : `a bonus tile of level ${gift.bonusTile}`;

const giftsOf = ({ spaces }: River): string => Object.values(spaces).map(giftName).sort().join(', ');

/**
 * Checks that the river has the known gifts and that its reach grows. Their spaces and the exact reach may change.
 */
function checkRiver(known: River, given: River): void {
  const expected = giftsOf(known);
  if (giftsOf(given) !== expected) refuseChange('river.spaces', `each once: ${expected}`);
  for (const [space, gift] of Object.entries(given.spaces)) {
    if (Number(space) < 1 || Number(space) > given.end)
      throw new ContentPackError(
        `Content pack: river.spaces.${space}: ${giftName(gift)} is outside the river; expected a space from 1 to ${given.end}.`,
      );
  }
  const { reach } = given;
  const grows = reach.every((cards, space) => space === 0 || cards >= itemAt(reach, space - 1));
  if (!grows || itemAt(reach, -1) <= itemAt(reach, 0))
    refuseChange('river.reach', 'numbers that grow along the river');
}

/**
 * Spaces before the first junction, with the spaces their single path may lead to. A pack may change the length of
 * this stretch.
 */
const APPROACH: Readonly<Record<string, readonly string[]>> = { start: ['way', 'j1'], way: ['j1'] };

/** Checks the known layout: four junctions, each with a space on either side, and the camp (S6.4 to S6.7). */
function checkRoad(known: Road, given: Road): void {
  for (const [space, ways] of entriesOf(known.next)) {
    const found = given.next[space] ?? [];
    const approach = APPROACH[space];
    if (approach !== undefined) {
      if (found.length !== 1 || !approach.includes(itemAt(found, 0)))
        refuseChange(`road.next.${space}`, `one way on, to ${approach.join(' or ')}`);
    } else if (!isEqual([...found].sort(), [...ways].sort())) {
      refuseChange(`road.next.${space}`, ways.join(', '));
    }
  }
  for (const space of keysOf(given.next))
    if (known.next[space] === undefined) refuseChange(`road.next.${space}`, 'no way on from there');
  for (const [space, row] of entriesOf(known.junction))
    if (given.junction[space] !== row) refuseChange(`road.junction.${space}`, String(row));
  const tiles = ({ bonusLevel }: Road) => Object.keys(bonusLevel).sort().join(', ');
  if (tiles(given) !== tiles(known)) refuseChange('road.bonusLevel', `a level for each of ${tiles(known)}`);
}

/**
 * Checks that a pack repeats all known values.
 * @throws ContentPackError naming the record and field of the first that differs
 */
export function checkKnown(content: Content, given: Partial<Content>): void {
  for (const table of WHOLE)
    if (given[table] !== undefined && !isEqual(given[table], content[table])) refuseChange(table);
  const { military, river, road } = given;
  if (military !== undefined && !isEqual(military.rankVp, content.military.rankVp))
    refuseChange('military.rankVp', JSON.stringify(content.military.rankVp));
  if (river !== undefined) checkRiver(content.river, river);
  if (road !== undefined) checkRoad(content.road, road);
}
