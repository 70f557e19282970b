/**
 * Chooses pieces with steppers from a list of legal choices. The list alone limits each stepper; this module contains
 * no rules. `Kind` is the game's type of piece: goods, cubes, money.
 */
import { type Bag, countOf, toBag } from '../../rules-kit/bag';

/** Pieces chosen on two sides: sold and bought, or given and taken. One side may be empty. */
export type ResourcePair<Kind extends string> = { readonly out: Bag<Kind>; readonly in: Bag<Kind> };
export type Side = 'out' | 'in';

/** Queries about the legal choices of a position. `kinds` are in the order the rules use. */
export type ResourceChoices<Kind extends string> = {
  readonly empty: ResourcePair<Kind>;
  readonly isEmpty: (choice: ResourcePair<Kind>) => boolean;
  /** Checks whether exactly this choice is legal. */
  readonly isListed: (choice: ResourcePair<Kind>) => boolean;
  /** Checks whether one more piece of a kind is part of some legal choice. */
  readonly canAdd: (choice: ResourcePair<Kind>, side: Side, kind: Kind) => boolean;
  readonly withPieces: (
    choice: ResourcePair<Kind>,
    side: Side,
    kind: Kind,
    count: number,
  ) => ResourcePair<Kind>;
  /** Returns the legal choice that gives away the most and takes nothing ("sell everything"); null if there is none. */
  readonly mostOut: () => ResourcePair<Kind> | null;
};

export function resourceChoices<Kind extends string>(
  kinds: readonly Kind[],
  list: readonly ResourcePair<Kind>[],
): ResourceChoices<Kind> {
  const pieces = (bag: Bag<Kind>, kind: Kind): number => bag[kind] ?? 0;
  const covers = (big: Bag<Kind>, small: Bag<Kind>): boolean =>
    kinds.every((kind) => pieces(big, kind) >= pieces(small, kind));
  const isSame = (a: Bag<Kind>, b: Bag<Kind>): boolean =>
    kinds.every((kind) => pieces(a, kind) === pieces(b, kind));
  const count = (bag: Bag<Kind>): number => countOf(kinds, bag);
  const withPieces = (
    choice: ResourcePair<Kind>,
    side: Side,
    kind: Kind,
    many: number,
  ): ResourcePair<Kind> => ({
    ...choice,
    [side]: toBag(kinds, { ...choice[side], [kind]: many }),
  });
  const nothing: Bag<Kind> = {};
  return {
    empty: { out: nothing, in: nothing },
    isEmpty: (choice) => count(choice.out) + count(choice.in) === 0,
    isListed: (choice) => list.some((each) => isSame(each.out, choice.out) && isSame(each.in, choice.in)),
    canAdd: (choice, side, kind) => {
      const more = withPieces(choice, side, kind, pieces(choice[side], kind) + 1);
      return list.some((each) => covers(each.out, more.out) && covers(each.in, more.in));
    },
    withPieces,
    mostOut: () => {
      let best: ResourcePair<Kind> | null = null;
      for (const each of list)
        if (count(each.in) === 0 && count(each.out) > (best === null ? 0 : count(best.out))) best = each;
      return best;
    },
  };
}
