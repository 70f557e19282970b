import { useEffect, useState } from 'react';
import { useGame } from '../../game-api/gameContext';
import type { GameAbout } from '../../game-api/module';
import { loadEventually } from '../../language/loading';

/** What is said of the game on its own pages; null: not here yet, or it can't be fetched: the page says less. */
export function useAbout(): GameAbout | null {
  const { loadAbout } = useGame();
  const [about, setAbout] = useState<GameAbout | null>(null);
  useEffect(() => void loadEventually(loadAbout).then(setAbout), [loadAbout]);
  return about;
}
