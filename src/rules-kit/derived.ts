/**
 * Caches values derived from a content, such as records by id. The last content is compared first, because the
 * rules ask at every step and nearly always for the same one.
 */
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
