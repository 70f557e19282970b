import type { DailyDeal } from '../../game-api/module';
import { COLOURS } from './content/terms';

/** A game against three bots. The person plays each colour in turn. */
export const dailyDeal: DailyDeal = {
  setups: COLOURS.map((_, day) => ({
    players: 4,
    setupData: { colours: [...COLOURS.slice(day), ...COLOURS.slice(0, day)] },
    label: null,
  })),
  marks: { bronze: 45, silver: 55, gold: 60 },
};
