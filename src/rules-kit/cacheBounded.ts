/** Stores a value and drops the oldest beyond `most`, because servers run for weeks. */
export function cacheBounded<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, value: Value): Value {
  for (const oldest of kept.keys()) {
    if (kept.size < most) break;
    kept.delete(oldest);
  }
  kept.set(key, value);
  return value;
}
