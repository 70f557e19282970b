/** A clock for games of weeks: time for each turn, and a reserve for turns that take longer. */
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
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The clock of a match at a moment; null: it has none. */
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
 * A turn is the time from when a seat is waited for until it isn't, whatever others do meanwhile. It takes from the turn's own
 * time first and then from the reserve, which never goes below 0: who comes back late has the next turn's time again.
 */
export function daysClockAt(rules: DaysClock, counted: DaysCounted): WithDays {
  const { seats, absences, vacations } = counted;
  const { paces, now } = inOrder(counted.paces, counted.now);
  const weekends = weekendsOf(rules, { from: paces.at(0)?.at ?? now, until: horizon(rules, vacations, now) });
  const shared = [...absences, ...weekends];
  const common = new Pauses(shared);
  const stopsOf = (seat: string) => {
    const own = vacations.filter((vacation) => vacation.seat === seat);
    return own.length === 0 ? common : new Pauses([...shared, ...own]);
  };
  const waited = paces.at(-1)?.toAct ?? [];
  const turn = rules.turnHours * HOUR;
  const left: Record<string, number> = {};
  const reserve: Record<string, number> = {};
  const deadlines: Record<string, number> = {};
  const running: string[] = [];
  for (const seat of seats) {
    const stops = stopsOf(seat);
    const turns = turnsOf(seat, paces, now).map(({ from, until }) => stops.ran(from, until));
    const open = waited.includes(seat) ? turns.pop() : undefined;
    const before = turns.reduce(
      (rest, used) => Math.max(0, rest - Math.max(0, used - turn)),
      rules.reserveHours * HOUR,
    );
    const used = open ?? 0;
    left[seat] = Math.max(0, turn + before - used);
    reserve[seat] = Math.min(before, left[seat]);
    if (open === undefined) continue;
    deadlines[seat] = stops.after(now, left[seat]);
    if (!stops.isStill(now)) running.push(seat);
  }
  const weekend = weekends.find(({ until }) => until > now);
  return {
    left,
    running,
    at: now,
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

/** A moment after every deadline: of seven days two are a weekend. */
const horizon = (
  { turnHours, reserveHours }: DaysClock,
  vacations: readonly Vacation[],
  now: number,
): number =>
  Math.max(now, ...vacations.map(({ until }) => until)) + 2 * (turnHours + reserveHours) * HOUR + 7 * DAY;

/** When a seat was waited for, until `now`. */
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

/** Since when a seat is waited for; undefined: it isn't. */
export const turnBegan = (seat: string, paces: readonly Pace[]): number | undefined =>
  paces.at(-1)?.toAct.includes(seat) === true ? turnsOf(seat, paces, 0).at(-1)?.from : undefined;

/** Timers can't wait longer than 24 days, and what is looked at once a day costs nothing. */
const LONGEST_WAIT = DAY;

/** Milliseconds until the clock stands otherwise than counted down from `at`; undefined: it never will by itself. */
export function nextChange({ left, running, at, days }: Clock): number | undefined {
  const moments = [
    ...running.map((seat) => at + left[seat]),
    ...(days === undefined ? [] : [...days.vacations.map(({ until }) => until), ...boundaries(days)]),
  ].filter((moment) => moment > at);
  return moments.length === 0 ? undefined : Math.min(LONGEST_WAIT, Math.min(...moments) - at);
}

/** Where nobody is waited for, no weekend changes anything. */
const boundaries = ({ weekend, deadlines }: NonNullable<Clock['days']>): number[] =>
  weekend === null || Object.keys(deadlines).length === 0 ? [] : [weekend.from, weekend.until];
