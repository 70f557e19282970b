import { useEffect, useState } from 'react';

const isTold = (): boolean => 'oncontentvisibilityautostatechange' in HTMLElement.prototype;

/** Whether an element with `content-visibility: auto` has been in sight or near it, where the browser tells, else true.
 *  It stays so: what would change its height each time it comes and goes might never come to rest. */
export function useWasInSight(element: HTMLElement | null): boolean {
  const [wasSeen, setSeen] = useState(() => !isTold());
  useEffect(() => {
    if (element === null || wasSeen) return;
    const changed = (event: Event) => {
      if ('skipped' in event && event.skipped === false) setSeen(true);
    };
    element.addEventListener('contentvisibilityautostatechange', changed);
    return () => element.removeEventListener('contentvisibilityautostatechange', changed);
  }, [element, wasSeen]);
  return wasSeen;
}
