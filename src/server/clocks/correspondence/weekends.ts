/** Weekends in a time zone. */
import { DateTime, IANAZone } from 'luxon';
import type { Span } from './pauses';

/**
 * Checks for the name of a time zone, for example Europe/Berlin. An offset like +02:00 is refused, because it has
 * no summer time.
 */
export const isTimeZone = (name: string): boolean =>
  name.length <= 64 && /^[A-Za-z][\w+/-]*$/.test(name) && IANAZone.isValidZone(name);

/** Returns the weekends that overlap a span, from Saturday 0:00 to Monday 0:00 local time. */
export function weekendsIn(timeZone: string, { from, until }: Span): Span[] {
  const weekends: Span[] = [];
  let day = DateTime.fromMillis(from, { zone: timeZone }).startOf('week');
  while (day.toMillis() < until) {
    const next = day.plus({ weeks: 1 });
    const weekend = { from: beginningOf(day.plus({ days: 5 })), until: beginningOf(next) };
    if (weekend.until > from && weekend.from < until) weekends.push(weekend);
    day = next;
  }
  return weekends;
}

/** Returns the first moment of a day. Midnight occurs twice if the clock is set back across it. */
const beginningOf = (day: DateTime): number =>
  Math.min(
    ...day
      .startOf('day')
      .getPossibleOffsets()
      .map((moment) => moment.toMillis()),
  );
