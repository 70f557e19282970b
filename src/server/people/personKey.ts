import * as v from 'valibot';

const KEY = 'must be 43 letters and digits, as a page makes it';

/** The token of a person's key. It is only accepted in bodies, because URLs end up in logs. */
export const personKey = v.pipe(v.string(KEY), v.regex(/^[\w-]{43}$/, KEY));
