/**
 * Returns a copy of a view in which each `hidden` is replaced by the next of these cards. For games that hide only one
 * kind of thing.
 */
export function dealHidden<View>(view: View, cards: readonly unknown[]): View {
  const left = [...cards];
  const deal = (value: unknown): unknown => {
    if (value === 'hidden') return left.shift();
    if (Array.isArray(value)) return value.map(deal);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deal(part)]));
  };
  // Safe cast: only hidden values are replaced.
  return deal(view) as View;
}
