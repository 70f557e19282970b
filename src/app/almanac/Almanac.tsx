import { lazy, Suspense } from 'react';
import type { AlmanacSection } from '../../game-api/lookUp';
import { currentGame } from '../currentGame';
import { useSettings } from '../settings';

const GameAlmanac = lazy(async () => ({ default: await currentGame.loadAlmanac() }));

type Props = { readonly section: AlmanacSection; readonly G: unknown };

/** The almanac of the game on offer. */
export function Almanac({ section, G }: Props) {
  const { language } = useSettings();
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <GameAlmanac section={section} G={G} language={language} />
    </Suspense>
  );
}
