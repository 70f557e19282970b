import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { readonly width: number; readonly height: number };

/** The room that an element has, in its own px; null before it is there. */
export function useSize(place: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
