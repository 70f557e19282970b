import { Suspense, useEffect, useState } from 'react';
import { loadPatiently } from '../../language/loading';
import { lazyPart } from '../../table/rendering/lazyPart';
import { untilIdle } from '../../table/rendering/untilIdle';
import { offers } from '../games';

/** So long without a press: the app's own pages are fetched to be kept, and a press meanwhile would wait for that. */
const REST_MS = 10_000;

const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt')).UpdatePrompt, { isQuiet: true });

/** What makes the app work offline comes after what the visitor came for. */
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
    // Without a network there is nothing new.
    void keep().catch(() => undefined);
  }, []);
  return rested ? (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
