/** Lookups that can fail only by a programming error or broken data. They throw an error that names the index or key. */

/**
 * Returns the item at this index; negative indices count from the end.
 * @throws RangeError if the list has no such item
 */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

/**
 * Returns the value of this key.
 * @throws RangeError if the record has no such key
 */
export function entryOf<Value>(record: Readonly<Record<string, Value | undefined>>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new RangeError(`No entry ${key}`);
  return value;
}

/**
 * Returns the value with the type of the list's items.
 * @throws RangeError if the list lacks it
 */
export function memberOf<Item extends string>(list: readonly Item[], value: string): Item {
  const member = list.find((item) => item === value);
  if (member === undefined) throw new RangeError(`No ${value} in ${list.join(', ')}`);
  return member;
}

/**
 * Returns the value. `name` completes the error message “No …”.
 * @throws RangeError if the value is undefined
 */
export function defined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`No ${name}`);
  return value;
}

/**
 * Throws for an index or key without a value. In hot code, `list[i] ?? outside()` is faster than `itemAt`, because the
 * engine optimizes each lookup for the list's own type.
 */
export function outside(): never {
  throw new RangeError('No such item');
}
