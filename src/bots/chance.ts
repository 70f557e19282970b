import { portableExp } from '../rules-kit/portableExp';

/**
 * Returns the chance to win with this lead. `spread` is the standard deviation of the points still to come; both are in
 * the game's points. A logistic curve approximates the normal distribution.
 */
export const chanceOf = (lead: number, spread: number): number =>
  1 / (1 + portableExp((-1.7 * lead) / spread));
