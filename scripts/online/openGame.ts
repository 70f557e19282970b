import type { Game } from 'boardgame.io';

/**
 * A game without secrets and therefore without `playerView`. If it could open another game's match, it would show
 * everything.
 */
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
