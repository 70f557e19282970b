/**
 * Returns an unpredictable seed of at least 12 letters and digits. `crypto.randomUUID` is not available on plain HTTP.
 */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36).padStart(4, '0')).join(
    '',
  );
