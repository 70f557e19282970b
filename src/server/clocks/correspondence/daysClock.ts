/** A clock for correspondence games: time for each turn, and a reserve for turns that take longer. */
import { entryOf } from '../../../rules-kit/indexed';
import type { Clock, DaysClock, Vacation } from '../../../session/protocol';
import type { MatchData } from '../../matches/matchData';
import { type Absence, clockAt, inOrder, type Pace } from '../clock';
import { Pauses, type Span } from './pauses';
import { openRequests } from './vacations';
import { weekendsIn } from './weekends';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Counted {
  readonly paces: readonly Pace[];
  readonly absences: readonly Absence[];
  /** ms since 1970. */
  readonly now: number;
}

/** Returns the clock of a match at a moment, or null if it has none. */
export function clockOf(match: MatchData, { paces, absences, now }: Counted): Clock | null {
  const { clock: rules, players } = match;
  const seats = Object.keys(players);
  if (rules === undefined) return null;
  if ('minutes' in rules) return clockAt(paces, absences, seats, rules.minutes, now);
  const vacations = match.vacations ?? [];
  const clock = daysClockAt(rules, { seats, paces, absences, vacations, now });
  return { ...clock, days: { ...clock.days, requests: openRequests(match, now) } };
}

interface DaysCounted extends Counted {
  readonly seats: readonly string[];
  readonly vacations: readonly Vacation[];
}

type WithDays = Clock & { readonly days: NonNullable<Clock['days']> };

/**
 * Returns the clock of a correspondence game. A turn lasts while the match waits for the seat, whatever others do.
 * It uses up its own time first and then the reserve, which stays at 0 after a timeout, so that a late player gets
 * the full time for the next turn.
 */
export function daysClockAt(rules: DaysClock, counted: DaysCounted): WithDays {
  const { seats, absences, vacations } = counted;
  const { paces, now } = inOrder(counted.paces, counted.now);
  const weekends = weekendsOf(rules, { from: paces.at(0)?.at ?? now, until: horizon(rules, vacations, now) });
  const shared = [...absences, ...weekends];
  const common = new Pauses(shared);
  const pausesOf = (seat: string) => {
    const own = vacations.filter((vacation) => vacation.seat === seat);
    return own.length === 0 ? common : new Pauses([...shared, ...own]);
  };
  const waited = paces.at(-1)?.toAct ?? [];
  const turn = rules.turnHours * HOUR;
  const left: Record<string, number> = {};
  const reserve: Record<string, number> = {};
  const deadlines: Record<string, number> = {};
  const outSince: Record<string, number> = {};
  const running: string[] = [];
  for (const seat of seats) {
    const pauses = pausesOf(seat);
    const turns = turnsOf(seat, paces, now);
    const ran = ({ from, until }: Span) => pauses.ran(from, until);
    const open = waited.includes(seat) ? turns.pop() : undefined;
    const before = turns.reduce(
      (rest, done) => Math.max(0, rest - Math.max(0, ran(done) - turn)),
      rules.reserveHours * HOUR,
    );
    left[seat] = Math.max(0, turn + before - (open === undefined ? 0 : ran(open)));
    reserve[seat] = Math.min(before, left[seat]);
    if (open === undefined) continue;
    deadlines[seat] = pauses.after(now, left[seat]);
    if (left[seat] === 0) outSince[seat] = pauses.after(open.from, turn + before);
    if (!pauses.isStill(now)) running.push(seat);
  }
  const weekend = weekends.find(({ until }) => until > now);
  return {
    left,
    running,
    at: now,
    outSince,
    days: {
      reserve,
      deadlines,
      weekend: weekend ?? null,
      vacations: vacations.filter(({ from, until }) => from <= now && now < until),
      requests: [],
    },
  };
}

const weekendsOf = ({ weekendsOff, timeZone }: DaysClock, span: Span): Span[] =>
  weekendsOff ? weekendsIn(timeZone, span) : [];

/** Returns a moment after every possible deadline. The factor 2 covers weekends, which are two of seven days. */
const horizon = (
  { turnHours, reserveHours }: DaysClock,
  vacations: readonly Vacation[],
  now: number,
): number =>
  Math.max(now, ...vacations.map(({ until }) => until)) + 2 * (turnHours + reserveHours) * HOUR + 7 * DAY;

/** Returns the times when the match waited for a seat, the last one until `now`. */
function turnsOf(seat: string, paces: readonly Pace[], now: number): Span[] {
  const turns: Span[] = [];
  let from: number | null = null;
  for (const { at, toAct } of paces) {
    const waits = toAct.includes(seat);
    if (waits) from ??= at;
    else if (from !== null) {
      turns.push({ from, until: at });
      from = null;
    }
  }
  return from === null ? turns : [...turns, { from, until: now }];
}

/** Returns when the seat's current turn began, or undefined if it isn't to act. */
export const turnBegan = (seat: string, paces: readonly Pace[]): number | undefined =>
  paces.at(-1)?.toAct.includes(seat) === true ? turnsOf(seat, paces, 0).at(-1)?.from : undefined;

/** A Node timer can't wait longer than 24 days; a check once a day costs nothing. */
const LONGEST_WAIT = DAY;

/** Returns the ms until the clock changes other than by counting down, or undefined if it won't. */
export function nextChange({ left, running, at, days }: Clock): number | undefined {
  const moments = [
    ...running.map((seat) => at + entryOf(left, seat)),
    ...(days === undefined ? [] : [...days.vacations.map(({ until }) => until), ...boundaries(days)]),
  ].filter((moment) => moment > at);
  return moments.length === 0 ? undefined : Math.min(LONGEST_WAIT, Math.min(...moments) - at);
}

/** A weekend changes nothing if no seat is to act. */
const boundaries = ({ weekend, deadlines }: NonNullable<Clock['days']>): number[] =>
  weekend === null || Object.keys(deadlines).length === 0 ? [] : [weekend.from, weekend.until];
