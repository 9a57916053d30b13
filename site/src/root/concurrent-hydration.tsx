import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordHydration } from '#src/lib/ms-before-hydration.ts';
import { hydrateOnAddressChange } from './hydrate-now.ts';
import { keepControls } from './keep-controls.ts';
import { isTranslated, renderTranslated } from './render-translated.ts';
import { replayEarlyActions } from './replay-early-actions.ts';

type Renderer = (element: ReactNode, container: Element) => void;

/**
 * Returns a renderer that hydrates a built page in a transition: React works in time slices of a
 * few milliseconds and prioritises input. Undefined, for Gatsby's default, without built HTML (the
 * dashboard, `gatsby develop`).
 *
 * UPSTREAM: gatsby 5.16 · the element `gatsby-focus-wrapper`, and the scripts can run a second time
 * why: nothing else shows whether the page was built
 * test: site/e2e/public/states.spec.ts, site/e2e/public/first-second.spec.ts
 * until: Gatsby passes it to `replaceHydrateFunction`
 */
export function concurrentHydration(): Renderer | undefined {
  const isBuilt = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  if (!isBuilt || process.env.NODE_ENV !== 'production') return undefined;
  return (element, container) => {
    // Another run of the scripts has hydrated the page.
    if (!window.earlyActions) return;
    recordHydration();
    if (isTranslated()) {
      replayEarlyActions(renderTranslated(element, container));
      return;
    }
    hydrateOnAddressChange();
    const controls = keepControls(container);
    // A part that does not match is rendered again: it was translated during the hydration, or the data are of a
    // newer release than the HTML.
    const onRecoverableError = (error: unknown): void => {
      controls.restore();
      if (!isTranslated()) reportError(error);
    };
    startTransition(() => void hydrateRoot(container, element, { onRecoverableError }));
    replayEarlyActions(controls.find);
  };
}
