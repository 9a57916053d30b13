import type { ReactElement, ReactNode } from 'react';
import { Helmet, type HelmetData } from 'react-helmet';

const heads = new Map<string, HelmetData>();

/**
 * Collects the head during the rendering of the page. Pages are rendered two at a time, but Helmet
 * has one global state: read after the rendering, as by its plugin, it may belong to another page.
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
