import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { GameContext } from '../../game-api/gameContext';
import type { GameOffer } from '../../game-api/module';
import { LookUpProvider } from '../look-up/LookUpProvider';
import { useSettings } from '../settings';
import { applyDisplay } from '../table/displaySwitches';

type GameProviderProps = { readonly game: GameOffer; readonly children: ReactNode };

/** Provides the current game to its pages and its table. */
export function GameProvider({ game, children }: GameProviderProps) {
  const { language } = useSettings();
  const title = game.title[language];
  useLayoutEffect(() => applyDisplay(game), [game]);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <GameContext value={game}>
      <LookUpProvider>{children}</LookUpProvider>
    </GameContext>
  );
}
