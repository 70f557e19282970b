/** A game with one secret to find out */
import type { Game } from 'boardgame.io';
import type { SearchGame } from '../../../src/bots/searchGame';

export interface SackG {
  /** Number of pieces in the sack; 0 if the player has not looked inside. */
  inside: number;
  looked: boolean;
  taken: number | null;
}

/**
 * The player looks into a sack with one to three pieces and takes some of them, or leaves it. Every piece is worth ten.
 */
export const sack: Game<SackG> = {
  name: 'sack',
  setup: ({ random }) => ({ inside: random.Die(3), looked: false, taken: null }),
  moves: {
    look: ({ G }) => {
      G.looked = true;
    },
    take: ({ G }, pieces: number) => {
      G.taken = pieces;
    },
  },
  endIf: ({ G }) => (G.taken === null ? undefined : { taken: G.taken }),
};

export const worth = ({ inside, looked, taken }: SackG): number => 10 * (taken ?? (looked ? inside : 2));

/** The game for bots, without an evaluation */
export const sackBots: SearchGame<SackG> = {
  game: sack as SearchGame<SackG>['game'],
  legalMoves: ({ inside, looked, taken }) => {
    if (taken !== null) return [];
    if (!looked)
      return [
        { move: 'look', args: [] },
        { move: 'take', args: [0] },
      ];
    return Array.from({ length: inside }, (_, index) => ({ move: 'take', args: [index + 1] }));
  },
  playerView: (G) => (G.looked ? G : { ...G, inside: 0 }),
  determinize: (view, _playerID, random) => ({
    ...view,
    inside: view.looked ? view.inside : 1 + Math.floor(3 * random()),
  }),
  reward: ({ taken }) => [(taken ?? 0) / 3],
};
