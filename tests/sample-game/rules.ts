/** Tea Road: the rules. Pure functions on `G`; docs/add-a-game.md walks through them, rules.md is what they follow. */
import isEqual from 'lodash/isEqual';
import { type Bag as BagOf, bagsOf, plus } from '../../src/rules-kit/bag';

export const GOODS = ['tea', 'salt', 'wool'] as const;
export type Bag = BagOf<(typeof GOODS)[number]>;
export const SPOT_IDS = ['well', 'inn', 'bazaar'] as const;
export type SpotId = (typeof SPOT_IDS)[number];
/** What a place costs, in pieces of any goods, and how far it brings the caravan. */
export const SPOTS = {
  well: { pieces: 1, steps: 2 },
  inn: { pieces: 2, steps: 5 },
  bazaar: { pieces: 3, steps: 9 },
};

type Card = number | 'hidden';
export type Player = { goods: Bag; hand: Card[]; bid: Card | null; track: number };
export type G = {
  round: number;
  rounds: number;
  players: Record<string, Player>;
  /** Who goes to a place, in this order; empty while all bid. */
  order: string[];
  taken: Partial<Record<SpotId, string>>;
};
export type Move =
  | { readonly move: 'bid'; readonly args: readonly [card: number] }
  | { readonly move: 'go'; readonly args: readonly [spot: SpotId, bag: Bag] }
  | { readonly move: 'rest'; readonly args: readonly [] };
export type Refusal = 'oneCard' | 'notYourTurn' | 'goOrRest' | 'taken' | 'price';

export const DECK: readonly number[] = Array.from({ length: 30 }, (_, index) => index + 1);
const HAND = 5;

export function setup(cards: readonly number[], seats: readonly string[], long: boolean): G {
  const player = (_: string, seat: number): Player => ({
    goods: { tea: 2, salt: 2, wool: 2 },
    hand: cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b),
    bid: null,
    track: 0,
  });
  const players = Object.fromEntries(seats.map((seat, index) => [seat, player(seat, index)]));
  return { round: 1, rounds: long ? 4 : 3, players, order: [], taken: {} };
}

export function legalMoves(G: G, seat: string): readonly Move[] {
  const { goods, hand, bid } = G.players[seat] ?? { goods: {}, hand: [], bid: null };
  if (G.round > G.rounds) return [];
  if (G.order.length === 0)
    return hand.flatMap((card) => (bid !== null || card === 'hidden' ? [] : [{ move: 'bid', args: [card] }]));
  if (G.order[0] !== seat) return [];
  const free = SPOT_IDS.filter((id) => G.taken[id] === undefined);
  const goes = free.flatMap((id) =>
    bagsOf(GOODS, SPOTS[id].pieces, goods).map((bag): Move => ({ move: 'go', args: [id, bag] })),
  );
  return [...goes, { move: 'rest', args: [] }];
}

/** The legal move of that name and arguments; undefined: there is none. */
export const findMove = (G: G, seat: string, move: string, args: readonly unknown[]): Move | undefined =>
  legalMoves(G, seat).find((each) => each.move === move && isEqual(each.args, args));

/** Why a move is not legal; null: it is. */
export function refusal(G: G, seat: string, move: string, args: readonly unknown[]): Refusal | null {
  if (findMove(G, seat, move, args) !== undefined) return null;
  const isBidding = G.order.length === 0 && G.players[seat]?.bid === null;
  if (move === 'bid') return isBidding ? 'oneCard' : 'notYourTurn';
  if (G.order[0] !== seat) return 'notYourTurn';
  const spot = SPOT_IDS.find((id) => id === args[0]);
  if (move !== 'go' || spot === undefined) return 'goOrRest';
  return G.taken[spot] === undefined ? 'price' : 'taken';
}

/** Plays a legal move. */
export function play(G: G, seat: string, { move, args }: Move): void {
  const player = G.players[seat];
  if (move === 'bid') {
    player.hand = player.hand.filter((card) => card !== args[0]);
    player.bid = args[0];
    const seats = Object.keys(G.players);
    const bid = (id: string) => G.players[id].bid;
    // R1.2: the highest card goes first.
    if (seats.every((id) => bid(id) !== null))
      G.order = seats.sort((a, b) => Number(bid(b)) - Number(bid(a)));
    return;
  }
  if (move === 'go') {
    G.taken[args[0]] = seat;
    player.track += SPOTS[args[0]].steps;
    player.goods = plus(GOODS, player.goods, args[1], -1);
  } else player.goods = plus(GOODS, player.goods, { tea: 1 });
  G.order.shift();
  if (G.order.length > 0) return;
  G.round += 1;
  G.taken = {};
  for (const each of Object.values(G.players)) each.bid = null;
}

/** What a seat sees: its own hand, and of others' bids only that they are made until all are. */
export function view(G: G, seat: string | null): G {
  const cover = (player: Player): Player => ({
    ...player,
    hand: player.hand.map(() => 'hidden'),
    bid: player.bid !== null && G.order.length === 0 ? 'hidden' : player.bid,
  });
  const isOpen = (id: string) => id === seat || G.round > G.rounds;
  const players = Object.entries(G.players).map(([id, player]) => [id, isOpen(id) ? player : cover(player)]);
  return { ...G, players: Object.fromEntries(players) };
}

/** Deals what a view hides again, out of the cards that are not seen. */
export function determinize(seen: G, random: () => number): G {
  const dealt = structuredClone(seen);
  const open = Object.values(dealt.players).flatMap(({ hand, bid }) => [...hand, bid]);
  const left = DECK.filter((card) => !open.includes(card));
  const deal = <Value extends Card | null>(card: Value) =>
    card === 'hidden' ? left.splice(Math.floor(random() * left.length), 1)[0] : card;
  for (const player of Object.values(dealt.players)) {
    player.hand = player.hand.map(deal);
    player.bid = deal(player.bid);
  }
  return dealt;
}
