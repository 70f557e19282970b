/** Schemas shared by requests. */

import isPlainObject from 'lodash/isPlainObject';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';

export const integer = (message: string) => v.pipe(v.number(message), v.safeInteger(message));

/** Accepts integers in a range. */
export function integerFrom(least: number, most: number, unit = '') {
  const message = `must be a whole number${unit === '' ? '' : ` of ${unit}`} from ${least} to ${most}`;
  return v.pipe(integer(message), v.minValue(least, message), v.maxValue(most, message));
}

/** valibot's object schemas accept arrays too. */
const plainObject = v.pipe(
  v.unknown(),
  v.check((given) => isPlainObject(given), 'must be an object'),
);

/**
 * Accepts an object with these fields and drops others. A missing field gets the message of its own schema, because
 * valibot's message would only say that it is missing.
 */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    plainObject,
    v.object(entries, (issue) => ownWords(entries, issue)),
  );

/** Accepts an object with these fields and no others. */
export const onlyFields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    plainObject,
    v.strictObject(entries, (issue) =>
      issue.expected === 'never'
        ? `is not known; expected ${Object.keys(entries).join(', ')}`
        : ownWords(entries, issue),
    ),
  );

/** Accepts an object with any keys, whose values all have the same schema. */
export const recordOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(plainObject, v.record(v.string(), schema));

function ownWords(entries: v.ObjectEntries, { path, message }: v.BaseIssue<unknown>): string {
  const key = String(path?.at(-1)?.key);
  return v.safeParse(entryOf(entries, key), undefined).issues?.[0].message ?? message;
}
