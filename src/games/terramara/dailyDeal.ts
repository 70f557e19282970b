import type { DailyDeal } from '../../game-api/module';

/** A full game, with characters and start cards, against three bots. */
export const dailyDeal: DailyDeal = {
  setups: [{ players: 4, setupData: {}, label: null }],
  marks: { bronze: 80, silver: 115, gold: 135 },
};
