/** Schemas of clock settings and vacation requests. */
import isPlainObject from 'lodash/isPlainObject';
import * as v from 'valibot';
import { fields, integerFrom } from '../../http/schemas';
import { MOST_DAYS } from './vacations';
import { isTimeZone } from './weekends';

const minutesClock = fields({ minutes: integerFrom(1, 1440) });

const ZONE = 'must be the name of a time zone like Europe/Berlin';

/**
 * The maximum stays below the expiry of a running match without a move, including weekends and a vacation
 * (EXPIRE_RUNNING).
 */
const daysClock = fields({
  turnHours: integerFrom(1, 168, 'hours'),
  reserveHours: v.optional(integerFrom(0, 336, 'hours'), 0),
  weekendsOff: v.optional(v.boolean('must be true or false'), false),
  timeZone: v.optional(v.pipe(v.string(ZONE), v.check(isTimeZone, ZONE)), 'UTC'),
});

const has = (given: unknown, name: string): boolean =>
  typeof given === 'object' && given !== null && isPlainObject(given) && name in given;

/** Minutes for the whole game, or hours for each turn. */
export const clockRules = v.pipe(
  v.unknown(),
  v.check(
    (given) => !(has(given, 'minutes') && has(given, 'turnHours')),
    'has either minutes or turnHours, not both',
  ),
  v.lazy((given) => (has(given, 'turnHours') ? daysClock : minutesClock)),
);

export const vacationDays = integerFrom(1, MOST_DAYS, 'days');
