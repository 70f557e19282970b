/** A fake localStorage that works, refuses access or is full. */
import { vi } from 'vitest';

type FakeStorage = {
  /** Number of characters that fit; null if the browser refuses storage. */
  room: number | null;
  readonly values: Map<string, string>;
  readonly size: () => number;
};

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Replaces the global storage. Calls `onChange` with the key of each change. */
export function fakeStorage(onChange: (key: string) => void = () => {}): FakeStorage {
  const values = new Map<string, string>();
  const sizeOf = (entries: Iterable<readonly [string, string]>) =>
    [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const fake: FakeStorage = { room: NO_LIMIT, values, size: () => sizeOf(values) };
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (sizeOf(new Map([...values, [key, value]])) > (fake.room ?? 0))
        throw new DOMException('no room', 'QuotaExceededError');
      const isNew = values.get(key) !== value;
      values.set(key, value);
      if (isNew) onChange(key);
    },
    removeItem(key: string) {
      if (values.delete(key)) onChange(key);
    },
  };
  const area = new Proxy(methods, {
    get: (target, name) => (name === 'length' ? values.size : Reflect.get(target, name)),
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (fake.room === null) throw new DOMException('denied', 'SecurityError');
      return area;
    },
  });
  return fake;
}
