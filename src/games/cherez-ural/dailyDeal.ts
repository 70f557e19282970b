import type { DailyDeal } from '../../game-api/module';
import { soloOrders } from './setupOptions';

/** A solo game in one of the rulebook's three orders of situations (R14.5). */
export const dailyDeal: DailyDeal = {
  setups: soloOrders
    .filter(({ value }) => value !== 'random')
    .map(({ value, label }) => ({ players: 1, setupData: { soloOrder: value }, label })),
  marks: { bronze: 205, silver: 245, gold: 265 },
};
