/** Returns a record with copied values. */
export function copyValues<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  copy: (value: Value) => Value,
): Record<Key, Value> {
  // A spread copies the object's shape at once, which is faster than adding keys to an empty object.
  const copies: Record<Key, Value> = { ...record };
  for (const key in copies) copies[key] = copy(copies[key]);
  return copies;
}
