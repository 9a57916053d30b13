import { flushSync } from 'react-dom';

/**
 * Makes React hydrate the boundary of an element synchronously, and set its value.
 *
 * UPSTREAM: react-dom 18.3 · a keyup event has the priority of discrete events, also before hydration
 * why: there is no function to hydrate an element now
 * test: site/src/root/replay-early-actions.test.tsx, site/e2e/public/states.spec.ts
 * until: React replays all events from before hydration
 */
export function hydrateTarget(target: Element): void {
  flushSync(() => void target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true })));
}

/**
 * Hydrates every section and the footer when the address changes within the page, as after a link to a place in it.
 * Gatsby's router passes the address on in a context. When a context above a part changes before the part is
 * hydrated, React may render it again (error 421).
 */
export function hydrateOnAddressChange(): void {
  addEventListener('popstate', () =>
    document.querySelectorAll('section, footer').forEach(hydrateTarget),
  );
}
