import type { ReactElement, ReactNode } from 'react';
import { Helmet, type HelmetData } from 'react-helmet';

const heads = new Map<string, HelmetData>();

/**
 * Pages are rendered two at a time and Helmet has one memory for all: asked after the page, as its
 * plugin does, it may answer with another page's head. This asks inside the page's own rendering.
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

/** The elements of a page's head. */
export function takeHead(path: string): ReactNode[] {
  const head = heads.get(path);
  heads.delete(path);
  if (!head) return [];
  const { title, link, meta, noscript, script } = head;
  return [title, link, meta, noscript, script].map((part) => part.toComponent() as ReactNode);
}
