import { flushSync } from 'react-dom';

type ViewTransition = { finished: Promise<unknown> };
/** Not every browser has it yet. */
type TransitionDocument = { startViewTransition?: (update: () => void) => ViewTransition };

/** Name of the one part of a page that travels. */
const TRAVELLER = 'traveller';

/** Applies a state update with a cross-fade where the browser has one and the visitor wants motion. */
export function withViewTransition(update: () => void): void {
  if (hasTransitions()) afterPaint(() => void start(() => flushSync(update)));
  else update();
}

/**
 * Applies a state update while one part of the page moves to where `findTarget` finds it afterwards;
 * without a part, or without transitions, as `withViewTransition` does.
 */
export function withTravellingPart(
  part: HTMLElement | null | undefined,
  findTarget: () => HTMLElement | null,
  update: () => void,
): void {
  if (!part || !hasTransitions()) {
    withViewTransition(update);
    return;
  }
  afterPaint(() => {
    let target: HTMLElement | null = null;
    part.style.viewTransitionName = TRAVELLER;
    const transition = start(() => {
      part.style.viewTransitionName = '';
      flushSync(update);
      target = findTarget();
      if (target) target.style.viewTransitionName = TRAVELLER;
    });
    const end = () => {
      if (target) target.style.viewTransitionName = '';
    };
    transition?.finished.then(end, end);
  });
}

function hasTransitions(): boolean {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return 'startViewTransition' in document && !isReduced;
}

function start(update: () => void): ViewTransition | undefined {
  return (document as TransitionDocument).startViewTransition?.(update);
}

/** Shows what the visitor just pressed before the work begins: the cross-fade holds the window still. */
function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
