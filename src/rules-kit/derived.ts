/** What follows from a content (records by id, tables of spaces), made once for each content.
 *  Rules ask for it at every step, nearly always of the same content: that one is at hand without a look-up. */
export function derivedFrom<Content extends object, Derived>(
  derive: (content: Content) => Derived,
): (content: Content) => Derived {
  const known = new WeakMap<Content, Derived>();
  let last: { readonly content: Content; readonly derived: Derived } | null = null;
  return (content) => {
    if (last !== null && last.content === content) return last.derived;
    const derived = known.get(content) ?? derive(content);
    known.set(content, derived);
    last = { content, derived };
    return derived;
  };
}
