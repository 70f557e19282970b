/** Property names that every object inherits. An id from outside must not resolve to them. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Builds a record with these own keys. Like `JSON.parse`, it makes `__proto__` an ordinary key. */
function recordOf(entries: readonly (readonly [string, unknown])[]): Fields {
  const record = {};
  for (const [key, value] of entries)
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  return record;
}

/** Returns copies of a value in which one string, number or key is replaced by such a name. */
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

/** Describes the shape of a value: its fields and number of items. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${key.replace(/\d+/g, '#')}:${shapeOf(item)}`)
    .join()}}`;
}
