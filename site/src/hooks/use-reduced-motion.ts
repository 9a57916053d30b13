import { useMediaQuery } from './use-media-query.ts';

/** For animations in JavaScript; the style sheet handles its own. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
