import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { BotMove } from '../../../src/bots/types';

/**
 * Rounds of four phases: two that do their work in `onBegin` and end automatically, simultaneous sealed bids, and trade
 * in the order of the bids until all have passed
 */
export interface MarketG {
  round: number;
  rounds: number;
  deck: number[];
  offer: number[];
  prepared: boolean;
  cleaned: boolean;
  bids: Record<string, number>;
  order: string[];
  passed: Record<string, boolean>;
  gold: Record<string, number>;
  goods: Record<string, { cards: number[]; sold: number }>;
  weather: number[];
  moved: string[];
}

const seats = (ctx: Ctx) => Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
const record = <T>(ids: string[], value: (id: string) => T) =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));

export const market: Game<MarketG> = {
  name: 'market',
  setup: ({ ctx, random }, setupData: { rounds?: number } = {}) => ({
    round: 1,
    rounds: setupData.rounds ?? 3,
    deck: random.Shuffle(Array.from({ length: 60 }, (_, i) => (i % 6) + 1)),
    offer: [],
    prepared: false,
    cleaned: false,
    bids: {},
    order: seats(ctx),
    passed: {},
    gold: record(seats(ctx), () => 10 + random.D4()),
    goods: record(seats(ctx), () => ({ cards: [], sold: 0 })),
    weather: [],
    moved: [],
  }),
  phases: {
    prepare: {
      start: true,
      onBegin: ({ G, ctx, random }) => {
        if (G.deck.length < 8) G.deck = random.Shuffle([...G.deck, 1, 2, 3, 4, 5, 6]);
        G.offer = G.deck.splice(0, ctx.numPlayers + 2);
        G.prepared = true;
        G.cleaned = false;
        for (const id of seats(ctx)) G.passed[id] = false;
      },
      endIf: ({ G }) => G.prepared,
      next: 'bidding',
    },
    bidding: {
      turn: {
        activePlayers: { all: 'bid', minMoves: 1, maxMoves: 1 },
        stages: {
          bid: {
            moves: {
              bid: {
                move: ({ G, playerID }, amount: number) => {
                  if (amount > (G.gold[playerID] ?? 0)) return INVALID_MOVE;
                  G.bids[playerID] = amount;
                  return undefined;
                },
                redact: true,
                client: false,
                ignoreStaleStateID: true,
              },
            },
          },
        },
        onMove: ({ G, playerID }) => {
          G.moved.push(`bid ${playerID}`);
        },
      },
      endIf: ({ G, ctx }) => Object.keys(G.bids).length === ctx.numPlayers,
      onEnd: ({ G, ctx, random }) => {
        for (const [id, bid] of Object.entries(G.bids)) G.gold[id] = (G.gold[id] ?? 0) - bid;
        const tie = random.Shuffle(seats(ctx));
        G.order.sort((a, b) => (G.bids[b] ?? 0) - (G.bids[a] ?? 0) || tie.indexOf(a) - tie.indexOf(b));
        G.bids = {};
      },
      next: () => 'trade',
    },
    trade: {
      turn: {
        order: {
          // The same list object, which `jump` changes during the phase
          playOrder: ({ G }) => G.order,
          first: () => 0,
          next: ({ G, ctx }) => {
            for (let step = 1; step <= ctx.playOrder.length; step++) {
              const position = (ctx.playOrderPos + step) % ctx.playOrder.length;
              if (!G.passed[ctx.playOrder[position] ?? '']) return position;
            }
            return undefined;
          },
        },
        maxMoves: 2,
        onBegin: ({ G, random }) => {
          G.weather = random.D6(2);
        },
        onMove: ({ G, ctx, events, playerID }) => {
          G.moved.push(`trade ${playerID}`);
          if (G.moved.length % 13 === 0 && ctx.numPlayers > 2)
            events.endTurn({ next: ctx.playOrder[1] ?? '0' });
        },
        onEnd: ({ G, ctx }) => {
          if (G.weather[0] === 6) G.gold[ctx.currentPlayer] = (G.gold[ctx.currentPlayer] ?? 0) + 1;
        },
        endIf: ({ G, ctx }) => G.passed[ctx.currentPlayer],
      },
      moves: {
        buy: ({ G, ctx, playerID }, index: number) => {
          const card = G.offer[index];
          if (card === undefined || card > (G.gold[playerID] ?? 0)) return INVALID_MOVE;
          G.gold[playerID] = (G.gold[playerID] ?? 0) - card;
          G.goods[playerID]?.cards.push(card);
          G.offer.splice(index, 1);
          if (G.offer.length === 0) for (const id of seats(ctx)) G.passed[id] = true;
          return undefined;
        },
        sell: {
          noLimit: true,
          undoable: false,
          move: ({ G, playerID, random, log }) => {
            const die = random.D6();
            const store = G.goods[playerID];
            const card = store?.cards.pop();
            if (store === undefined || card === undefined) return INVALID_MOVE;
            store.sold += 1;
            G.gold[playerID] = (G.gold[playerID] ?? 0) + card + (die > 3 ? 1 : 0);
            log.setMetadata({ die });
            return undefined;
          },
        },
        jump: ({ G }) => {
          G.order.reverse();
        },
        rest: ({ G, playerID, events }) => {
          G.passed[playerID] = true;
          events.endTurn();
        },
      },
      endIf: ({ G, ctx }) => seats(ctx).every((id) => G.passed[id]),
      next: 'cleanup',
    },
    cleanup: {
      onBegin: ({ G }) => {
        G.deck.push(...G.offer.splice(0));
        G.cleaned = true;
      },
      endIf: ({ G }) => (G.cleaned ? { next: 'prepare' } : undefined),
      onEnd: ({ G }) => {
        G.round += 1;
        G.prepared = false;
      },
    },
  },
  endIf: ({ G }) => (G.round > G.rounds ? { gold: G.gold } : undefined),
  onEnd: ({ G, ctx }) => {
    for (const id of seats(ctx)) G.gold[id] = (G.gold[id] ?? 0) + (G.goods[id]?.sold ?? 0);
  },
};

export function marketMoves(G: MarketG, ctx: Ctx, playerID: string): BotMove[] {
  const gold = G.gold[playerID] ?? 0;
  if (ctx.phase === 'bidding') {
    return [0, 1, 2, 3].filter((bid) => bid <= gold).map((bid) => ({ move: 'bid', args: [bid] }));
  }
  const moves: BotMove[] = [
    { move: 'rest', args: [] },
    { move: 'jump', args: [] },
  ];
  G.offer.forEach((card, index) => {
    if (card <= gold) moves.push({ move: 'buy', args: [index] });
  });
  if ((G.goods[playerID]?.cards.length ?? 0) > 0) moves.push({ move: 'sell', args: [] });
  return moves;
}
