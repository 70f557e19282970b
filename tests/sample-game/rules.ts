/** The rules of Tea Road as pure functions on `G`. docs/add-a-game.md explains them; they follow rules.md. */
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import orderBy from 'lodash/orderBy';
import { type Bag as BagOf, bagsOf, plus } from '../../src/rules-kit/bag';
import type { MoveOf } from '../../src/rules-kit/moveTable';
import { type Refusal, refuse } from '../../src/rules-kit/refusal';

export const GOODS = ['tea', 'salt', 'wool'] as const;
export type Bag = BagOf<(typeof GOODS)[number]>;
export const SPOT_IDS = ['well', 'inn', 'bazaar'] as const;
export type SpotId = (typeof SPOT_IDS)[number];
/** Price of a place in pieces of any goods, and the steps that it gives the caravan */
export const SPOTS = {
  well: { pieces: 1, steps: 2 },
  inn: { pieces: 2, steps: 5 },
  bazaar: { pieces: 3, steps: 9 },
};

export type Card = number | 'hidden';
export type Player = { goods: Bag; hand: Card[]; bid: Card | null; track: number };
export type G = {
  round: number;
  rounds: number;
  players: Record<string, Player>;
  /** Turn order of the seats that may go to a place; empty while everyone bids. */
  order: string[];
  taken: Partial<Record<SpotId, string>>;
};
export type Move = MoveOf<{ bid: readonly [number]; go: readonly [SpotId, Bag]; rest: readonly [] }>;
/** The rule of each refusal */
const RULE_OF = { oneCard: 'R1.1', notYourTurn: 'R1.2', goOrRest: 'R2.1', taken: 'R2.2', price: 'R2.3' };
export type Reason = keyof typeof RULE_OF;

export const DECK: readonly number[] = Array.from({ length: 30 }, (_, index) => index + 1);
const HAND = 5;

export function setup(cards: readonly number[], seats: readonly string[], long?: unknown): G {
  const players = seats.map((seat, at): [string, Player] => {
    const hand = cards.slice(at * HAND, (at + 1) * HAND).sort((a, b) => a - b);
    return [seat, { goods: { tea: 2, salt: 2, wool: 2 }, hand, bid: null, track: 0 }];
  });
  const rounds = long === true ? 4 : 3;
  return { round: 1, rounds, players: Object.fromEntries(players), order: [], taken: {} };
}

export function legalMoves(G: G, seat: string): readonly Move[] {
  // Every object has a `constructor`, so an external name counts only if it is a seat.
  if (!Object.hasOwn(G.players, seat)) return [];
  const { goods, hand, bid } = G.players[seat];
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

export const findMove = (G: G, seat: string, move: string, args: readonly unknown[]): Move | undefined =>
  legalMoves(G, seat).find((each) => each.move === move && isEqual(each.args, args));

function reasonFor(G: G, seat: string, move: string, args: readonly unknown[]): Reason | null {
  if (findMove(G, seat, move, args) !== undefined) return null;
  if (move === 'bid')
    return G.order.length === 0 && G.players[seat]?.bid === null ? 'oneCard' : 'notYourTurn';
  if (G.order[0] !== seat) return 'notYourTurn';
  const spot = SPOT_IDS.find((id) => id === args[0]);
  if (move !== 'go' || spot === undefined) return 'goOrRest';
  return G.taken[spot] === undefined ? 'price' : 'taken';
}

/** Returns why a move is illegal; null if it is legal. */
export function whyNot(G: G, seat: string, move: string, args: readonly unknown[]): Refusal | null {
  const reason = reasonFor(G, seat, move, args);
  return reason === null ? null : refuse(RULE_OF[reason], reason);
}

export function play(G: G, seat: string, { move, args }: Move): void {
  const player = G.players[seat];
  if (move === 'bid') {
    player.hand = player.hand.filter((card) => card !== args[0]);
    player.bid = args[0];
    const bid = (id: string) => G.players[id].bid;
    const seats = Object.keys(G.players);
    if (seats.every((id) => bid(id) !== null)) G.order = orderBy(seats, bid, 'desc');
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

/** Returns a seat's view. It contains the seat's own hand. Until everybody has bid, it shows only who has bid. */
export function view(G: G, seat: string | null): G {
  const cover = ({ hand, bid, ...open }: Player): Player => ({
    ...open,
    hand: hand.map(() => 'hidden'),
    bid: bid !== null && G.order.length === 0 ? 'hidden' : bid,
  });
  const isOpen = (id: string) => id === seat || G.round > G.rounds;
  return { ...G, players: mapValues(G.players, (player, id) => (isOpen(id) ? player : cover(player))) };
}
