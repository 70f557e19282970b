/** Averages over many games */
import lodash from 'lodash';
import { itemAt } from '../../src/rules-kit/indexed';

const { mean } = lodash;

/** Returns how far a seat's score is above the mean of the others. */
export const lead = (scores: readonly number[], seat: number): number =>
  itemAt(scores, seat) - mean(scores.filter((_, other) => other !== seat));

/** Returns the mean and half of its 95 % interval. */
export function meanWithError(values: readonly number[]): [number, number] {
  const centre = mean(values);
  const variance = mean(values.map((value) => (value - centre) ** 2));
  return [centre, 1.96 * Math.sqrt(variance / Math.max(1, values.length - 1))];
}
