/** Destructuring of lists that have at least so many items. They throw a RangeError if items are missing. */
import { itemAt } from '../src/rules-kit/indexed';

export const firstTwo = <Item>(list: readonly Item[]): readonly [Item, Item] => [
  itemAt(list, 0),
  itemAt(list, 1),
];

export const firstThree = <Item>(list: readonly Item[]): readonly [Item, Item, Item] => [
  itemAt(list, 0),
  itemAt(list, 1),
  itemAt(list, 2),
];
