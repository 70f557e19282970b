import { useEffect, useState } from 'react';

const isTold = (): boolean => 'oncontentvisibilityautostatechange' in HTMLElement.prototype;

/**
 * Returns whether an element with `content-visibility: auto` has been visible or nearly visible; true if the browser
 * can't tell. It never changes back, because a height that changes on every appearance might never settle.
 */
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
