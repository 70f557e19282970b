/** Shuffles for bots, which redeal hidden cards, and for scenarios, which must be reproducible. */
import { itemAt } from './indexed';

/** Returns a shuffled copy. */
export type Shuffle = <Item>(items: Item[]) => Item[];

/** Returns a copy in random order. `random` returns numbers in [0, 1). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [itemAt(list, other), itemAt(list, last)];
  }
  return list;
}

/** Returns the first result that isn't null, trying the items in random order, or null. Overwrites `items`. */
export function firstThat<Item, Found>(
  items: Item[],
  random: () => number,
  find: (item: Item) => Found | null,
): Found | null {
  for (let left = items.length; left > 0; left--) {
    const at = Math.floor(random() * left);
    const found = find(itemAt(items, at));
    if (found !== null) return found;
    items[at] = itemAt(items, left - 1);
  }
  return null;
}

/** Returns a deterministic shuffle, for scenarios. */
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
