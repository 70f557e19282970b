import { lazy, Suspense, useEffect, useState } from 'react';

/** Time for the visitor to get to a table: the whole app is fetched to be kept, which takes the line for a while. */
const REST_MS = 10_000;

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt')).UpdatePrompt }));

/** What makes the app work offline comes after what the visitor came for. */
export function Offline() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested ? (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
