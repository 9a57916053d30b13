import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';

type LoadedPage = {
  status?: string;
  /** The page's module. */
  component?: { default: ComponentType<PageProps<object, object>> };
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: object; pageContext?: object };
};

type GatsbyWindow = Window & {
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___webpackCompilationHash?: string;
};

/**
 * Returns the code and the query result of another page, through Gatsby's loader and its cache. Null
 * when the page does not exist, cannot be fetched, or belongs to a newer build than the running code,
 * which requires a full page load.
 */
export async function loadPage(path: string): Promise<LoadedPage | null> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const result = await loader?.loadPage(path).catch(() => undefined);
  if (!result?.page || result.status === 'error' || result.page.path !== path) return null;
  const isSameBuild = !build || result.page.webpackCompilationHash === build;
  return isSameBuild ? result : null;
}
