/**
 * Splits payments into pieces (R4.3): the source of each due piece, and the alternatives. The rules decide which
 * payments are legal.
 */

import { itemAt } from '../../../rules-kit/indexed';
import { GOODS, type Good, SPACES, type Space } from '../content/terms';
import type { Payment } from '../rules/state/state';
import type { BoardView } from './board';
import type { Bag } from './resources';

/** A due piece: one kind of good, or any good. */
export type Due = Good | 'any';

/** The source that pays for a due piece. */
export type Source =
  | { readonly by: 'own'; readonly good: Good }
  | { readonly by: 'swap'; readonly good: Good }
  | { readonly by: 'three'; readonly good: Good }
  | { readonly by: 'merchant'; readonly good: Good; readonly space: Space };

/** A due piece and its source; null if it has none yet. */
export type Tile = { readonly due: Due; readonly source: Source | null };

/** Number of equal goods that replace one of another kind (R7.1). */
const THREE = 3;

/** Lists the due goods of a cost, grouped by kind. Leaves out its coins. */
export const duesOf = (cost: Bag): Due[] =>
  [...GOODS, 'any' as const].flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));

/** Returns the goods that can replace a good through the player's swaps (R4.6a). */
export const swapsFor = (board: Pick<BoardView, 'abilities'>, good: Good): readonly Good[] =>
  board.abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'swap') return [];
    const [a, b] = ability.goods;
    return a === good ? [b] : b === good ? [a] : [];
  });

type Merchants = Pick<BoardView, 'market'>;
type Payer = Pick<BoardView, 'abilities' | 'goods' | 'coins'> & Merchants;

const deliveredAt = ({ market }: Merchants, space: Space): Good | null =>
  market.find(({ id }) => id === space)?.good ?? null;

/** Lists all possible sources of a due piece, simplest first, regardless of supply. */
function sourcesFor(board: Payer, due: Due): Source[] {
  const merchants = board.market.flatMap(({ id, good }): Source[] =>
    good !== null && (due === 'any' || good === due) ? [{ by: 'merchant', good, space: id }] : [],
  );
  if (due === 'any') return [...GOODS.map((good): Source => ({ by: 'own', good })), ...merchants];
  return [
    { by: 'own', good: due },
    ...swapsFor(board, due).map((good): Source => ({ by: 'swap', good })),
    ...merchants,
    ...GOODS.filter((good) => good !== due).map((good): Source => ({ by: 'three', good })),
  ];
}

const weightOf = (source: Source): number => (source.by === 'three' ? THREE : 1);

/** Adds up the sources of all tiles. */
export function paymentOf(tiles: readonly Tile[]): Payment {
  const goods: Partial<Record<Good, number>> = {};
  const merchants: Partial<Record<Space, number>> = {};
  for (const good of GOODS)
    for (const { source } of tiles)
      if (source !== null && source.by !== 'merchant' && source.good === good)
        goods[good] = (goods[good] ?? 0) + weightOf(source);
  for (const space of SPACES)
    for (const { source } of tiles)
      if (source?.by === 'merchant' && source.space === space) merchants[space] = (merchants[space] ?? 0) + 1;
  return { goods, merchants };
}

/** Assigns a payment to the due pieces of a cost. Null if it doesn't match them exactly. */
export function tilesOf(board: Payer, cost: Bag, payment: Payment): Tile[] | null {
  const dues = duesOf(cost);
  const left = new Map<string, number>();
  for (const good of GOODS) left.set(good, payment.goods[good] ?? 0);
  for (const space of SPACES) left.set(space, payment.merchants[space] ?? 0);
  const lay = (from: number): Tile[] | null => {
    if (from === dues.length) return [...left.values()].every((amount) => amount === 0) ? [] : null;
    const due = itemAt(dues, from);
    for (const source of sourcesFor(board, due)) {
      const key = source.by === 'merchant' ? source.space : source.good;
      const has = left.get(key) ?? 0;
      const needs = weightOf(source);
      if (has < needs) continue;
      left.set(key, has - needs);
      const rest = lay(from + 1);
      if (rest !== null) return [{ due, source }, ...rest];
      left.set(key, has);
    }
    return null;
  };
  return lay(0);
}

/** A source for a piece, with the amount left after the other pieces are paid. */
export type Offer = {
  readonly source: Source;
  /** Pieces left in the supply, or uses left of the merchant. */
  readonly left: number;
  /** Why the source can't be chosen; null if it can. */
  readonly off: 'used' | 'lacking' | 'coins' | null;
};

const sameSource = (a: Source | null, b: Source): boolean =>
  a !== null &&
  a.by === b.by &&
  a.good === b.good &&
  (a.by !== 'merchant' || b.by !== 'merchant' || a.space === b.space);

/**
 * Returns the sources for one piece, less what the other pieces use. `coins` are those left for merchants after all
 * other coins are paid.
 */
export function offersFor(board: Payer, tiles: readonly Tile[], index: number, coins: number): Offer[] {
  const others = paymentOf(tiles.filter((_, at) => at !== index));
  const activations = Object.values(others.merchants).reduce((sum, uses) => sum + uses, 0);
  const { due, source: chosen } = itemAt(tiles, index);
  const offers = sourcesFor(board, due).flatMap((source): Offer[] => {
    const needs = weightOf(source);
    if (source.by === 'merchant') {
      const space = board.market.find(({ id }) => id === source.space);
      const all = space === undefined ? 0 : space.uses - space.used;
      if (all === 0) return [];
      const left = all - (others.merchants[source.space] ?? 0);
      return [{ source, left, off: left < 1 ? 'used' : activations >= coins ? 'coins' : null }];
    }
    const has = board.goods[source.good];
    if (has < needs && source.by !== 'own') return [];
    const left = has - (others.goods[source.good] ?? 0);
    return [{ source, left, off: left >= needs ? null : has < needs ? 'lacking' : 'used' }];
  });
  // Show one merchant per good: the first with a use left (R4.9).
  const seen = new Set<Good>();
  return offers.filter(({ source, off }) => {
    if (source.by !== 'merchant' || sameSource(chosen, source)) return true;
    if (seen.has(source.good) || off === 'used') return false;
    seen.add(source.good);
    return true;
  });
}

const ownGoods = ({ goods }: Payment): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
const activationsOf = ({ merchants }: Payment): number =>
  Object.values(merchants).reduce((sum, uses) => sum + uses, 0);

/** Sorts payments by own goods used, then by coins, for the payment dialog. */
export const byOwnGoods = (payments: readonly Payment[]): Payment[] =>
  [...payments].sort((a, b) => ownGoods(a) - ownGoods(b) || activationsOf(a) - activationsOf(b));

/** Returns the player's own goods, the deliveries and the merchants' coins in a payment. */
export function takenBy(
  board: Merchants,
  payment: Payment,
): { readonly own: Bag; readonly delivered: Bag; readonly coins: number } {
  const delivered: Partial<Record<Good, number>> = {};
  for (const space of SPACES) {
    const good = deliveredAt(board, space);
    const uses = payment.merchants[space] ?? 0;
    if (good !== null && uses > 0) delivered[good] = (delivered[good] ?? 0) + uses;
  }
  return { own: payment.goods, delivered, coins: activationsOf(payment) };
}

export const usesThree = (board: Payer, cost: Bag, payment: Payment): boolean =>
  tilesOf(board, cost, payment)?.some(({ source }) => source?.by === 'three') === true;

export const samePayment = (a: Payment, b: Payment): boolean => JSON.stringify(a) === JSON.stringify(b);
