/**
 * Calls `run` when the main thread is idle, at the latest after `timeoutMs`. Safari has no idle
 * callback.
 */
export function whenIdle(run: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, timeoutMs / 10);
}
