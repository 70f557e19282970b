/** Tea Road: the rules. Pure functions on `G`; docs/add-a-game.md walks through them, rules.md is what they follow. */

export const GOODS = ['tea', 'salt', 'wool'] as const;
export type Good = (typeof GOODS)[number];
export type Bag = Readonly<Record<Good, number>>;

/** What a place costs, in pieces of any goods, and how far it brings the caravan. */
export const SPOTS = [
  { id: 'well', pieces: 1, steps: 2 },
  { id: 'inn', pieces: 2, steps: 5 },
  { id: 'bazaar', pieces: 3, steps: 9 },
] as const;
export type SpotId = (typeof SPOTS)[number]['id'];

export type Player = {
  goods: Bag;
  hand: (number | 'hidden')[];
  bid: number | 'hidden' | null;
  track: number;
};
export type G = {
  round: number;
  rounds: number;
  players: Record<string, Player>;
  /** Who goes to a place, in this order. */
  order: string[];
  taken: Partial<Record<SpotId, string>>;
};
export type Move =
  | { readonly move: 'bid'; readonly args: readonly [card: number] }
  | { readonly move: 'go'; readonly args: readonly [spot: SpotId, bag: Bag] }
  | { readonly move: 'rest'; readonly args: readonly [] };
export type Refusal = 'R1.1' | 'R2.1' | 'R2.2' | 'R2.3' | 'notYourTurn';

const START: Bag = { tea: 2, salt: 2, wool: 2 };
const HAND = 5;

export const piecesIn = (bag: Bag): number => GOODS.reduce((sum, good) => sum + bag[good], 0);
const isBidding = (G: G): boolean => G.order.length === 0;

export function setup(cards: readonly number[], seats: readonly string[], long: boolean): G {
  const deck = [...cards];
  const player = (): Player => ({
    goods: START,
    hand: deck.splice(0, HAND).sort((a, b) => a - b),
    bid: null,
    track: 0,
  });
  return {
    round: 1,
    rounds: long ? 4 : 3,
    players: Object.fromEntries(seats.map((seat) => [seat, player()])),
    order: [],
    taken: {},
  };
}

/** All bags of so many pieces out of what somebody has. */
export function bagsOf(has: Bag, pieces: number): readonly Bag[] {
  const bags: Bag[] = [];
  for (let tea = 0; tea <= Math.min(has.tea, pieces); tea++)
    for (let salt = 0; salt <= Math.min(has.salt, pieces - tea); salt++)
      if (pieces - tea - salt <= has.wool) bags.push({ tea, salt, wool: pieces - tea - salt });
  return bags;
}

/** Why a move is not legal; null: it is. */
export function refusal(G: G, seat: string, move: string, args: readonly unknown[]): Refusal | null {
  const player = G.players[seat];
  if (move === 'bid') {
    if (!isBidding(G) || player === undefined || player.bid !== null) return 'notYourTurn';
    return args.length === 1 && player.hand.some((card) => card !== 'hidden' && card === args[0])
      ? null
      : 'R1.1';
  }
  if (G.order[0] !== seat) return 'notYourTurn';
  if (move === 'rest') return args.length === 0 ? null : 'R2.1';
  const spot = SPOTS.find(({ id }) => id === args[0]);
  if (move !== 'go' || spot === undefined || args.length !== 2) return 'R2.1';
  if (G.taken[spot.id] !== undefined) return 'R2.2';
  const wanted = JSON.stringify(args[1]);
  return bagsOf(player.goods, spot.pieces).some((bag) => JSON.stringify(bag) === wanted) ? null : 'R2.3';
}

export function legalMoves(G: G, seat: string): readonly Move[] {
  const player = G.players[seat];
  if (player === undefined || G.round > G.rounds) return [];
  if (isBidding(G))
    return player.bid !== null
      ? []
      : player.hand.flatMap((card) => (card === 'hidden' ? [] : [{ move: 'bid', args: [card] } as const]));
  if (G.order[0] !== seat) return [];
  const goes = SPOTS.filter(({ id }) => G.taken[id] === undefined).flatMap(({ id, pieces }) =>
    bagsOf(player.goods, pieces).map((bag) => ({ move: 'go', args: [id, bag] }) as const),
  );
  return [...goes, { move: 'rest', args: [] }];
}

/** The legal move of that name and arguments; undefined: there is none. */
export const findMove = (G: G, seat: string, move: string, args: readonly unknown[]): Move | undefined =>
  legalMoves(G, seat).find(
    (each) => each.move === move && JSON.stringify(each.args) === JSON.stringify(args),
  );

/** Plays a legal move. */
export function play(G: G, seat: string, { move, args }: Move): void {
  const player = G.players[seat];
  if (move === 'bid') {
    player.hand.splice(player.hand.indexOf(args[0]), 1);
    player.bid = args[0];
    const seats = Object.keys(G.players);
    const bid = (of: string) => Number(G.players[of].bid);
    // R1.2: the highest card goes first; of equal ones the lower seat.
    if (seats.every((each) => G.players[each].bid !== null)) G.order = seats.sort((a, b) => bid(b) - bid(a));
    return;
  }
  if (move === 'go') {
    const [id, bag] = args;
    G.taken[id] = seat;
    player.track += SPOTS.find((spot) => spot.id === id)?.steps ?? 0;
    player.goods = {
      tea: player.goods.tea - bag.tea,
      salt: player.goods.salt - bag.salt,
      wool: player.goods.wool - bag.wool,
    };
  } else player.goods = { ...player.goods, tea: player.goods.tea + 1 };
  G.order.shift();
  if (G.order.length > 0) return;
  G.round += 1;
  G.taken = {};
  for (const each of Object.values(G.players)) each.bid = null;
}

/** What a seat sees: its own hand, and of others' bids only that they are made until all are. */
export function view(G: G, seat: string | null): G {
  const seen = (of: string, player: Player): Player =>
    of === seat || G.round > G.rounds
      ? player
      : {
          ...player,
          hand: player.hand.map(() => 'hidden' as const),
          bid: player.bid !== null && isBidding(G) ? 'hidden' : player.bid,
        };
  return { ...G, players: Object.fromEntries(Object.entries(G.players).map(([of, p]) => [of, seen(of, p)])) };
}

/** Deals what a view hides again, out of the cards that are not seen. */
export function determinize(seen: G, random: () => number): G {
  const dealt: G = JSON.parse(JSON.stringify(seen));
  const players = Object.values(dealt.players);
  const open = players.flatMap(({ hand, bid }) => [...hand, bid]);
  const left = DECK.filter((card) => !open.includes(card));
  const draw = () => left.splice(Math.floor(random() * left.length), 1)[0];
  for (const player of players) {
    player.hand = player.hand.map((card) => (card === 'hidden' ? draw() : card));
    if (player.bid === 'hidden') player.bid = draw();
  }
  return dealt;
}

export const DECK: readonly number[] = Array.from({ length: 30 }, (_, index) => index + 1);
