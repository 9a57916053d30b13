import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteComingAlive } from '#src/lib/seen-before-alive.ts';
import { repeatEarlyActions } from './early-actions.ts';

type Renderer = (element: ReactNode, container: Element) => void;

/**
 * Brings a built page to life as a transition: React then works in slices of a few milliseconds,
 * and what the visitor does in between goes first. Where nothing is built (the dashboard,
 * `gatsby develop`) Gatsby's own way stays.
 */
export function slicedHydration(): Renderer | undefined {
  const isBuilt = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  if (!isBuilt || process.env.NODE_ENV !== 'production') return undefined;
  return (element, container) => {
    noteComingAlive();
    startTransition(() => void hydrateRoot(container, element));
    repeatEarlyActions();
  };
}
