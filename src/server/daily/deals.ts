import { createHmac } from 'node:crypto';
import type { DailyDeal, Words } from '../../game-api/module';
import type { Deal } from '../../session/dailyDeal';
import { dayNumber } from './days';

/** A game of the server with a daily deal. */
export interface DealtGame extends DailyDeal {
  readonly game: string;
  readonly title: Words;
  readonly rulesVersion: number;
  readonly scoreUnit: Words;
}

/**
 * Returns a game's deal of a day. The seed is a keyed hash, so that nobody without the server's secret can compute it
 * before its day.
 */
export function dealOf(
  { game, rulesVersion, scoreUnit, setups, marks }: DealtGame,
  day: string,
  secret: string,
): Deal {
  const setup = setups[dayNumber(day) % setups.length];
  if (setup === undefined) throw new Error(`The game ${game} has no set-up for a daily deal.`);
  const seed = createHmac('sha256', secret)
    .update(JSON.stringify([game, day]))
    .digest('base64url');
  return { ...setup, game, day, seed, rulesVersion, scoreUnit, marks };
}
