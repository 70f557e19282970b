import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { useGame } from '../../game-api/gameContext';
import type { GameOffer } from '../../game-api/module';
import type { Language } from '../../language/language';
import { lazyPart } from '../../table/loading/lazyPart';
import { useSettings } from '../settings';

/** Phones have no room beside the sheet. */
const roomy = window.matchMedia('(min-width: 900px)');
const subscribe = (listener: () => void): (() => void) => {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
};

type Backdrop = ComponentType<{ readonly language: Language }>;
const backdrops = new Map<string, Backdrop>();
const Nothing: Backdrop = () => null;

/** Returns the backdrop of a game, always as the same component. */
function backdropOf({ name, loadBackdrop }: GameOffer): Backdrop {
  const known = backdrops.get(name);
  if (known !== undefined || loadBackdrop === null) return known ?? Nothing;
  const backdrop = lazyPart(loadBackdrop, { isQuiet: true });
  backdrops.set(name, backdrop);
  return backdrop;
}

export function GameBackdrop() {
  const { language } = useSettings();
  const game = useGame();
  const isRoomy = useSyncExternalStore(subscribe, () => roomy.matches);
  if (!isRoomy) return null;
  const Backdrop = backdropOf(game);
  return (
    <div className="backdrop">
      <Suspense>
        <Backdrop language={language} />
      </Suspense>
    </div>
  );
}
