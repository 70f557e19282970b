/** Shuffles that no plugin gives: for bots, who deal what is hidden anew, and for positions that are always the same. */

/** Shuffles into a new list. */
export type Shuffle = <Item>(items: Item[]) => Item[];

/** A new list in an order of chance; `random` gives numbers in [0, 1). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

/** What is found for the first of these items, in an order of chance, that something is found for; null: for none. The list
 *  is used up. */
export function firstThat<Item, Found>(
  items: Item[],
  random: () => number,
  find: (item: Item) => Found | null,
): Found | null {
  for (let left = items.length; left > 0; left--) {
    const at = Math.floor(random() * left);
    const found = find(items[at]);
    if (found !== null) return found;
    items[at] = items[left - 1];
  }
  return null;
}

/** A shuffle that is always the same: scenarios are filled as after setup with a fixed seed. */
export function fixedShuffle(): Shuffle {
  let state = 0x2545f491;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return (items) => shuffled(items, next);
}
