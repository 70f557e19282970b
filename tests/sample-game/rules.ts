/** The rules of Tea Road as pure functions on `G`. docs/add-a-game.md explains them; they follow rules.md. */
import mapValues from 'lodash/mapValues';
import orderBy from 'lodash/orderBy';
import { type Bag as BagOf, bagsOf, countOf, plus } from '../../src/rules-kit/bag';
import { gameMoves } from '../../src/rules-kit/gameMoves';
import { entryOf } from '../../src/rules-kit/indexed';
import type { MoveTable } from '../../src/rules-kit/moveTable';
import { readBag, readNothing, readOne, readOneOf } from '../../src/rules-kit/readArguments';
import { refuse } from '../../src/rules-kit/refusal';
import { contentLibrary, contentOf, SPOT_IDS, type SpotId } from './content';

export const GOODS = ['tea', 'salt', 'wool'] as const;
export type Bag = BagOf<(typeof GOODS)[number]>;
export type Card = number | 'hidden';
export type Player = { goods: Bag; hand: Card[]; bid: Card | null; track: number };
export type G = {
  /** Hash of the content */
  content: string;
  round: number;
  rounds: number;
  players: Record<string, Player>;
  /** Turn order of the seats that may go to a place; empty while everyone bids. */
  order: string[];
  taken: Partial<Record<SpotId, string>>;
};
export type MoveArgs = {
  readonly bid: readonly [number];
  readonly go: readonly [SpotId, Bag];
  readonly rest: readonly [];
};
export type MoveName = keyof MoveArgs;

export const DECK: readonly number[] = Array.from({ length: 30 }, (_, index) => index + 1);
const HAND = 5;

export type Options = { readonly long?: unknown; readonly content?: string };

export function setup(
  cards: readonly number[],
  seats: readonly string[],
  { long, content = contentLibrary.current }: Options = {},
): G {
  const players = seats.map((seat, at): [string, Player] => {
    const hand = cards.slice(at * HAND, (at + 1) * HAND).sort((a, b) => a - b);
    return [seat, { goods: { tea: 2, salt: 2, wool: 2 }, hand, bid: null, track: 0 }];
  });
  const rounds = long === true ? 4 : 3;
  return { content, round: 1, rounds, players: Object.fromEntries(players), order: [], taken: {} };
}

type At = { readonly G: G; readonly playerID: string; readonly player: Player };

const atOf = (G: G, playerID: string): At => ({
  G,
  playerID,
  // Read on demand, because a name from outside may be no seat.
  get player() {
    return entryOf(G.players, playerID);
  },
});

/** Ends a seat's turn on the road, and after the last one the round. */
function pass(G: G): void {
  G.order.shift();
  if (G.order.length > 0) return;
  G.round += 1;
  G.taken = {};
  for (const each of Object.values(G.players)) each.bid = null;
}

const readSpot = readOneOf(SPOT_IDS);
const readGoods = readBag(GOODS, 1);

const table: MoveTable<At, MoveArgs, () => void> = {
  bid: {
    read: readOne(readOneOf(DECK)),
    list: ({ player }, add) => {
      for (const card of player.hand) if (card !== 'hidden') add([card]);
    },
    refuse: ({ player }, [card]) => (player.hand.includes(card) ? null : refuse('R1.1', 'oneCard')),
    apply: ({ G, player }, [card]) => {
      player.hand = player.hand.filter((each) => each !== card);
      player.bid = card;
      const bid = (id: string) => entryOf(G.players, id).bid;
      const seats = Object.keys(G.players);
      if (seats.every((id) => bid(id) !== null)) G.order = orderBy(seats, bid, 'desc');
    },
  },
  go: {
    read: (args) => {
      const [spot, bag] = [readSpot(args[0]), readGoods(args[1])];
      return args.length === 2 && spot !== undefined && bag !== undefined ? [spot, bag] : undefined;
    },
    list: ({ G, player }, add) => {
      for (const id of SPOT_IDS)
        if (G.taken[id] === undefined)
          for (const bag of bagsOf(GOODS, contentOf(G)[id].pieces, player.goods)) add([id, bag]);
    },
    refuse: ({ G, player }, [spot, bag]) => {
      if (G.taken[spot] !== undefined) return refuse('R2.2', 'taken');
      const pays = countOf(GOODS, bag) === contentOf(G)[spot].pieces;
      const has = GOODS.every((good) => (bag[good] ?? 0) <= (player.goods[good] ?? 0));
      return pays && has ? null : refuse('R2.3', 'price');
    },
    apply: ({ G, playerID, player }, [spot, bag]) => {
      G.taken[spot] = playerID;
      player.track += contentOf(G)[spot].steps;
      player.goods = plus(GOODS, player.goods, bag, -1);
      pass(G);
    },
  },
  rest: {
    read: readNothing,
    list: (_at, add) => add([]),
    refuse: () => null,
    apply: ({ G, player }) => {
      player.goods = plus(GOODS, player.goods, { tea: 1 });
      pass(G);
    },
  },
};

const RULE_OF: Readonly<Record<MoveName, string>> = { bid: 'R1.1', go: 'R2.3', rest: 'R2.1' };

/** Returns the moves that a seat may make now, before their own conditions. */
function movesNow(at: At): readonly MoveName[] {
  const { G, playerID } = at;
  // Every object has a `constructor`, so an external name counts only if it is a seat.
  if (!Object.hasOwn(G.players, playerID) || G.round > G.rounds) return [];
  if (G.order.length === 0) return at.player.bid === null ? ['bid'] : [];
  return G.order[0] === playerID ? ['go', 'rest'] : [];
}

/** `playMove` returns false and changes nothing if the move is illegal. */
export const {
  isMoveName,
  readMove,
  legalMoves,
  whyNot,
  play: playAt,
} = gameMoves<G, unknown, At, MoveArgs, () => void>({
  table,
  now: movesNow,
  refuseNow: (at, move) => (movesNow(at).includes(move) ? null : refuse('R1.2', 'notYourTurn')),
  contextOf: (G, _moment, playerID) => atOf(G, playerID),
  ruleOf: RULE_OF,
  ruleOfMoves: 'R2.1',
});

export const playMove = (G: G, playerID: string, move: MoveName, args: readonly unknown[]): boolean =>
  playAt(atOf(G, playerID), move, args, () => {});

/** Returns the view as if the seat's turn on the road had come; null if the seat has no such turn in this round. */
export const ownTurn = (seen: G, seat: string): { readonly G: G; readonly phase: null } | null =>
  seen.order.includes(seat)
    ? { G: { ...seen, order: [seat, ...seen.order.filter((id) => id !== seat)] }, phase: null }
    : null;

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
