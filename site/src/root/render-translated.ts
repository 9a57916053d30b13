import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keepControls } from './keep-controls.ts';

/**
 * Returns true when the browser has translated the built page: translators put text into `<font>`
 * elements or set the language of the page. React cannot hydrate such a page.
 */
export function isTranslated(): boolean {
  return document.documentElement.lang !== 'es-MX' || document.querySelector('font') !== null;
}

/**
 * Renders a page in place of its translated HTML, which the browser translates again. Keeps what the
 * visitor has typed, chosen and focused. Returns a function that finds the new element of a control.
 */
export function renderTranslated(
  element: ReactNode,
  container: Element,
): (target: Element) => Element {
  const controls = keepControls(container);
  flushSync(() => createRoot(container).render(element));
  controls.restore();
  return controls.find;
}
