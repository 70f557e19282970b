import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../table/rendering/lazyPart';
import { type StorageProblem, storageProblem, subscribeStorage } from './entries';
import { gameProblem } from './savedGames';

/** Entries that somebody would miss, besides games: the person's key and plans. The table itself shows a seat's link. */
const MISSED = ['house.setting.online.key', 'house.setting.plans'];

const currentProblem = (): StorageProblem | null =>
  gameProblem() ?? MISSED.map(storageProblem).find((found) => found !== null) ?? null;

const NoticeLine = lazyPart(async () => (await import('./NoticeLine')).NoticeLine);

/** Says that this browser stores nothing, or has no room left, once something would be missed. */
export function StorageNotice() {
  const problem = useSyncExternalStore(subscribeStorage, currentProblem);
  const hasGame = useSyncExternalStore(subscribeStorage, gameProblem) !== null;
  if (problem === null) return null;
  return (
    <Suspense>
      <NoticeLine problem={problem} hasGame={hasGame} />
    </Suspense>
  );
}
