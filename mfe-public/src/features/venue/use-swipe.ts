import { useRef, type PointerEvent } from 'react';

/** How far a finger has to move to turn the picture, in CSS pixels. */
const DISTANCE = 48;

/** Handlers for an element over which a finger moves sideways; a mouse does nothing. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) < DISTANCE || Math.abs(dx) < Math.abs(dy)) return;
      onSwipe(dx < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
