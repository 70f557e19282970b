/** Steppers over a list of legal choices: how far each may go follows from the list, no rule is known here. */
import { GOODS, type Good, type Goods } from '../content/terms';

/** A choice of pieces on two sides: sold and bought, or given and taken. One side may stay empty. */
export type TwoSided = { readonly out: Goods; readonly in: Goods };
export type Side = keyof TwoSided;

export const EMPTY: TwoSided = { out: {}, in: {} };

const pieces = (goods: Goods, good: Good): number => goods[good] ?? 0;

const covers = (big: Goods, small: Goods): boolean =>
  GOODS.every((good) => pieces(big, good) >= pieces(small, good));

export const isSame = (a: TwoSided, b: TwoSided): boolean =>
  GOODS.every(
    (good) => pieces(a.out, good) === pieces(b.out, good) && pieces(a.in, good) === pieces(b.in, good),
  );

/** What the pieces come to at these prices. */
export const goldOf = (goods: Goods, prices: Readonly<Record<Good, number | null>>): number =>
  GOODS.reduce((gold, good) => gold + pieces(goods, good) * (prices[good] ?? 0), 0);

/** Whether a choice is legal as it stands. */
export const isListed = (choice: TwoSided, list: readonly TwoSided[]): boolean =>
  list.some((listed) => isSame(listed, choice));

/** Whether a choice is legal, or becomes so by adding more. */
export const canBecomeLegal = (choice: TwoSided, list: readonly TwoSided[]): boolean =>
  list.some((listed) => covers(listed.out, choice.out) && covers(listed.in, choice.in));

/** A choice with another number of one kind on one side; kinds at 0 left out, in the rulebook's order. */
export function withPieces(choice: TwoSided, side: Side, good: Good, count: number): TwoSided {
  const goods: Goods = {};
  for (const kind of GOODS) {
    const kept = kind === good ? count : pieces(choice[side], kind);
    if (kept > 0) goods[kind] = kept;
  }
  return { ...choice, [side]: goods };
}

/** Whether one more piece of a kind on one side leads to a legal choice. */
export const canAdd = (choice: TwoSided, side: Side, good: Good, list: readonly TwoSided[]): boolean =>
  canBecomeLegal(withPieces(choice, side, good, pieces(choice[side], good) + 1), list);

/** The listed choice that gives most away and takes nothing: "sell everything". */
export function mostOut(list: readonly TwoSided[]): TwoSided | null {
  let best: TwoSided | null = null;
  let most = 0;
  for (const listed of list) {
    const count = GOODS.reduce((sum, good) => sum + pieces(listed.out, good), 0);
    if (count > most && GOODS.every((good) => pieces(listed.in, good) === 0)) [best, most] = [listed, count];
  }
  return best;
}
