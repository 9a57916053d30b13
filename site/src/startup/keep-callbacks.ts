/**
 * Provides `setImmediate`, with which React schedules rendering. Callbacks that wait while the browser
 * keeps the page for its Back button are run when the page is shown again.
 *
 * UPSTREAM: scheduler 0.23 · prefers `setImmediate` to a channel of its own, and waits for its callback
 * why: Firefox drops messages of a page that it keeps: React would never render again
 * (https://github.com/whatwg/html/pull/8972)
 * test: site/src/startup/keep-callbacks.test.ts, site/e2e/engines/smoke.spec.ts
 * until: the Scheduler posts again when a page is restored, or Firefox keeps the messages
 */
export function keepCallbacks(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const post = () => port2.postMessage(null);
  port1.onmessage = () => waiting.shift()?.();
  const setImmediate = (callback: () => void) => {
    waiting.push(callback);
    post();
  };
  Object.assign(window, { setImmediate });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A message that was not dropped finds no callback.
    if (persisted) waiting.forEach(post);
  });
}
