import type { Colour, Good, Zone } from '../content/terms';
import type { Stock } from './state/state';

export const emptyStock = (): Stock => ({ salt: 0, brick: 0, wood: 0, wheat: 0 });

const GOOD_OF_COLOUR: Readonly<Record<Colour, Good>> = {
  white: 'salt',
  red: 'brick',
  brown: 'wood',
  yellow: 'wheat',
};
const ZONE_OF_COLOUR: Readonly<Record<Colour, Zone>> = {
  white: 'castle',
  red: 'university',
  brown: 'shipyard',
  yellow: 'warehouse',
};

/** Returns the good of a colour's zone (R1.7). */
export const goodOfColour = (colour: Colour): Good => GOOD_OF_COLOUR[colour];
/** Returns the zone whose cards score for a colour (R1.10). */
export const zoneOfColour = (colour: Colour): Zone => ZONE_OF_COLOUR[colour];
