import type { ReactElement, ReactNode } from 'react';
import { Helmet, type HelmetData } from 'react-helmet';

const heads = new Map<string, HelmetData>();

/**
 * Collects the head during the rendering of the page.
 *
 * UPSTREAM: react-helmet 6.1 · one global state, which the last element of a page reads while it renders
 * why: pages are rendered two at a time: read after the rendering, as by its plugin, it may be another page's
 * (https://github.com/nfl/react-helmet/issues/667)
 * test: site/src/root/collect-head.test.tsx, site/e2e/public/head.spec.ts
 * until: the head has a library with a state for each page
 */
export function collectHead(path: string, element: ReactNode): ReactElement {
  return (
    <>
      {element}
      <HeadEnd path={path} />
    </>
  );
}

function HeadEnd({ path }: { path: string }): null {
  heads.set(path, Helmet.renderStatic());
  return null;
}

/** Returns and removes the head elements of a page. */
export function takeHead(path: string): ReactNode[] {
  const head = heads.get(path);
  heads.delete(path);
  if (!head) return [];
  const { title, link, meta, noscript, script } = head;
  return [title, link, meta, noscript, script].map((part) => part.toComponent() as ReactNode);
}
