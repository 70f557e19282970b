/** The game of a page or table. */
import { createContext, useContext } from 'react';
import type { GameOffer } from './module';

/** Null on pages that aren't about one game. */
export const GameContext = createContext<GameOffer | null>(null);

/**
 * Returns the game of the page.
 * @throws Error outside a game's pages
 */
export function useGame(): GameOffer {
  const game = useContext(GameContext);
  if (game === null) throw new Error('useGame: expected a GameContext above');
  return game;
}
