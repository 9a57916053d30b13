/**
 * Returns true when the server has responded to the current URL. After client-side navigation only
 * Gatsby has, which does not know about redirects.
 */
export function isServedUrl(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !load || new URL(load.name).pathname === window.location.pathname;
}
