import { lazy, Suspense, useEffect, useState } from 'react';

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt')).UpdatePrompt }));

/** What makes the app work offline comes after what the visitor came for. */
export function Offline() {
  const [loaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    const ready = () => setLoaded(true);
    window.addEventListener('load', ready);
    return () => window.removeEventListener('load', ready);
  }, []);
  return loaded ? (
    <Suspense>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
