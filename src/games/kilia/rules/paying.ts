/** Costs of expansions and contracts, and how players pay them (R4.2, R4.3, R5.5, R5.6, R6.1). */
import { type Bag, toBag } from '../../../rules-kit/bag';
import { cacheBounded } from '../../../rules-kit/cacheBounded';
import { derivedFrom } from '../../../rules-kit/derived';
import { outside } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import {
  type ActionId,
  type ContractId,
  GOODS,
  type Good,
  type PlayerID,
  SPACES,
  type Space,
  type Zone,
} from '../content/terms';
import type { Content, ContractCost, ZoneRecord } from '../content/vocabulary';
import { contentOf, contractCard, tablesOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { type Counts, isExact, type Kind, type Need, type Purse, paymentsFor, type Vector } from './payments';
import { type G, type Payment, type Player, playerOf } from './state/state';

export type Cost = Need & { readonly coins: number };

const countsBy = (count: (good: Good) => number): Counts => [
  count('salt'),
  count('brick'),
  count('wood'),
  count('wheat'),
];

const countsOf = ({ salt = 0, brick = 0, wood = 0, wheat = 0 }: Bag<Good>): Counts => [
  salt,
  brick,
  wood,
  wheat,
];

/** Returns the cost of a zone's next card (R4.2), or null if the zone is full (R4.1). */
export function zoneCost(G: G, player: Player, zone: Zone): Cost | null {
  return costsOf(tablesOf(G).zone[zone])[player.zones[zone].length] ?? null;
}

// Caches keep each cost the same object, because cached payments are keyed by cost object.
const zoneCosts = new WeakMap<ZoneRecord, readonly Cost[]>();
const contractCosts = new WeakMap<ContractCost, Cost>();

/** Returns the costs of a zone's cards, first card first. */
function costsOf(record: ZoneRecord): readonly Cost[] {
  const known = zoneCosts.get(record);
  if (known !== undefined) return known;
  const costs = record.cost.slice(0, record.maxCards).map((pieces) => ({
    goods: countsBy((good) => (good === record.good ? pieces : 0)),
    any: 0,
    coins: 0,
  }));
  zoneCosts.set(record, costs);
  return costs;
}

/** Returns the cost in a contract's upper half (R6.1). */
export function contractCost(G: G, contract: ContractId): Cost {
  const { cost } = contractCard(G, contract);
  const known = contractCosts.get(cost);
  if (known !== undefined) return known;
  const made = { goods: countsOf(cost), any: cost.any ?? 0, coins: cost.coins ?? 0 };
  contractCosts.set(cost, made);
  return made;
}

/** A card's effects on payments. Goods are indices into `GOODS`. */
type CardMeans = {
  /** The good that it delivers as a merchant (R1.5). */
  readonly kind: Kind;
  /** For each good, a bit set of other goods that it can replace through the card's ability (R4.6a). */
  readonly swaps: Counts;
  /** Bit set with the good that the card's ability scores (R10.4). */
  readonly points: number;
};

const KIND_OF: Readonly<Record<Good, Kind>> = { salt: 0, brick: 1, wood: 2, wheat: 3 };

const meansOf = derivedFrom(({ actionCards, zones }: Content): Readonly<Record<ActionId, CardMeans>> => {
  const kindOf = new Map(zones.map(({ id, good }) => [id, KIND_OF[good]]));
  return Object.fromEntries(
    actionCards.map(({ id, zone, ability }) => {
      const swaps: Vector = [0, 0, 0, 0];
      if (ability.kind === 'swap') {
        const [a, b] = ability.goods;
        swaps[KIND_OF[a]] = 1 << KIND_OF[b];
        swaps[KIND_OF[b]] = 1 << KIND_OF[a];
      }
      const points = ability.kind === 'points' ? 1 << KIND_OF[ability.good] : 0;
      return [id, { kind: kindOf.get(zone) ?? outside(), swaps, points }];
    }),
  );
});

const meansOfCard = (G: G, card: ActionId): CardMeans => meansOf(contentOf(G))[card] ?? outside();

/** Returns the good that a space's top merchant delivers, or null without a merchant. */
function merchantKind(G: G, player: Player, space: Space): Kind | null {
  const stack = player.market[space];
  const top = stack[stack.length - 1];
  return top === undefined ? null : meansOfCard(G, top).kind;
}

/** Returns the good that a space's top merchant delivers, or null without a merchant (R1.5, R5.3). */
export function merchantGood(G: G, player: Player, space: Space): Good | null {
  const kind = merchantKind(G, player, space);
  return kind === null ? null : GOODS[kind];
}

/** Counts how often a space's merchant can still be activated this turn (R5.6). */
export const usesLeft = (G: G, player: Player, space: Space): number =>
  player.market[space].length === 0 ? 0 : tablesOf(G).space[space].uses - player.used[space];

/** Returns, for each good, a bit set of the goods it can pay for: itself and its swap partners (R4.6a). */
function standsForOf(G: G, player: Player): Counts {
  let [a, b, c, d]: Vector = [1, 2, 4, 8];
  for (const card of player.abilities) {
    const { swaps } = meansOfCard(G, card);
    a |= swaps[0];
    b |= swaps[1];
    c |= swaps[2];
    d |= swaps[3];
  }
  return [a, b, c, d];
}

/** Returns everything the player can pay with except coins. */
export function purseOf(G: G, player: Player): Purse {
  const deliver: Vector = [0, 0, 0, 0];
  for (const space of SPACES) {
    const kind = merchantKind(G, player, space);
    if (kind !== null) deliver[kind] += usesLeft(G, player, space);
  }
  let points = 0;
  for (const card of player.abilities) points |= meansOfCard(G, card).points;
  return { own: countsOf(player.goods), deliver, standsFor: standsForOf(G, player), points };
}

/** Merchants that can still be activated, in the order of `SPACES` (R4.9). */
type Merchants = readonly { readonly space: Space; readonly kind: Kind; readonly left: number }[];

function merchantsOf(G: G, player: Player): Merchants {
  const merchants: Merchants[number][] = [];
  for (const space of SPACES) {
    const kind = merchantKind(G, player, space);
    const left = usesLeft(G, player, space);
    if (kind !== null && left > 0) merchants.push({ space, kind, left });
  }
  return merchants;
}

/** Distributes deliveries by kind over the merchants, in their order. */
function activationsFor(merchants: Merchants, deliver: Counts): Bag<Space> {
  const due: Vector = [...deliver];
  const activations: { [Each in Space]?: number } = {};
  for (const { space, kind, left } of merchants) {
    const times = Math.min(due[kind], left);
    if (times === 0) continue;
    activations[space] = times;
    due[kind] -= times;
  }
  return activations;
}

const bags = new Map<number, Bag<Good>>();
const MOST_BAGS = 4000;
/** No player ever holds this many pieces of one kind. */
const MOST_PIECES = 1000;

/** Returns a frozen bag from a cache, because lists of payments repeat few bags. */
function goodsBag([salt, brick, wood, wheat]: Counts): Bag<Good> {
  const key = ((salt * MOST_PIECES + brick) * MOST_PIECES + wood) * MOST_PIECES + wheat;
  const known = bags.get(key);
  if (known !== undefined) return known;
  return cacheBounded(bags, MOST_BAGS, key, Object.freeze(toBag(GOODS, { salt, brick, wood, wheat })));
}

const activationsIn = ({ merchants }: Payment): number =>
  SPACES.reduce((sum, space) => sum + (merchants[space] ?? 0), 0);

/** Returns the coins that a payment costs: the cost's coins, plus 1 per activation (R5.5). */
export const coinsFor = (G: G, cost: Cost, payment: Payment): number =>
  cost.coins + activationsIn(payment) * contentOf(G).numbers.activationPrice;

type Listed = { readonly payment: Payment; readonly coins: number };

const isNone = ([a, b, c, d]: Counts): boolean => a + b + c + d === 0;

/** Returns the coins of a payment with these deliveries: the cost's coins, plus 1 per activation (R5.5). */
const coinsWith = (cost: Cost, [a, b, c, d]: Counts, activationPrice: number): number =>
  cost.coins + (a + b + c + d) * activationPrice;

/** Lists the payments of R4.9 that need at most `coins` coins, with the coins each needs. */
function listed(
  G: G,
  player: Player,
  cost: Cost,
  purse: Purse,
  coins = Number.POSITIVE_INFINITY,
): readonly Listed[] {
  const { activationPrice } = contentOf(G).numbers;
  let merchants: Merchants | null = null;
  const payments: Listed[] = [];
  for (const { own, deliver } of paymentsFor(cost, purse)) {
    const needed = coinsWith(cost, deliver, activationPrice);
    if (needed > coins) continue;
    if (!isNone(deliver)) merchants ??= merchantsOf(G, player);
    const activations = merchants === null ? {} : activationsFor(merchants, deliver);
    payments.push({ payment: { goods: goodsBag(own), merchants: activations }, coins: needed });
  }
  return payments;
}

/**
 * Returns a function that lists the payments possible after spending coins on a card (R4.9). Pass `purse` if it is
 * already computed.
 */
export function listedPayments(
  G: G,
  player: Player,
  cost: Cost,
  purse?: Purse,
): (spent: number) => readonly Payment[] {
  let all: readonly Listed[] | null = null;
  return (spent) => {
    const left = player.coins - spent;
    if (left < cost.coins) return [];
    all ??= listed(G, player, cost, purse ?? purseOf(G, player), player.coins);
    const payments: Payment[] = [];
    for (const { coins, payment } of all) if (coins <= left) payments.push(payment);
    return payments;
  };
}

/** Picks a random payment of `listedPayments` without building the whole list, or returns null. */
export function anyPayment(
  G: G,
  player: Player,
  cost: Cost,
  spent: number,
  purse: Purse,
  random: () => number,
): Payment | null {
  const left = player.coins - spent;
  if (left < cost.coins) return null;
  const { activationPrice } = contentOf(G).numbers;
  const all = paymentsFor(cost, purse);
  const affordable = all.filter(({ deliver }) => coinsWith(cost, deliver, activationPrice) <= left);
  const uses = affordable[Math.floor(random() * affordable.length)];
  return uses === undefined
    ? null
    : { goods: goodsBag(uses.own), merchants: activationsFor(merchantsOf(G, player), uses.deliver) };
}

/**
 * Checks that the player has enough coins for a payment, counting `spent` coins for a card first. The refusal cites
 * the contract (R6.1) or the activations (R5.5).
 */
function refuseCoins({ coins: have }: Player, cost: Cost, spent: number, coins: number): Refusal | null {
  const need = coins + spent;
  if (need <= have) return null;
  return refuse(cost.coins + spent > have ? 'R6.1' : 'R5.5', 'coinsMissing', { need, have });
}

/**
 * Explains why a payment doesn't pay a cost, or returns null if it does. `spent` coins go on a card first (R3.3).
 */
export function refusePayment(
  G: G,
  player: Player,
  cost: Cost,
  payment: Payment,
  spent: number,
): Refusal | null {
  for (const good of GOODS) {
    const need = payment.goods[good] ?? 0;
    if (need > player.goods[good])
      return refuse('R4.3', 'goodsMissing', { good, need, have: player.goods[good] });
  }
  const deliver: Vector = [0, 0, 0, 0];
  for (const space of SPACES) {
    const times = payment.merchants[space] ?? 0;
    if (times === 0) continue;
    const kind = merchantKind(G, player, space);
    if (kind === null) return refuse('R5.5', 'noMerchant', { space });
    const left = usesLeft(G, player, space);
    if (times > left)
      return left === 0
        ? refuse('R5.6', 'merchantSpent', { space })
        : refuse('R5.6', 'merchantUsed', { space, count: left });
    deliver[kind] += times;
  }
  const short = refuseCoins(player, cost, spent, coinsFor(G, cost, payment));
  if (short !== null) return short;
  const own = countsOf(payment.goods);
  if (isExact(cost, standsForOf(G, player), { own, deliver })) return null;
  // For an empty payment, explain why no payment is possible instead of "not exact".
  const isNothing = isNone(own) && isNone(deliver);
  return (isNothing ? refuseAnyPayment(G, player, cost, spent) : null) ?? refuse('R4.3', 'notExact');
}

/** Returns all ways to remove `pieces` pieces from a cost: each reduced cost with the removed pieces. */
function reducedBy(cost: Cost, pieces: number): readonly (readonly [Cost, Lack])[] {
  const due: Lack = {
    ...recordOf(GOODS, (good) => cost.goods[KIND_OF[good]]),
    any: cost.any,
  };
  const found: (readonly [Cost, Lack])[] = [];
  const take = ([kind, ...later]: readonly (keyof Lack)[], left: number, lack: Lack) => {
    if (kind !== undefined) {
      for (let count = Math.min(left, due[kind]); count >= 0; count--)
        take(later, left - count, { ...lack, [kind]: count });
      return;
    }
    if (left > 0) return;
    const goods = countsBy((good) => due[good] - lack[good]);
    found.push([{ goods, any: due.any - lack.any, coins: cost.coins }, lack]);
  };
  take([...GOODS, 'any'], pieces, { salt: 0, brick: 0, wood: 0, wheat: 0, any: 0 });
  return found;
}

type Lack = Readonly<Record<Good | 'any', number>>;

/**
 * Explains why no payment can meet a cost, or returns null if one can. Names the missing coins or the fewest
 * missing goods. `spent` coins go on a card first.
 */
function refuseAnyPayment(G: G, player: Player, cost: Cost, spent: number): Refusal | null {
  const purse = purseOf(G, player);
  const ways = listed(G, player, cost, purse);
  if (ways.length > 0) return refuseCoins(player, cost, spent, Math.min(...ways.map(({ coins }) => coins)));
  const due = cost.goods.reduce((sum, count) => sum + count, cost.any);
  for (let pieces = 1; pieces <= due; pieces++) {
    const found = reducedBy(cost, pieces).find(
      ([reduced]) => listedPayments(G, player, reduced, purse)(spent).length > 0,
    );
    if (found !== undefined) return refuse('R4.3', 'lacks', found[1]);
  }
  return null;
}

/** Returns the goods that merchants deliver in a payment (R5.5). */
export function deliveredBy(G: G, player: Player, { merchants }: Payment): Bag<Good> {
  const delivered: { [Each in Good]?: number } = {};
  for (const space of SPACES) {
    const good = merchantGood(G, player, space);
    const times = merchants[space] ?? 0;
    if (good !== null && times > 0) delivered[good] = (delivered[good] ?? 0) + times;
  }
  return delivered;
}

/** Removes a payment from the player's supply and puts its coins on the merchants. */
export function pay(G: G, playerID: PlayerID, cost: Cost, payment: Payment, report: Report): void {
  const player = playerOf(G, playerID);
  const delivered = deliveredBy(G, player, payment);
  for (const good of GOODS) player.goods[good] -= payment.goods[good] ?? 0;
  for (const space of SPACES) player.used[space] += payment.merchants[space] ?? 0;
  const coins = coinsFor(G, cost, payment);
  player.coins -= coins;
  report({ fact: 'paid', playerID, payment, delivered, coins });
}

export const reportCoins = (playerID: PlayerID, coins: number, report: Report): void =>
  report({ fact: 'paid', playerID, payment: { goods: {}, merchants: {} }, delivered: {}, coins });
