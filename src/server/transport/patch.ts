/** Differences between two positions as RFC 6902 operations. */
import type { Operation } from 'rfc6902';

/**
 * Returns operations that turn `before` into `after`. Parts that are the same object in both are skipped and values
 * are not copied, so neither argument may be changed afterwards. Values that JSON drops count as absent.
 */
export function patchBetween(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  compare(operations, '', before, after);
  return operations;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function';
const pointer = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function compare(operations: Operation[], path: string, before: unknown, after: unknown): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareArrays(operations, path, before, after);
  else if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after))
    compareFields(operations, path, before as Fields, after as Fields);
  else if (!isSame(before, after)) operations.push({ op: 'replace', path, value: after });
}

function compareFields(operations: Operation[], path: string, before: Fields, after: Fields): void {
  for (const key of Object.keys(before)) {
    if (isAbsent(before[key]) || (Object.hasOwn(after, key) && !isAbsent(after[key]))) continue;
    operations.push({ op: 'remove', path: pointer(path, key) });
  }
  for (const key of Object.keys(after)) {
    const [was, is] = [Object.hasOwn(before, key) ? before[key] : undefined, after[key]];
    if (isAbsent(is)) continue;
    if (isAbsent(was)) operations.push({ op: 'add', path: pointer(path, key), value: is });
    else compare(operations, pointer(path, key), was, is);
  }
}

/** Skips the equal elements at both ends, compares the rest by index, then adds or removes elements. */
function compareArrays(
  operations: Operation[],
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++;
  const both = shorter - end;
  for (let place = start; place < both; place++) {
    compare(operations, pointer(path, place), before[place], after[place]);
  }
  // Removing from the back keeps the lower indices valid.
  for (let place = before.length - end - 1; place >= both; place--) {
    operations.push({ op: 'remove', path: pointer(path, place) });
  }
  for (let place = both; place < after.length - end; place++) {
    operations.push({ op: 'add', path: pointer(path, place), value: after[place] ?? null });
  }
}

/** Checks whether two values have the same JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other))
    return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  }
  const [fields, others] = [one as Fields, other as Fields];
  const present = Object.keys(fields).filter((key) => !isAbsent(fields[key]));
  return (
    present.length === Object.keys(others).filter((key) => !isAbsent(others[key])).length &&
    present.every(
      (key) => Object.hasOwn(others, key) && !isAbsent(others[key]) && isSame(fields[key], others[key]),
    )
  );
}
