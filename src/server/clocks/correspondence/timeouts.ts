/** Whose time runs out when: of the people that a match waits for. */

import type { MatchData } from '../../matches/matchData';
import { isBot } from '../../matches/seats';
import type { Absence, Pace } from '../clock';
import { clockOf, turnBegan } from './daysClock';

/** A person's time, while their match waits for them. */
export interface RunningTime {
  readonly seat: string;
  /** Tells one running out from the next: when the turn began, in milliseconds since 1970; 0 where time is for the whole game. */
  readonly turn: number;
  /** When it will have run out, or null: it has. */
  readonly endsAt: number | null;
}

interface Counted {
  readonly paces: readonly Pace[];
  readonly absences: readonly Absence[];
  /** Milliseconds since 1970. */
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
    endsAt: left[seat] <= 0 ? null : (days?.deadlines[seat] ?? at + left[seat]),
  }));
}
