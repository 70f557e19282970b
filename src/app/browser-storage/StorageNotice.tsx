import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../table/loading/lazyPart';
import { type StorageProblem, storageProblem, subscribeStorage } from './entries';
import { gameProblem } from './savedGames';

/**
 * Entries besides games that a player would miss: the personal key and the plans. The table itself shows the link to a
 * seat.
 */
const MISSED = ['house.setting.online.key', 'house.setting.plans'];

const currentProblem = (): StorageProblem | null =>
  gameProblem() ?? MISSED.map(storageProblem).find((found) => found !== null) ?? null;

const NoticeLine = lazyPart(async () => (await import('./NoticeLine')).NoticeLine);

/** Warns that this browser stores nothing or is full, as soon as something important is not stored. */
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
