import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';

export interface SampleState {
  hands: Record<string, string[]>;
  deck: string[];
  table: string[];
  thoughts: number;
}

/** Part of every hidden card's name, so that leaks can be found by text search. */
export const SECRET = 'hidden-card';

/**
 * The smallest game with secrets. In turn, players think (which can be undone), then play a card; five cards end
 * it.
 */
export const sampleGame: Game<SampleState> = {
  name: 'sample',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const cards = Array.from({ length: 20 }, (_, index) => `${SECRET}-${index}`);
    const deck = random.Shuffle(cards);
    const hands = Object.fromEntries(ctx.playOrder.map((id) => [id, deck.splice(0, 4)]));
    return { hands, deck, table: [], thoughts: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    think: {
      noLimit: true,
      move: ({ G }) => {
        G.thoughts += 1;
      },
    },
    play: {
      redact: true,
      move: ({ G, playerID }, index: unknown) => {
        const hand = entryOf(G.hands, playerID);
        if (typeof index !== 'number' || hand[index] === undefined) return INVALID_MOVE;
        const card = itemAt(hand.splice(index, 1), 0);
        G.table.push(card.replace(SECRET, 'shown'));
      },
    },
  },
  endIf: ({ G }) => (G.table.length === 5 ? { cards: G.table.length } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => 'back'),
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.map(() => 'back')]),
    ),
  }),
};
