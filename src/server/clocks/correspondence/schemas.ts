/** What a client may say of clocks and vacations. */
import isPlainObject from 'lodash/isPlainObject';
import * as v from 'valibot';
import { fields, wholeFrom } from '../../http/schemas';
import { MOST_DAYS } from './vacations';
import { isTimeZone } from './weekends';

const minutesClock = fields({ minutes: wholeFrom(1, 1440) });

const ZONE = 'must be the name of a time zone like Europe/Berlin';

/** Together they stay below what a match without a move is kept for, weekends and a vacation included (EXPIRE_RUNNING). */
const daysClock = fields({
  turnHours: wholeFrom(1, 168, 'hours'),
  reserveHours: v.optional(wholeFrom(0, 336, 'hours'), 0),
  weekendsOff: v.optional(v.boolean('must be true or false'), false),
  timeZone: v.optional(v.pipe(v.string(ZONE), v.check(isTimeZone, ZONE)), 'UTC'),
});

const has = (given: unknown, name: string): boolean => isPlainObject(given) && name in (given as object);

/** Either minutes for the whole game, or time for each turn. */
export const clockRules = v.pipe(
  v.unknown(),
  v.check(
    (given) => !(has(given, 'minutes') && has(given, 'turnHours')),
    'has either minutes or turnHours, not both',
  ),
  v.lazy((given) => (has(given, 'turnHours') ? daysClock : minutesClock)),
);

export const vacationDays = wholeFrom(1, MOST_DAYS, 'days');
