import { useRef, type PointerEvent } from 'react';

type SwipeOptions = { onNext: () => void; onPrevious: () => void };

/** Horizontal distance in pixels that counts as a swipe. */
const THRESHOLD_PX = 40;

/**
 * Returns swipe handlers for touch; the element needs `touch-action: pan-y` to let the page scroll.
 */
export function useSwipe({ onNext, onPrevious }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const deltaX = clientX - start.current.x;
      const deltaY = clientY - start.current.y;
      start.current = null;
      if (Math.abs(deltaX) < THRESHOLD_PX || Math.abs(deltaX) < Math.abs(deltaY)) return;
      if (deltaX < 0) onNext();
      else onPrevious();
    },
    // The browser took the gesture: the page scrolls or zooms.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
