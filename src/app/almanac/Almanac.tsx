import { type ComponentType, Suspense } from 'react';
import { useGame } from '../../game-api/gameContext';
import type { AlmanacSection } from '../../game-api/lookUp';
import type { AlmanacProps, GameOffer } from '../../game-api/module';
import { lazyPart } from '../../table/loading/lazyPart';
import { useSettings } from '../settings';

const almanacs = new Map<string, ComponentType<AlmanacProps>>();

/** Returns the almanac of a game, always as the same component; null if the game has none. */
function almanacOf({ name, loadAlmanac }: GameOffer): ComponentType<AlmanacProps> | null {
  if (loadAlmanac === null) return null;
  const known = almanacs.get(name);
  if (known !== undefined) return known;
  const almanac = lazyPart(loadAlmanac);
  almanacs.set(name, almanac);
  return almanac;
}

type Props = { readonly section: AlmanacSection; readonly G: unknown };

export function Almanac({ section, G }: Props) {
  const { language } = useSettings();
  const GameAlmanac = almanacOf(useGame());
  if (GameAlmanac === null) return null;
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <GameAlmanac section={section} G={G} language={language} />
    </Suspense>
  );
}
