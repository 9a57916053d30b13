/**
 * Whether the server answered the address that is shown. A link followed in the browser is
 * answered by Gatsby alone, which knows nothing of addresses that have changed.
 */
export function isServedAddress(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !load || new URL(load.name).pathname === window.location.pathname;
}
