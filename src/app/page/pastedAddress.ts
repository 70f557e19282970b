/** Characters that occur in each part of this app's addresses; `%` occurs if the part can't be decoded. */
const PATH = /^[\w/.%-]*/;
const SEARCH = /^\??[\w=&.+%-]*/;
const HASH = /^#?[\w=.%-]*/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns the address without trailing characters of a message that it was pasted from: a full stop, a bracket,
 * Japanese text.
 */
export function tidyAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const kept: string[] = [];
  for (const [part, known] of [
    [pathname, PATH],
    [search, SEARCH],
    [hash, HASH],
  ] as const) {
    const text = decoded(part);
    const own = known.exec(text)?.[0] ?? '';
    if (own !== text) return (kept.join('') + own).replace(/[.?&#%]+$/, '');
    kept.push(part);
  }
  return kept.join('').replace(/\.+$/, '');
}
