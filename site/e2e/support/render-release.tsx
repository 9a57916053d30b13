import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasOwnFrame } from '#src/lib/paths.ts';
import { collectHead, takeHead } from '#src/root/collect-head.tsx';
import { collectStyles } from '#src/root/collect-styles.tsx';
import { wrapPageElement } from '#src/root/wrap-page-element.tsx';
import { staticQuery } from './gatsby-stub.ts';

export type RenderedPage = { path: string; html: string };

type PageData = {
  path: string;
  componentChunkName: string;
  result: object;
  staticQueryHashes: string[];
};

function readJson<T>(...names: string[]): T {
  return JSON.parse(readFileSync(path.join(...names), 'utf8')) as T;
}

/** Merges the static queries of a page: several read some fields of the site settings. */
function readStaticQueries(dataDir: string, hashes: string[]): object {
  type Query = { data: { strapiSiteSettings?: object } };
  const queries = hashes.map((hash) => readJson<Query>(dataDir, 'sq/d', `${hash}.json`));
  const settings = queries.map(({ data }) => data.strapiSiteSettings);
  const others = Object.assign({}, ...queries.map(({ data }) => data)) as object;
  return { ...others, strapiSiteSettings: Object.assign({}, ...settings) as object };
}

function renderPage(Page: ComponentType<object>, { path: pathname, result }: PageData) {
  const props = { ...result, location: { pathname, search: '', hash: '' } };
  const framed = wrapPageElement({ element: <Page {...props} />, props });
  const body = renderToStaticMarkup(collectStyles(pathname, collectHead(pathname, framed)));
  const head = renderToStaticMarkup(<>{takeHead(pathname)}</>);
  return { path: pathname, html: `<head>${head}</head><body>${body}</body>` };
}

/** Gatsby names the code of `src/pages/blog.tsx` `component---src-pages-blog-tsx`. */
const toKey = (name: string) => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** Writes the public pages of a release to standard output. `components`: by file in `src/pages`. */
export function renderRelease(
  releaseDir: string,
  components: Record<string, ComponentType<object>>,
): void {
  const dataDir = path.join(releaseDir, 'page-data');
  const byKey = new Map(
    Object.entries(components).map(([file, Page]) => [toKey(`component/src/pages/${file}`), Page]),
  );
  const pages: RenderedPage[] = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => readJson<PageData>(dataDir, file))
    .filter((page) => !hasOwnFrame(page.path))
    .map((page) => {
      const Page = byKey.get(toKey(page.componentChunkName));
      if (!Page) throw new Error(`No file in src/pages is ${page.componentChunkName}`);
      staticQuery.data = readStaticQueries(dataDir, page.staticQueryHashes);
      return renderPage(Page, page);
    });
  process.stdout.write(JSON.stringify(pages));
}
