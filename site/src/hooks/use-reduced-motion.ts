import { useMediaQuery } from './use-media-query.ts';

/** Returns true when the visitor prefers reduced motion. Only for animations in JavaScript. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
