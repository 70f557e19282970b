/** Records with a closed set of keys, typed without assertions. */

/** Returns the record's own keys, in their order. */
export function keysOf<Fields extends object>(record: Fields): Extract<keyof Fields, string>[] {
  const keys: Extract<keyof Fields, string>[] = [];
  for (const key in record) if (Object.hasOwn(record, key)) keys.push(key);
  return keys;
}

/** Returns the record's own keys with their values, in their order. Leaves out keys without a value. */
export function entriesOf<Key extends string, Value>(
  record: {
    readonly [Each in Key]?: Value;
  },
): (readonly [Key, Value])[] {
  const entries: (readonly [Key, Value])[] = [];
  for (const key of keysOf(record)) {
    const value: Value | undefined = record[key];
    if (value !== undefined) entries.push([key, value]);
  }
  return entries;
}

/** Checks whether an untrusted name is one of the record's own keys. */
export const isKeyOf = <Fields extends object>(
  record: Fields,
  name: string,
): name is Extract<keyof Fields, string> => Object.hasOwn(record, name);

/** Returns the items by their ids. */
export function byId<Id extends string | number, Item extends { readonly id: Id }>(
  items: readonly Item[],
): Record<Id, Item> {
  const record: { [Each in Id]?: Item } = {};
  for (const item of items) record[item.id] = item;
  const isComplete = (found: { [Each in Id]?: Item }): found is Record<Id, Item> =>
    items.every(({ id }) => Object.hasOwn(found, id));
  if (!isComplete(record)) throw new RangeError('byId: an id has no item');
  return record;
}

/** Returns a record of one value per key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  const record: { [Each in Key]?: Value } = {};
  for (const key of keys) record[key] = valueFor(key);
  const isComplete = (values: { [Each in Key]?: Value }): values is Record<Key, Value> =>
    keys.every((key) => Object.hasOwn(values, key));
  if (!isComplete(record)) throw new RangeError('recordOf: a key has no value');
  return record;
}
