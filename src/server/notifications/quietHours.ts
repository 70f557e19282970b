import * as v from 'valibot';
import type { QuietHours } from '../../session/notifications';
import { fields } from '../http/schemas';

const MINUTE = 60_000;
const DAY = 1440;

const timeOfDay = v.pipe(
  v.string('must be a time like 22:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 22:00'),
);

export const quietHours = v.pipe(
  fields({
    from: timeOfDay,
    until: timeOfDay,
    timeZone: v.pipe(
      v.string('must be a text'),
      v.maxLength(64, 'has over 64 letters'),
      v.check(isTimeZone, 'must be a time zone like Europe/Berlin'),
    ),
  }),
  v.check(({ from, until }) => from !== until, 'must not begin when they end'),
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns when the quiet hours around `now` end, in ms since 1970, or null if there are none. */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  if (quiet === null) return null;
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  const clock = localMinutes(now, quiet.timeZone);
  const isQuiet = from < until ? from <= clock && clock < until : from <= clock || clock < until;
  if (!isQuiet) return null;
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const end = minute + ((until - clock + DAY) % DAY) * MINUTE;
  // Corrects for a clock change before the end.
  const shift = ((until - localMinutes(end, quiet.timeZone) + DAY + DAY / 2) % DAY) - DAY / 2;
  return Math.max(minute + MINUTE, end + shift * MINUTE);
}

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the minutes since midnight in the time zone. */
function localMinutes(moment: number, timeZone: string): number {
  return minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment));
}
