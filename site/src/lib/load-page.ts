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
  const outcome = await requestPage(path);
  return outcome.kind === 'found' ? outcome.page : null;
}

type PageOutcome = { kind: 'found'; page: LoadedPage } | { kind: 'missing' } | { kind: 'failed' };

/** Like `loadPage`, but distinguishes a page that does not exist from one that cannot be fetched or run. */
export async function requestPage(path: string): Promise<PageOutcome> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const page = await loader?.loadPage(path).catch(() => undefined);
  if (!page?.page || page.status === 'error') return { kind: 'failed' };
  // Gatsby responds with the page for unknown paths.
  if (page.page.path !== path) return { kind: 'missing' };
  const isSameBuild = !build || page.page.webpackCompilationHash === build;
  return isSameBuild ? { kind: 'found', page } : { kind: 'failed' };
}
