/**
 * Runs in a page before its scripts. A browser without a screen whose machine is busy may call
 * nobody who waits until it is idle, although it is, until something moves on the page; Strapi draws
 * the buttons of its lists and of its editor then.
 */
export const idleInTime = () => {
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) =>
    whenIdle(callback, { timeout: 1_000, ...options });
};
