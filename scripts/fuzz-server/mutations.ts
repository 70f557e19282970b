import { itemAt } from '../../src/rules-kit/indexed';
/** Values that often break programs, and ways to insert them into a correct message */

export type Random = () => number;

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return itemAt(items, Math.floor(random() * items.length));
}

export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

function nested(depth: number): unknown {
  return depth === 0 ? 'core' : [nested(depth - 1)];
}

const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  99,
  2 ** 53,
  1e308,
  '',
  '0',
  '-1',
  '1e3',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  '\u0000',
  '\ud800',
  '💥',
  "'; drop table matches; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  {},
  [],
  [null],
  { toString: 1, length: -1, valueOf: null },
  Object.fromEntries([['__proto__', { isAdmin: true }]]),
  { constructor: { prototype: { isAdmin: true } } },
  nested(8),
  nested(60),
  nested(800),
  Array.from({ length: 2000 }, () => 0),
];

/** Returns a copy with about one value replaced by a bad one. */
export function mutated(random: Random, value: unknown): unknown {
  if (random() < 0.15) return oneOf(random, nasty);
  if (Array.isArray(value)) {
    const chosen = Math.floor(random() * (value.length + 1));
    if (chosen === value.length)
      return random() < 0.5 ? value.slice(0, -1) : [...value, oneOf(random, nasty)];
    return value.map((item, index) => (index === chosen ? mutated(random, item) : item));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const chosen = Math.floor(random() * (entries.length + 1));
    if (chosen === entries.length)
      return { ...value, [oneOf(random, ['__proto__', 'constructor', 'length', ''])]: oneOf(random, nasty) };
    if (random() < 0.2) return Object.fromEntries(entries.filter((_, index) => index !== chosen));
    return Object.fromEntries(
      entries.map(([key, item], index) => [key, index === chosen ? mutated(random, item) : item]),
    );
  }
  if (typeof value === 'number') return value + oneOf(random, [-1, 1, 0.5, 1e9]);
  return oneOf(random, nasty);
}

/** Returns the text with some characters lost, doubled or replaced. */
export function torn(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const kind = random();
  if (kind < 0.4) return text.slice(0, at);
  if (kind < 0.7)
    return text.slice(0, at) + oneOf(random, ['{', '"', '\\', '\u0000', '9'.repeat(40)]) + text.slice(at);
  return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 5));
}
