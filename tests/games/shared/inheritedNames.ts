/** Names that every object has: an id that came from outside must not find them. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** A record with these own keys, as JSON.parse makes it: `__proto__` is a key like any other. */
function recordOf(entries: readonly (readonly [string, unknown])[]): Fields {
  const record = {};
  for (const [key, value] of entries)
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  return record;
}

/** Copies of a value in which one word, number or key is such a name. */
export function withInheritedNames(value: unknown): readonly unknown[] {
  if (typeof value === 'string' || typeof value === 'number') return INHERITED;
  if (Array.isArray(value))
    return value.flatMap((item, at) => withInheritedNames(item).map((changed) => value.with(at, changed)));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, item], at) => [
    ...withInheritedNames(item).map((changed) => recordOf(entries.with(at, [key, changed]))),
    ...INHERITED.map((name) => recordOf(entries.with(at, [name, item]))),
  ]);
}

/** The shape of a value: which fields it has, and how many items. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${key.replace(/\d+/g, '#')}:${shapeOf(item)}`)
    .join()}}`;
}
