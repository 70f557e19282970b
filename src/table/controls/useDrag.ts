import { type PointerEvent, useEffect, useRef } from 'react';
import { useStable } from '../rendering/useStable';

type Drag<Target extends Element> = {
  /** Called when the main button, a finger or a pen goes down. */
  readonly start: (event: PointerEvent<Target>) => void;
  readonly move: (event: PointerEvent<Target>) => void;
  /**
   * Called once per start, when the pointer is released, cancelled or captured elsewhere, or returns without a pressed
   * button.
   */
  readonly end: (pointerId: number) => void;
};

/**
 * Returns handlers for pointers that are held down on an element. They also end a drag whose release happens outside
 * the element or the window.
 */
export function useDrag<Target extends Element>({ start, move, end }: Drag<Target>) {
  const held = useRef(new Set<number>());
  const release = useStable((pointerId: number) => {
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
