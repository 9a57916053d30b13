import { useRef, type PointerEvent } from 'react';

type SwipeOptions = { onNext: () => void; onPrevious: () => void };

/** Pixels a finger travels sideways before it means another slide. */
const THRESHOLD = 40;

/** Handlers for an element that a finger, not a mouse, can swipe; its CSS keeps `pan-y` for the page. */
export function useSwipe({ onNext, onPrevious }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < THRESHOLD || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    // The browser took the gesture: the page scrolls or zooms.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
