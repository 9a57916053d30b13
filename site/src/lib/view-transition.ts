import { flushSync } from 'react-dom';

/** Not every browser has it yet. */
type TransitionDocument = { startViewTransition?: (update: () => void) => unknown };

/** Applies a state update with a cross-fade where the browser has one and the visitor wants motion. */
export function withViewTransition(update: () => void): void {
  const page: TransitionDocument = document;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!page.startViewTransition || isReduced) {
    update();
    return;
  }
  afterPaint(() => page.startViewTransition?.(() => flushSync(update)));
}

/** Shows what the visitor just pressed before the work begins: the cross-fade holds the window still. */
function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
