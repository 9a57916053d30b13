import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordHydration } from '#src/lib/ms-before-hydration.ts';
import { replayEarlyActions } from './replay-early-actions.ts';

type Renderer = (element: ReactNode, container: Element) => void;

/**
 * Returns a renderer that hydrates a built page in a transition: React works in time slices of a
 * few milliseconds and prioritises input. Undefined, for Gatsby's default, without built HTML (the
 * dashboard, `gatsby develop`).
 */
export function concurrentHydration(): Renderer | undefined {
  const isBuilt = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  if (!isBuilt || process.env.NODE_ENV !== 'production') return undefined;
  return (element, container) => {
    recordHydration();
    startTransition(() => void hydrateRoot(container, element));
    replayEarlyActions();
  };
}
