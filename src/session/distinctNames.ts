/** Returns the same text for names that people would confuse: ignores case, width and variants of characters. */
const lookOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/**
 * Returns the names, with a number added to each that looks like an earlier one, so that sentences are unambiguous:
 * "Dora", "Dora (2)".
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const originals = new Set(names.map(lookOf));
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; taken.has(lookOf(distinct)); number++) {
      const numbered = `${name} (${number})`;
      // Somebody's name may already have this form.
      if (!originals.has(lookOf(numbered))) distinct = numbered;
    }
    taken.add(lookOf(distinct));
    return distinct;
  });
}

export function withDistinctNames<Seat extends { readonly name: string }>(
  seats: readonly Seat[],
): readonly Seat[] {
  const names = distinctNames(seats.map(({ name }) => name));
  return seats.map((seat, index) => ({ ...seat, name: names[index] ?? seat.name }));
}
