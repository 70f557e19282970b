/** Weekends as people of a time zone have them. */
import { DateTime, IANAZone } from 'luxon';
import type { Span } from './pauses';

/** The name of a time zone like Europe/Berlin; an offset like +02:00 is none, since it knows no summer time. */
export const isTimeZone = (name: string): boolean =>
  name.length <= 64 && /^[A-Za-z][\w+/-]*$/.test(name) && IANAZone.isValidZone(name);

/** The weekends that touch a span: from the beginning of Saturday to the beginning of Monday there. */
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

/** The first moment of a day. Midnight comes twice where a clock is set back over it. */
const beginningOf = (day: DateTime): number =>
  Math.min(
    ...day
      .startOf('day')
      .getPossibleOffsets()
      .map((moment) => moment.toMillis()),
  );
