type LoadedPage = {
  status?: string;
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: unknown };
};

type GatsbyWindow = Window & {
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___webpackCompilationHash?: string;
};

/**
 * Returns the query result of another page, through Gatsby's loader and its cache. Null when the
 * page does not exist, cannot be fetched, or belongs to a newer build than the running code, which
 * requires a full page load.
 */
export async function loadPageData(path: string): Promise<unknown> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const result = await loader?.loadPage(path).catch(() => undefined);
  if (!result?.page || result.status === 'error' || result.page.path !== path) return null;
  const isSameBuild = !build || result.page.webpackCompilationHash === build;
  return isSameBuild ? (result.json?.data ?? null) : null;
}
