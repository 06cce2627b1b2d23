import { useRef, type PointerEvent } from 'react';

/** Minimum length of a swipe in CSS pixels. */
const MIN_DISTANCE = 48;

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
      if (Math.abs(dx) < MIN_DISTANCE || Math.abs(dx) < Math.abs(dy)) return;
      onSwipe(dx < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
