/** The game that a page or a table is about. */
import { createContext, useContext } from 'react';
import type { GameOffer } from './module';

/** Null: the page is about no game in particular. */
export const GameContext = createContext<GameOffer | null>(null);

/** @throws Error outside of a game's pages. */
export function useGame(): GameOffer {
  const game = useContext(GameContext);
  if (game === null) throw new Error('useGame: expected a GameContext above');
  return game;
}
