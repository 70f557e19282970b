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

/** Returns a record with copied values. Keys may lack a value. */
export function copyPresentValues<Key extends string, Value>(
  record: {
    readonly [Each in Key]?: Value;
  },
  copy: (value: Value) => Value,
): { [Each in Key]?: Value } {
  const copies: { [Each in Key]?: Value } = { ...record };
  for (const key in copies) {
    const value: Value | undefined = copies[key];
    if (value !== undefined) copies[key] = copy(value);
  }
  return copies;
}
