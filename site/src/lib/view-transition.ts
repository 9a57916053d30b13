import { flushSync } from 'react-dom';

type ViewTransition = { finished: Promise<unknown>; ready?: Promise<unknown> };
/** Unsupported in some browsers. */
type TransitionDocument = { startViewTransition?: (update: () => void) => ViewTransition };

/** View transition name of the moving part. */
export const TRANSITION_NAME = 'traveller';

/** Applies a state update with a cross-fade if supported and motion is not reduced. */
export function withViewTransition(update: () => void): void {
  if (hasTransitions()) afterPaint(() => void start(() => flushSync(update)));
  else update();
}

/**
 * Applies a state update while one part of the page moves to the target that `findTarget` returns
 * after the update; without a part or support, like `withViewTransition`.
 */
export function withMovingPart(
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
    part.style.viewTransitionName = TRANSITION_NAME;
    const transition = start(() => {
      part.style.viewTransitionName = '';
      flushSync(update);
      target = findTarget();
      if (target) target.style.viewTransitionName = TRANSITION_NAME;
    });
    const clearName = () => {
      if (target) target.style.viewTransitionName = '';
    };
    transition?.finished.then(clearName, clearName);
  });
}

function hasTransitions(): boolean {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return 'startViewTransition' in document && !isReduced;
}

function start(update: () => void): ViewTransition | undefined {
  const transition = (document as TransitionDocument).startViewTransition?.(update);
  // Rejects when the browser skips the animation, such as in a hidden tab; the update is applied.
  transition?.ready?.catch(() => undefined);
  return transition;
}

/**
 * Runs the action after the next paint, so that the press is visible first: the cross-fade freezes
 * the page.
 */
function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
