/** A copy of a view in which each `hidden` is the next of these: for games in which one kind of thing is covered. */
export function dealHidden<View>(view: View, cards: readonly unknown[]): View {
  const left = [...cards];
  const deal = (value: unknown): unknown => {
    if (value === 'hidden') return left.shift();
    if (Array.isArray(value)) return value.map(deal);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deal(part)]));
  };
  // What is not hidden stays as it is.
  return deal(view) as View;
}
