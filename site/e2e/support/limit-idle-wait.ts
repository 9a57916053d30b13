/**
 * Init script that gives `requestIdleCallback` a timeout. On a busy machine a headless browser may
 * not report idle until something moves on the page, and Strapi renders the buttons of its lists
 * and editor in that callback.
 */
export const limitIdleWait = () => {
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) =>
    whenIdle(callback, { timeout: 1_000, ...options });
};
