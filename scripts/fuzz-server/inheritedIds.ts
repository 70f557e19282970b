/** Names that every object inherits. A lookup without `Object.hasOwn` finds something under them. */
import { oneOf, type Random } from './mutations';

export const INHERITED_IDS: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  '__lookupSetter__',
  'toLocaleString',
];

/**
 * Returns a copy in which one id (a text, number or key) is replaced by an inherited name; undefined if the value
 * contains no id.
 */
export function withInheritedId(random: Random, value: unknown): unknown {
  const copies = withEachInheritedId(random, value);
  return copies.length === 0 ? undefined : oneOf(random, copies);
}

/** Returns one such copy for each id in a value. */
export const withEachInheritedId = (random: Random, value: unknown): unknown[] =>
  Array.from({ length: idsIn(value) }, (_, index) => replaced(value, index, oneOf(random, INHERITED_IDS)));

function idsIn(value: unknown): number {
  if (typeof value === 'string' || typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum, item) => sum + idsIn(item), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** Replaces the id with this index. The keys of an object come before its values. */
function replaced(value: unknown, index: number, id: string): unknown {
  if (typeof value !== 'object' || value === null) return index === 0 && idsIn(value) === 1 ? id : value;
  const entries = Object.entries(value);
  let before = Array.isArray(value) ? 0 : entries.length;
  const changed = entries.map(([key, item], place): [string, unknown] => {
    const at = index - before;
    before += idsIn(item);
    if (!Array.isArray(value) && place === index) return [id, item];
    return [key, at >= 0 && at < idsIn(item) ? replaced(item, at, id) : item];
  });
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}
