import type { GameOffer } from './module';

/** What the offer of a game leaves out that has rules and a table, and nothing around them. */
export const PLAIN_OFFER = {
  picture: null,
  displaySwitches: [],
  coloursField: null,
  loadAlmanac: null,
  loadGuide: null,
  loadBackdrop: null,
} satisfies Partial<GameOffer>;
