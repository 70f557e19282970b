/** Returns a sentence about the first card, chit or tile that isn't in exactly one place, or null. */
export function misplaced(
  what: string,
  expected: readonly string[],
  found: readonly string[],
): string | null {
  const seen = new Set<string>();
  for (const id of found) {
    if (seen.has(id)) return `${what} ${id} is in two places`;
    seen.add(id);
  }
  const lost = expected.find((id) => !seen.has(id));
  if (lost !== undefined) return `${what} ${lost} is nowhere`;
  const extra = found.find((id) => !expected.includes(id));
  return extra === undefined ? null : `${what} ${extra} is not part of this game`;
}
