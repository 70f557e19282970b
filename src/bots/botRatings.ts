import type { Rating } from '../session/ratings';
import type { SEAT_LEVELS } from './levels';

/**
 * Fixed ratings of the levels. A step of 6 means that the better one wins about 73 % of games of two, as the strength
 * tests of the games show (docs/<game>/bots.md).
 */
export const BOT_RATINGS: Readonly<Record<(typeof SEAT_LEVELS)[number], Rating>> = {
  easy: { mu: 15, sigma: 1 },
  normal: { mu: 21, sigma: 1 },
  hard: { mu: 27, sigma: 1 },
  expert: { mu: 33, sigma: 1 },
};
