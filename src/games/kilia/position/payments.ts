/** Payments piece by piece (R4.3): what stands for each piece that is due, and what may stand for it instead. The rules
 *  say which payments are legal; this only lays them out. */
import { GOODS, type Good, SPACES, type Space } from '../content/terms';
import type { Payment } from '../rules/state';
import type { Bag } from './bag';
import type { BoardView } from './board';

/** A piece that is due: a good of a kind, or of any. */
export type Due = Good | 'any';

/** What stands for a piece that is due. */
export type Source =
  | { readonly by: 'own'; readonly good: Good }
  | { readonly by: 'swap'; readonly good: Good }
  | { readonly by: 'three'; readonly good: Good }
  | { readonly by: 'merchant'; readonly good: Good; readonly space: Space };

/** A piece that is due and its source; null: nothing stands for it yet. */
export type Tile = { readonly due: Due; readonly source: Source | null };

/** How many equal goods stand for another (R7.1). */
const THREE = 3;

/** The pieces of a cost, grouped by kind; its coins are apart. */
export const duesOf = (cost: Bag): Due[] =>
  [...GOODS, 'any' as const].flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));

/** The goods that may stand for a good by the player's swaps (R4.6a). */
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

/** Every way a piece could be paid if all were there, the plainest first. */
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

/** What tiles use up. */
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

/** Lays a payment out over the pieces that are due; null: it does not cover them exactly. */
export function tilesOf(board: Payer, cost: Bag, payment: Payment): Tile[] | null {
  const dues = duesOf(cost);
  const left = new Map<string, number>();
  for (const good of GOODS) left.set(good, payment.goods[good] ?? 0);
  for (const space of SPACES) left.set(space, payment.merchants[space] ?? 0);
  const lay = (from: number): Tile[] | null => {
    if (from === dues.length) return [...left.values()].every((amount) => amount === 0) ? [] : null;
    const due = dues[from];
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

/** A way to pay a piece, and how much of it is left once the other pieces are paid. */
export type Offer = {
  readonly source: Source;
  /** Pieces left in the supply, or uses left of the merchant. */
  readonly left: number;
  /** Why it can't be chosen; null: it can. */
  readonly off: 'used' | 'lacking' | 'coins' | null;
};

const sameSource = (a: Source | null, b: Source): boolean =>
  a !== null &&
  a.by === b.by &&
  a.good === b.good &&
  (a.by !== 'merchant' || b.by !== 'merchant' || a.space === b.space);

/** The sources of one piece, with what the other pieces have used up. `coins` are those left for merchants once price
 *  and coins of the cost are paid. */
export function offersFor(board: Payer, tiles: readonly Tile[], index: number, coins: number): Offer[] {
  const others = paymentOf(tiles.filter((_, at) => at !== index));
  const activations = Object.values(others.merchants).reduce((sum, uses) => sum + uses, 0);
  const { due, source: chosen } = tiles[index];
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
  // Of the merchants of a good the first with a use left stands for all of them (R4.9).
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

/** Payments by own goods used, then coins: the order of the whole payments in the dialog. */
export const byOwnGoods = (payments: readonly Payment[]): Payment[] =>
  [...payments].sort((a, b) => ownGoods(a) - ownGoods(b) || activationsOf(a) - activationsOf(b));

/** What a payment takes in own goods, deliveries and coins for merchants. */
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
