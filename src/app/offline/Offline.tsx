import { Suspense, useEffect, useState } from 'react';
import { loadPatiently } from '../../language/loading';
import { untilIdle } from '../../language/untilIdle';
import { lazyPart } from '../../table/loading/lazyPart';
import { offers } from '../games';

/**
 * Idle time in ms before the app's pages are downloaded for offline use. A press during the download would have to wait
 * for it.
 */
const REST_MS = 10_000;

const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt')).UpdatePrompt, { isQuiet: true });

/** Starts the offline features once the visitor pauses, because the visible page comes first. */
export function Offline() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const keep = async () => {
      await untilIdle(REST_MS);
      setRested(true);
      await (await loadPatiently(() => import('./download'))).refreshDownloads(
        offers.map(({ name }) => name),
      );
    };
    // Offline there is nothing new to fetch.
    void keep().catch(() => undefined);
  }, []);
  return rested ? (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
