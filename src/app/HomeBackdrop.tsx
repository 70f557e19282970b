import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentGame } from './currentGame';
import { useSettings } from './settings';

/** A phone's page has no room beside the sheet. */
const roomy = window.matchMedia('(min-width: 900px)');
const subscribe = (listener: () => void): (() => void) => {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
};

const Backdrop = lazy(async () => ({ default: await currentGame.loadBackdrop() }));

/** The game's picture behind the home page. */
export function HomeBackdrop() {
  const { language } = useSettings();
  const isRoomy = useSyncExternalStore(subscribe, () => roomy.matches);
  if (!isRoomy) return null;
  return (
    <div className="backdrop">
      <Suspense>
        <Backdrop language={language} />
      </Suspense>
    </div>
  );
}
