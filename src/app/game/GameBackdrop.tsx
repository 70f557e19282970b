import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { useGame } from '../../game-api/gameContext';
import type { GameOffer } from '../../game-api/module';
import type { Language } from '../../language/language';
import { lazyPart } from '../../table/rendering/lazyPart';
import { useSettings } from '../settings';

/** A phone's page has no room beside the sheet. */
const roomy = window.matchMedia('(min-width: 900px)');
const subscribe = (listener: () => void): (() => void) => {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
};

type Backdrop = ComponentType<{ readonly language: Language }>;
const backdrops = new Map<string, Backdrop>();
const Nothing: Backdrop = () => null;

/** The picture of a game, the same component each time. */
function backdropOf({ name, loadBackdrop }: GameOffer): Backdrop {
  const known = backdrops.get(name);
  if (known !== undefined || loadBackdrop === null) return known ?? Nothing;
  const backdrop = lazyPart(loadBackdrop, { isQuiet: true });
  backdrops.set(name, backdrop);
  return backdrop;
}

/** The game's picture behind its page. */
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
