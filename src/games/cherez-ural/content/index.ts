import { byId } from '../../../rules-kit/records';
import { BUSINESSES } from './businesses';
import { SITUATIONS } from './situations';
import type { Content, Pelts } from './vocabulary';
import { WORKERS } from './workers';

const pelts = (sable: number, fur: number): Pelts => ({ sable, fur });

/**
 * The harvest chits (R4.3, R4.4). Public sources show only a chit of 1 sable and 1 fur and a chit without fur; the
 * other values are ours.
 */
const SIBERIA_CHITS = [
  pelts(1, 1),
  pelts(1, 1),
  pelts(0, 3),
  pelts(0, 3),
  pelts(2, 0),
  pelts(1, 2),
  pelts(1, 2),
  pelts(0, 4),
];
const FAR_EAST_CHITS = [
  pelts(3, 0),
  pelts(2, 1),
  pelts(2, 1),
  pelts(2, 2),
  pelts(2, 2),
  pelts(1, 3),
  pelts(1, 3),
  pelts(4, 0),
  pelts(3, 1),
];

/** The content of a game without a content pack. */
export const content: Content = {
  siberiaChits: SIBERIA_CHITS,
  farEastChits: FAR_EAST_CHITS,
  situations: byId(SITUATIONS),
  workers: byId(WORKERS),
  businesses: byId(BUSINESSES),
};
