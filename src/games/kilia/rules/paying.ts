/** What expansions and contracts cost, and how players pay it (R4.2, R4.3, R5.5, R5.6, R6.1). */
import { type Bag, toBag } from '../../../rules-kit/bag';
import { derivedFrom } from '../../../rules-kit/derived';
import { keep } from '../../../rules-kit/keep';
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
import { contentOf, contractCard, tablesOf } from './contentOf';
import type { Report } from './facts';
import { type Counts, isExact, type Need, type Purse, paymentsFor } from './payments';
import type { G, Payment, Player } from './state';

/** A cost in goods, "any good", and coins. */
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

/** R4.2: the cost of a zone's next card; null: it has all its cards (R4.1). */
export function zoneCost(G: G, player: Player, zone: Zone): Cost | null {
  return costsOf(tablesOf(G).zone[zone])[player.zones[zone].length] ?? null;
}

// Payments are remembered by their costs, so that a cost is always the same object.
const zoneCosts = new WeakMap<ZoneRecord, readonly Cost[]>();
const contractCosts = new WeakMap<ContractCost, Cost>();

/** The costs of a zone's cards, from the first on. */
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

/** R6.1: the upper half of a contract. */
export function contractCost(G: G, contract: ContractId): Cost {
  const { cost } = contractCard(G, contract);
  const known = contractCosts.get(cost);
  if (known !== undefined) return known;
  const made = { goods: countsOf(cost), any: cost.any ?? 0, coins: cost.coins ?? 0 };
  contractCosts.set(cost, made);
  return made;
}

/** What a card does for payments, goods by their places in `GOODS`. */
type CardMeans = {
  /** What it delivers as a merchant (R1.5). */
  readonly kind: number;
  /** As bits, what its ability lets each good stand for besides (R4.6a). */
  readonly swaps: Counts;
  /** As bits, the good that scores by its ability (R10.4). */
  readonly points: number;
};

const placeOf = (good: Good): number => GOODS.indexOf(good);

const meansOf = derivedFrom(({ actionCards, zones }: Content): Readonly<Record<ActionId, CardMeans>> => {
  const goodOf = new Map(zones.map(({ id, good }) => [id, placeOf(good)]));
  return Object.fromEntries(
    actionCards.map(({ id, zone, ability }) => {
      const swaps: [number, number, number, number] = [0, 0, 0, 0];
      if (ability.kind === 'swap') {
        const [a, b] = ability.goods.map(placeOf);
        swaps[a] = 1 << b;
        swaps[b] = 1 << a;
      }
      const points = ability.kind === 'points' ? 1 << placeOf(ability.good) : 0;
      return [id, { kind: goodOf.get(zone) ?? -1, swaps, points }];
    }),
  );
});

/** What a space's top merchant delivers, as its place in `GOODS`; −1: no merchant lies there. */
function merchantKind(G: G, player: Player, space: Space): number {
  const stack = player.market[space];
  return stack.length === 0 ? -1 : meansOf(contentOf(G))[stack[stack.length - 1]].kind;
}

/** The good that a space's top merchant delivers (R1.5, R5.3); null: no merchant lies there. */
export const merchantGood = (G: G, player: Player, space: Space): Good | null =>
  GOODS[merchantKind(G, player, space)] ?? null;

/** R5.6: how often a space's merchant can still be activated in this turn. */
export const usesLeft = (G: G, player: Player, space: Space): number =>
  player.market[space].length === 0 ? 0 : tablesOf(G).space[space].uses - player.used[space];

/** For each good, as bits, the goods it may stand for: its own and those of swaps (R4.6a). */
function standsForOf(G: G, player: Player): Counts {
  const means = meansOf(contentOf(G));
  let [a, b, c, d] = [1, 2, 4, 8];
  for (const card of player.abilities) {
    const { swaps } = means[card];
    a |= swaps[0];
    b |= swaps[1];
    c |= swaps[2];
    d |= swaps[3];
  }
  return [a, b, c, d];
}

/** What a player can pay with, apart from coins. */
export function purseOf(G: G, player: Player): Purse {
  const deliver: [number, number, number, number] = [0, 0, 0, 0];
  for (const space of SPACES) {
    const kind = merchantKind(G, player, space);
    if (kind >= 0) deliver[kind] += usesLeft(G, player, space);
  }
  const means = meansOf(contentOf(G));
  let points = 0;
  for (const card of player.abilities) points |= means[card].points;
  return { own: countsOf(player.goods), deliver, standsFor: standsForOf(G, player), points };
}

/** Merchants that can still be activated, in the order of `SPACES` (R4.9). */
type Merchants = readonly { readonly space: Space; readonly kind: number; readonly left: number }[];

function merchantsOf(G: G, player: Player): Merchants {
  const merchants: Merchants[number][] = [];
  for (const space of SPACES) {
    const left = usesLeft(G, player, space);
    if (left > 0) merchants.push({ space, kind: merchantKind(G, player, space), left });
  }
  return merchants;
}

/** Deliveries by kind as activations of merchants, in their order. */
function activationsFor(merchants: Merchants, deliver: Counts): Bag<Space> {
  const due = [...deliver];
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
/** More pieces of one kind than anybody comes to hold. */
const MOST_PIECES = 1000;

/** Counts as a bag: the same few come again and again in lists of payments. */
function goodsBag([salt, brick, wood, wheat]: Counts): Bag<Good> {
  const key = ((salt * MOST_PIECES + brick) * MOST_PIECES + wood) * MOST_PIECES + wheat;
  const known = bags.get(key);
  if (known !== undefined) return known;
  return keep(bags, MOST_BAGS, key, Object.freeze(toBag(GOODS, { salt, brick, wood, wheat })));
}

const activationsIn = ({ merchants }: Payment): number =>
  SPACES.reduce((sum, space) => sum + (merchants[space] ?? 0), 0);

/** The coins of a payment: those of the cost, and 1 for each activation (R5.5). */
export const coinsFor = (G: G, cost: Cost, payment: Payment): number =>
  cost.coins + activationsIn(payment) * contentOf(G).numbers.activationPrice;

type Listed = { readonly payment: Payment; readonly coins: number };

const isNone = ([a, b, c, d]: Counts): boolean => a + b + c + d === 0;

/** The coins of a payment with these deliveries: those of the cost, and 1 for each activation (R5.5). */
const coinsWith = (cost: Cost, [a, b, c, d]: Counts, activationPrice: number): number =>
  cost.coins + (a + b + c + d) * activationPrice;

/** The payments of R4.9, with their coins, for somebody who has so many coins. */
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

/** The listed payments of a cost once so many coins are spent on a card (R4.9). `purse`: the player's, where it is at hand. */
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

/** One of `listedPayments` at random, without making all of them; null: there is none. */
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

/** Why a player lacks the coins of a payment: those of the contract (R6.1), or those of activations besides (R5.5); null:
 *  there are enough. `spent`: coins that go on a card first. */
function refuseCoins({ coins: have }: Player, cost: Cost, spent: number, coins: number): Refusal | null {
  const need = coins + spent;
  if (need <= have) return null;
  return refuse(cost.coins + spent > have ? 'R6.1' : 'R5.5', 'coinsMissing', { need, have });
}

/** Why a payment does not pay a cost; null: it does. `spent`: coins that go on a card first (R3.3). */
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
  const deliver: [number, number, number, number] = [0, 0, 0, 0];
  for (const space of SPACES) {
    const times = payment.merchants[space] ?? 0;
    if (times === 0) continue;
    const kind = merchantKind(G, player, space);
    if (kind < 0) return refuse('R5.5', 'noMerchant', { space });
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
  // Nothing offered is the question whether it can be paid at all.
  const isNothing = isNone(own) && isNone(deliver);
  return (isNothing ? refuseAnyPayment(G, player, cost, spent) : null) ?? refuse('R4.3', 'notExact');
}

/** The costs that are left once so many pieces are taken away, in every way. */
function reducedBy(cost: Cost, pieces: number): readonly (readonly [Cost, Lack])[] {
  const dues = [...cost.goods, cost.any];
  const found: (readonly [Cost, Lack])[] = [];
  const take = (kind: number, left: number, lack: readonly number[]) => {
    if (kind < dues.length) {
      for (let count = Math.min(left, dues[kind]); count >= 0; count--)
        take(kind + 1, left - count, [...lack, count]);
      return;
    }
    if (left > 0) return;
    const [salt, brick, wood, wheat, any] = lack;
    const goods = countsBy((good) => cost.goods[GOODS.indexOf(good)] - lack[GOODS.indexOf(good)]);
    found.push([
      { goods, any: cost.any - any, coins: cost.coins },
      { salt, brick, wood, wheat, any },
    ]);
  };
  take(0, pieces, []);
  return found;
}

type Lack = Readonly<Record<Good | 'any', number>>;

/** Why a player can't pay a cost in any way: the coins, or the fewest goods, without which it could be paid; null: it can
 *  be paid. `spent`: coins that go on a card first. */
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

/** What merchants deliver in a payment, by kind (R5.5). */
export function deliveredBy(G: G, player: Player, { merchants }: Payment): Bag<Good> {
  const delivered: { [Each in Good]?: number } = {};
  for (const space of SPACES) {
    const good = merchantGood(G, player, space);
    const times = merchants[space] ?? 0;
    if (good !== null && times > 0) delivered[good] = (delivered[good] ?? 0) + times;
  }
  return delivered;
}

/** Takes a payment out of the supply and lays the coins on the merchants. */
export function pay(G: G, playerID: PlayerID, cost: Cost, payment: Payment, report: Report): void {
  const player = G.players[playerID];
  const delivered = deliveredBy(G, player, payment);
  for (const good of GOODS) player.goods[good] -= payment.goods[good] ?? 0;
  for (const space of SPACES) player.used[space] += payment.merchants[space] ?? 0;
  const coins = coinsFor(G, cost, payment);
  player.coins -= coins;
  report({ fact: 'paid', playerID, payment, delivered, coins });
}

/** Coins alone were paid. */
export const reportCoins = (playerID: PlayerID, coins: number, report: Report): void =>
  report({ fact: 'paid', playerID, payment: { goods: {}, merchants: {} }, delivered: {}, coins });
