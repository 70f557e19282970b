import { lazy, Suspense, useEffect, useState } from 'react';
import { offers } from '../games';

/** Time for the visitor to get to a table: the app's own pages are fetched to be kept, which takes the line for a while. */
const REST_MS = 10_000;

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt')).UpdatePrompt }));

/** What makes the app work offline comes after what the visitor came for. */
export function Offline() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(true);
      // Without a network there is nothing new.
      void import('./keep')
        .then(({ renewKept }) => renewKept(offers.map(({ name }) => name)))
        .catch(() => undefined);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested ? (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
