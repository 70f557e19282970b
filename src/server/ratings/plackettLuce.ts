import { itemAt } from '../../rules-kit/indexed';
import type { Rating } from '../../session/ratings';

/** Spread of a player's performance around their strength. */
const BETA = 25 / 6;

/** Uncertainty that is added before each game, because people change. */
const TAU = 25 / 300;

/** Keeps the variance positive. */
const KAPPA = 1e-4;

export interface Placed {
  readonly rating: Rating;
  /** 1 for the best; players with the same place are tied. */
  readonly place: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Returns the ratings after a game, in the same order: the Plackett-Luce model of Weng and Lin (2011), algorithm 4,
 * with the same constants as OpenSkill.
 */
export function ratingsAfter(players: readonly Placed[]): Rating[] {
  const before = players.map(({ rating, place }) => ({
    place,
    mu: rating.mu,
    variance: rating.sigma ** 2 + TAU ** 2,
  }));
  const c = Math.sqrt(sum(before.map(({ variance }) => variance + BETA ** 2)));
  const strengths = before.map(({ mu }) => Math.exp(mu / c));
  /** For each player, the strengths of all who did not place better. */
  const rivals = before.map(({ place }) =>
    sum(strengths.filter((_, index) => itemAt(before, index).place >= place)),
  );
  const ties = before.map(({ place }) => before.filter((other) => other.place === place).length);
  return before.map(({ mu, variance, place }, own) => {
    let gain = 0;
    let information = 0;
    for (const [index, other] of before.entries()) {
      if (other.place > place) continue;
      const chance = itemAt(strengths, own) / itemAt(rivals, index);
      gain += ((index === own ? 1 : 0) - chance) / itemAt(ties, index);
      information += (chance * (1 - chance)) / itemAt(ties, index);
    }
    const damping = Math.sqrt(variance) / c;
    const shrink = 1 - (damping * information * variance) / c ** 2;
    return {
      mu: mu + (gain * variance) / c,
      sigma: Math.sqrt(variance * Math.max(shrink, KAPPA)),
    };
  });
}
