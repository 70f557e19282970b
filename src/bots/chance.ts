/** The chance to win with such a lead, when what is still to come strays by `spread` (standard deviation; both in the
 *  game's points): the logistic curve that lies near the normal distribution. */
export const chanceOf = (lead: number, spread: number): number => 1 / (1 + Math.exp((-1.7 * lead) / spread));
