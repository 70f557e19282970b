/** Ratings computed from the likelihood of the model by numerical derivatives, independently of the server's formula. */
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Placed } from '../../../src/server/ratings/plackettLuce';
import type { Rating } from '../../../src/session/ratings';

/** Small enough for the quotients' own error, and large enough for that of rounding */
const STEP = 3e-3;

/** Log-likelihood of the places: each player in turn is the best of those who did not place better. */
function logLikelihood(mus: readonly number[], players: readonly Placed[], c: number): number {
  let total = 0;
  for (const [index, { place }] of players.entries()) {
    const tied = players.filter((other) => other.place === place).length;
    const left = mus.filter((_, other) => itemAt(players, other).place >= place);
    total += (itemAt(mus, index) / c - Math.log(left.reduce((sum, mu) => sum + Math.exp(mu / c), 0))) / tied;
  }
  return total;
}

export function expectedRatings(players: readonly Placed[]): Rating[] {
  const mus = players.map(({ rating }) => rating.mu);
  const variances = players.map(({ rating }) => rating.sigma ** 2 + (25 / 300) ** 2);
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + variance + (25 / 6) ** 2, 0));
  return players.map((_, own) => {
    const shifted = (by: number) =>
      logLikelihood(
        mus.map((mu, index) => (index === own ? mu + by : mu)),
        players,
        c,
      );
    const slope = (shifted(STEP) - shifted(-STEP)) / (2 * STEP);
    const curve = (shifted(STEP) - 2 * shifted(0) + shifted(-STEP)) / STEP ** 2;
    const variance = itemAt(variances, own);
    return {
      mu: itemAt(mus, own) + variance * slope,
      sigma: Math.sqrt(variance * (1 + ((variance * Math.sqrt(variance)) / c) * curve)),
    };
  });
}
