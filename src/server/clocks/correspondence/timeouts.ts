/** When the players run out of time for whom a match waits. */

import { entryOf } from '../../../rules-kit/indexed';
import type { MatchData } from '../../matches/matchData';
import { isBot } from '../../matches/seats';
import type { Absence, Pace } from '../clock';
import { clockOf, turnBegan } from './daysClock';

/** The remaining time of a player for whom the match waits. */
export interface RunningTime {
  readonly seat: string;
  /** Identifies this timeout: when the turn began in ms since 1970, or 0 if the time is for the whole game. */
  readonly turn: number;
  /** When the time runs out, in ms since 1970; null if it has run out. */
  readonly endsAt: number | null;
}

interface Counted {
  readonly paces: readonly Pace[];
  readonly absences: readonly Absence[];
  /** ms since 1970. */
  readonly now: number;
}

export function runningTimes(match: MatchData, counted: Counted): RunningTime[] {
  const clock = clockOf(match, counted);
  if (clock === null) return [];
  const { paces } = counted;
  const { left, days, at } = clock;
  const waited = (paces.at(-1)?.toAct ?? []).filter((seat) => {
    const sitter = match.players[Number(seat)];
    return sitter?.name !== undefined && !isBot(sitter);
  });
  return waited.map((seat) => ({
    seat,
    turn: days === undefined ? 0 : (turnBegan(seat, paces) ?? 0),
    endsAt: entryOf(left, seat) <= 0 ? null : (days?.deadlines[seat] ?? at + entryOf(left, seat)),
  }));
}
