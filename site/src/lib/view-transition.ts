import { flushSync } from 'react-dom';

type TransitionDocument = Document & { startViewTransition?: (update: () => void) => unknown };

/** Applies a state update with a cross-fade where the browser has one and the visitor wants motion. */
export function withViewTransition(update: () => void): void {
  const page = document as TransitionDocument;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!page.startViewTransition || isReduced) {
    update();
    return;
  }
  page.startViewTransition(() => flushSync(update));
}
