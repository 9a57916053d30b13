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
 *
 * UPSTREAM: gatsby 5.16 · `window.___loader` and `___webpackCompilationHash`
 * why: Gatsby exports `prefetchPathname` only, without the result
 * test: site/e2e/publishing/preview.spec.ts, site/e2e/public/routes.spec.ts
 * until: the loader is exported
 */
export async function loadPage(path: string): Promise<LoadedPage | null> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const result = await loader?.loadPage(path).catch(() => undefined);
  if (!result?.page || result.status === 'error' || result.page.path !== path) return null;
  const isSameBuild = !build || result.page.webpackCompilationHash === build;
  return isSameBuild ? result : null;
}
