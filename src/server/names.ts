/** What people are called at a table. */
import * as v from 'valibot';

const MOST_LETTERS = 40;

/** What shows as nothing or changes how others show: controls, zero-width letters, marks of direction, lone surrogates. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name as everybody gets to see it: one line in Unicode's composed form (NFC). What can't be seen is left out, so that
 * two names that look the same are the same; a joined emoji falls into its parts by that.
 */
export function visibleName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
}

/** An onlooker's: may be empty. */
export const onlookerName = v.pipe(
  v.string('must be a text'),
  // Before it is worked on: a name may not be a megabyte of invisible letters.
  v.maxLength(200, `has over ${MOST_LETTERS} letters`),
  v.transform(visibleName),
  v.maxLength(MOST_LETTERS, `has over ${MOST_LETTERS} letters`),
);

export const personName = v.pipe(onlookerName, v.minLength(1, 'is empty'));
