import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';

/** A page of the live release: its component and query result. */
export type LivePage = {
  path: string;
  Page: ComponentType<PageProps<object, object>>;
  data: object;
  context: object;
};

type LoadedPage = {
  status?: string;
  /** The page's module. */
  component?: { default: LivePage['Page'] };
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: object; pageContext?: object };
};

type GatsbyWindow = Window & {
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___webpackCompilationHash?: string;
};

/**
 * Loads a page with its code, as Gatsby does before showing it. Null when the page does not exist
 * or belongs to a newer build than the running code.
 */
export async function loadLivePage(path: string): Promise<LivePage | null> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const result = await loader?.loadPage(path).catch(() => undefined);
  const { page, component, json } = result ?? {};
  if (!page || !component || result?.status === 'error' || page.path !== path) return null;
  if (build && page.webpackCompilationHash !== build) return null;
  return {
    path,
    Page: component.default,
    data: json?.data ?? {},
    context: json?.pageContext ?? {},
  };
}
