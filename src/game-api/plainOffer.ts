import type { GameOffer } from './module';

/** Default fields for the offer of a game that only has rules and a table. */
export const PLAIN_OFFER = {
  picture: null,
  displaySwitches: [],
  coloursField: null,
  firstGameField: null,
  loadAlmanac: null,
  loadGuide: null,
  loadBackdrop: null,
} satisfies Partial<GameOffer>;
