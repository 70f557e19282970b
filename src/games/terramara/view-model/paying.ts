/** Ways to pay for a card, with a column for each piece of the cost. */
import { itemAt } from '../../../rules-kit/indexed';
import { PROCESSED, RESOURCES, type Resource, type Resources } from '../content/terms';
import { piecesOf, turned } from './cards';

/** The resource that covers a piece of the cost. Null: a discount does. */
export type Cover = Resource | null;

export const columnsOf = (cost: Resources): readonly Resource[] => piecesOf(cost);

export const bagOf = (covers: readonly Cover[]): Resources =>
  Object.fromEntries(
    RESOURCES.map((kind) => [kind, covers.filter((cover) => cover === kind).length] as const).filter(
      ([, count]) => count > 0,
    ),
  );

export const sameBag = (a: Resources, b: Resources): boolean =>
  RESOURCES.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

/**
 * Assigns each payment to the pieces: first the piece's own kind, then its other side. The remaining pieces are
 * covered by discounts.
 */
export const assignments = (
  columns: readonly Resource[],
  ways: readonly Resources[],
): readonly (readonly Cover[])[] =>
  ways.map((way) => {
    const left: Record<string, number> = { ...way };
    const take = (kind: Resource): boolean => {
      const held = left[kind] ?? 0;
      if (held === 0) return false;
      left[kind] = held - 1;
      return true;
    };
    const own = columns.map((kind): Cover => (take(kind) ? kind : null));
    return own.map((cover, index) => {
      const other = turned(itemAt(columns, index));
      return cover ?? (take(other) ? other : null);
    });
  });

/** Returns the payment nearest to the chosen one in which piece `at` has this cover. */
export function nearest(
  columns: readonly Resource[],
  ways: readonly Resources[],
  chosen: readonly Cover[],
  at: number,
  cover: Cover,
): readonly Cover[] {
  const wanted = chosen.map((each, index) => (index === at ? cover : each));
  const bag = bagOf(wanted);
  if (ways.some((way) => sameBag(way, bag))) return wanted;
  const far = (way: readonly Cover[]) => way.filter((each, index) => each !== wanted[index]).length;
  // Equal pieces of the cost are interchangeable.
  const fitting = assignments(columns, ways).flatMap((way) => {
    const other = columns.findIndex((kind, index) => kind === columns[at] && way[index] === cover);
    if (other < 0) return [];
    const swapped = way.slice();
    swapped[at] = itemAt(way, other);
    swapped[other] = itemAt(way, at);
    return [swapped];
  });
  return fitting.sort((a, b) => far(a) - far(b))[0] ?? chosen;
}

/** A payment to choose with one press. It spends the least of one kind. */
export type ReadyPayment = { readonly keeps: Resource; readonly pay: Resources };

/**
 * Returns suggested payments. For each kind whose spending can vary, that is the payment with the least of it and
 * then the fewest processed resources. Leaves out duplicates.
 */
export function readyPayments(ways: readonly Resources[]): readonly ReadyPayment[] {
  const processed = (way: Resources) => PROCESSED.reduce((sum, kind) => sum + (way[kind] ?? 0), 0);
  const ready: ReadyPayment[] = [];
  for (const keeps of [...RESOURCES].reverse()) {
    const spent = (way: Resources) => way[keeps] ?? 0;
    const least = Math.min(...ways.map(spent));
    if (ways.every((way) => spent(way) === least)) continue;
    const [pay] = ways.filter((way) => spent(way) === least).sort((a, b) => processed(a) - processed(b));
    if (pay !== undefined && !ready.some((other) => sameBag(other.pay, pay))) ready.push({ keeps, pay });
  }
  return ready;
}
