/** Gains of a ship at the buildings of a canal (R9.3). */

import { entryOf, itemAt } from '../../../rules-kit/indexed';
import type { Heading } from '../content/terms';
import type { Cell } from '../content/vocabulary';
import type { IndexedContent } from './contentIndex';
import type { Bag } from './resources';
import { sumBags } from './resources';

/** Returns the indices of a strip's cells, left to right, that a window shows. Heading left mirrors them. */
export const cellsSeen = (
  content: IndexedContent,
  window: readonly number[],
  heading: Heading,
): readonly number[] => window.map((cell) => (heading === 'right' ? cell : content.canal.cells - 1 - cell));

export const bagOfCell = (cell: Cell): Bag =>
  cell === null ? {} : cell === 'coin' ? { coins: 1 } : { [cell]: 1 };

/** Returns the gain of one window at a building. */
export const gainAt = (
  content: IndexedContent,
  cells: readonly Cell[],
  window: readonly number[],
  heading: Heading,
): Bag => sumBags(...cellsSeen(content, window, heading).map((cell) => bagOfCell(itemAt(cells, cell))));

const sizeOf = (bag: Bag): number => Object.values(bag).reduce((sum, amount) => sum + amount, 0);

type Voyager = { readonly goods: Readonly<Record<string, number>>; readonly heading: Heading };

/** Returns the index of the window that gains more, or the scarcer goods among equals. */
export function betterWindow(
  content: IndexedContent,
  cells: readonly Cell[],
  windows: readonly (readonly number[])[],
  { goods, heading }: Voyager,
): number {
  const scarcity = (bag: Bag): number =>
    Object.entries(bag).reduce(
      (sum, [kind]) => sum + (kind === 'coins' ? 0.5 : 1 / (1 + (goods[kind] ?? 0))),
      0,
    );
  const gains = windows.map((window) => gainAt(content, cells, window, heading));
  const isBetter = (gain: Bag, than: Bag): boolean =>
    sizeOf(gain) > sizeOf(than) || (sizeOf(gain) === sizeOf(than) && scarcity(gain) > scarcity(than));
  return gains.reduce((best, gain, index) => (isBetter(gain, itemAt(gains, best)) ? index : best), 0);
}

/**
 * Returns the gain of a voyage past these buildings. `choices` has the window per building; without it, the better
 * one counts.
 */
export function voyageGain(
  content: IndexedContent,
  ship: number,
  buildings: readonly (readonly Cell[])[],
  voyager: Voyager,
  choices?: readonly number[],
): Bag {
  const { windows } = entryOf(content.ship, String(ship));
  return sumBags(
    ...buildings.map((cells, index) => {
      const chosen = choices?.[index] ?? betterWindow(content, cells, windows, voyager);
      return gainAt(content, cells, windows[chosen] ?? itemAt(windows, 0), voyager.heading);
    }),
  );
}
