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
 * The query result of another page of this site, through Gatsby's own loader and its cache. Null
 * when there is no such page, when it cannot be fetched, or when it belongs to a newer build than
 * the code that runs: then only a full load of the page is right.
 */
export async function loadPageData(path: string): Promise<unknown> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  const result = await loader?.loadPage(path).catch(() => undefined);
  if (!result?.page || result.status === 'error' || result.page.path !== path) return null;
  const isSameBuild = !build || result.page.webpackCompilationHash === build;
  return isSameBuild ? (result.json?.data ?? null) : null;
}
