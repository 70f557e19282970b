/**
 * Parsers of move arguments, which may come from anywhere. They return undefined for values of the wrong shape.
 * They are plain functions because schemas would be too slow for every move that a bot tries.
 */
import { type Bag, toBag } from './bag';

export type Read<Value> = (value: unknown) => Value | undefined;
export type ReadArgs<Args extends readonly unknown[]> = (args: readonly unknown[]) => Args | undefined;

const LONGEST_ID = 64;
const MOST_PIECES = 99;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = <Id extends string>(value: unknown): value is Id =>
  typeof value === 'string' && value.length <= LONGEST_ID && value !== 'hidden';

/**
 * Parses an id of a card or space: a short string other than `hidden`. It may be unknown, so the move's own refusal
 * checks that the card or space exists.
 */
export const readIdOf =
  <Id extends string>(): Read<Id> =>
  (value) =>
    isId<Id>(value) ? value : undefined;

/** Parses one of these words or numbers. */
export const readOneOf =
  <const Value extends string | number>(values: readonly Value[]): Read<Value> =>
  (value) => {
    for (const known of values) if (known === value) return known;
    return undefined;
  };

export const readBoolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const LONGEST_LIST = 64;

/** Parses a list whose items `read` accepts. */
export const readList =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return undefined;
    const list: Value[] = [];
    for (const given of value) {
      const item = read(given);
      if (item === undefined) return undefined;
      list.push(item);
    }
    return list;
  };

export const readOrNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** Parses with the first parser that accepts the value. */
export const readEither =
  <First, Second>(first: Read<First>, second: Read<Second>): Read<First | Second> =>
  (value) =>
    first(value) ?? second(value);

/** Returns the record if all its own and inherited keys are among these. */
function fieldsOf(value: unknown, keys: readonly string[]): Fields | undefined {
  if (!isRecord(value)) return undefined;
  for (const key in value) if (!keys.includes(key)) return undefined;
  return value;
}

/** Parses a record with exactly these fields, in this order. Fields of `optional` may be missing. */
export function readFields<Needed extends object, Optional extends object = object>(
  needed: { readonly [Key in keyof Needed]: Read<Needed[Key]> },
  optional?: { readonly [Key in keyof Optional]: Read<Optional[Key]> },
): Read<Needed & Partial<Optional>> {
  const must: readonly (readonly [string, Read<unknown>])[] = Object.entries(needed);
  const may: readonly (readonly [string, Read<unknown>])[] = Object.entries(optional ?? {});
  const keys = [...must, ...may].map(([key]) => key);
  return (value) => {
    const given = fieldsOf(value, keys);
    if (given === undefined) return undefined;
    const fields: Record<string, unknown> = {};
    for (const [key, read] of must) {
      const field = read(given[key]);
      if (field === undefined) return undefined;
      fields[key] = field;
    }
    for (const [key, read] of may) {
      if (given[key] === undefined) continue;
      const field = read(given[key]);
      if (field === undefined) return undefined;
      fields[key] = field;
    }
    // Each field was parsed by the parser of its type.
    return fields as Needed & Partial<Optional>;
  };
}

/** Parses a record of ids by ids, of any size. As with `readIdOf`, they may be unknown. */
export const readIdsById =
  <Id extends string>(): Read<Readonly<Record<string, Id>>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const ids: [string, Id][] = [];
    for (const key in value) {
      const id = value[key];
      if (!isId(key) || !isId<Id>(id)) return undefined;
      ids.push([key, id]);
    }
    // Makes `__proto__` an ordinary key, which the move then refuses.
    return Object.fromEntries(ids);
  };

/** Parses a bag to its canonical form. `least` is the smallest count of a kind that is present. */
export const readBag =
  <Kind extends string>(kinds: readonly Kind[], least: 0 | 1 = 0): Read<Bag<Kind>> =>
  (value) => {
    const given = fieldsOf(value, kinds);
    if (given === undefined) return undefined;
    for (const kind of kinds) {
      const pieces = given[kind];
      if (pieces === undefined) continue;
      if (typeof pieces !== 'number' || !Number.isInteger(pieces) || pieces < least || pieces > MOST_PIECES)
        return undefined;
    }
    // Each of its kinds is a number or missing.
    return toBag(kinds, given as Bag<Kind>);
  };

const NONE: readonly [] = Object.freeze([]);

export const readNothing: ReadArgs<readonly []> = (args) => (args.length === 0 ? NONE : undefined);

export const readOne =
  <Value>(read: Read<Value>): ReadArgs<readonly [Value]> =>
  (args) => {
    if (args.length !== 1) return undefined;
    const value = read(args[0]);
    return value === undefined ? undefined : [value];
  };
