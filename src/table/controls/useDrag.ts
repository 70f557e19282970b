import { type PointerEvent, useEffect, useRef } from 'react';
import { useNewest } from '../painting/kept';

type Drag<Target extends Element> = {
  /** The main button, a finger or a pen goes down. */
  readonly start: (event: PointerEvent<Target>) => void;
  readonly move: (event: PointerEvent<Target>) => void;
  /** The pointer is up, cancelled or taken away, or it came back without a button down. Called once for each start. */
  readonly end: (pointerId: number) => void;
};

/** Returns handlers for one or more pointers that are held down on an element. A drag ends however its pointer goes: the
 *  release may happen outside the element or the window, where the element doesn't hear of it. */
export function useDrag<Target extends Element>({ start, move, end }: Drag<Target>) {
  const held = useRef(new Set<number>());
  const release = useNewest((pointerId: number) => {
    if (held.current.delete(pointerId)) end(pointerId);
  });
  useEffect(() => {
    const released = (event: globalThis.PointerEvent) => release(event.pointerId);
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', released);
    return () => {
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', released);
    };
  }, [release]);
  return {
    onPointerDown: (event: PointerEvent<Target>) => {
      if (event.button !== 0) return;
      release(event.pointerId);
      held.current.add(event.pointerId);
      start(event);
    },
    onPointerMove: (event: PointerEvent<Target>) => {
      if (event.buttons === 0) release(event.pointerId);
      else if (held.current.has(event.pointerId)) move(event);
    },
    onLostPointerCapture: (event: PointerEvent<Target>) => release(event.pointerId),
  };
}
