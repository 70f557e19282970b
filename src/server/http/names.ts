/** Schemas for the names of people at a table. */
import * as v from 'valibot';
import { invisibleIn, MAX_NAME_LENGTH, tidyName } from '../../session/personName';

const TOO_LONG = `has over ${MAX_NAME_LENGTH} letters`;

/** A spectator's name; may be empty. */
export const onlookerName = v.pipe(
  v.string('must be a text'),
  // Checked first, because tidying a megabyte of invisible characters would take long.
  v.maxLength(200, TOO_LONG),
  v.transform(tidyName),
  v.maxLength(MAX_NAME_LENGTH, TOO_LONG),
  v.check(
    (name) => invisibleIn(name) === null,
    ({ input }) =>
      `contains the invisible character ${invisibleIn(input)}, expected only characters that can be seen`,
  ),
);

export const personName = v.pipe(onlookerName, v.minLength(1, 'is empty'));
