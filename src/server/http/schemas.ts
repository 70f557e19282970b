/** Parts of schemas for what comes from outside. */
import isPlainObject from 'lodash/isPlainObject';
import * as v from 'valibot';

export const whole = (message: string) => v.pipe(v.number(message), v.safeInteger(message));

/** A whole number within bounds. */
export function wholeFrom(least: number, most: number, unit = '') {
  const message = `must be a whole number${unit === '' ? '' : ` of ${unit}`} from ${least} to ${most}`;
  return v.pipe(whole(message), v.minValue(least, message), v.maxValue(most, message));
}

/** valibot takes lists for objects too. */
const plainObject = v.pipe(
  v.unknown(),
  v.check((given) => isPlainObject(given), 'must be an object'),
);

/** An object with these fields; others are left out. A missing one is refused in the words of its own schema: valibot would
 *  only say that it is missing. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    plainObject,
    v.object(entries, (issue) => ownWords(entries, issue)),
  );

/** An object with no other fields than these. */
export const onlyFields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    plainObject,
    v.strictObject(entries, (issue) =>
      issue.expected === 'never'
        ? `is not known; expected ${Object.keys(entries).join(', ')}`
        : ownWords(entries, issue),
    ),
  );

/** An object that has any names, all of the same kind. */
export const recordOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(plainObject, v.record(v.string(), schema));

function ownWords(entries: v.ObjectEntries, { path, message }: v.BaseIssue<unknown>): string {
  const key = String(path?.at(-1)?.key);
  return v.safeParse(entries[key], undefined).issues?.[0].message ?? message;
}
