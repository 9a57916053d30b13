import { msSinceShown } from './when-shown.ts';

let hydratedAtMs = 0;

/** Records the time of hydration of the page that was loaded from the server. */
export function recordHydration(): void {
  hydratedAtMs = msSinceShown();
}

/** Resets the time on client-side navigation. */
export function resetHydration(): void {
  hydratedAtMs = 0;
}

/**
 * Returns the milliseconds that the first page was open before its hydration; 0 on any other page.
 */
export function msBeforeHydration(): number {
  return hydratedAtMs;
}
