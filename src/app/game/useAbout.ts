import { useEffect, useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import type { GameAbout } from '../../game-api/module';
import { loadEventually } from '../../language/loading';

/**
 * Returns the texts about the game for its own pages. Null while they load or if they can't be fetched; the page then
 * shows less.
 */
export function useAbout(): GameAbout | null {
  const { loadAbout } = useGame();
  const [about, setAbout] = useState<GameAbout | null>(null);
  useEffect(() => void loadEventually(loadAbout).then(setAbout), [loadAbout]);
  return about;
}
