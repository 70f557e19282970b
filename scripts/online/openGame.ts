import type { Game } from 'boardgame.io';

/** A game without secrets, and so without `playerView`: through its tables another game's match would lie wide open. */
export const openGame: Game<{ count: number }> = {
  name: 'open-game',
  minPlayers: 1,
  maxPlayers: 4,
  setup: () => ({ count: 0 }),
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};
