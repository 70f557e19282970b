/** Remembers a value under a key; of more than `most`, the oldest is forgotten: a server plays for weeks. */
export function keep<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, value: Value): Value {
  for (const oldest of kept.keys()) {
    if (kept.size < most) break;
    kept.delete(oldest);
  }
  kept.set(key, value);
  return value;
}
