import { ENTRY_PAGES } from '@tequiora/cms/contracts/addresses.ts';
import { UNLISTED_PAGES } from '@tequiora/cms/contracts/pages.ts';
import { UserError } from '../lib/user-error.ts';

type Route = { path: string; html: string; isNoindex: boolean };

/** Prefixes of many similar pages, the longest first; only the first page of each is measured. */
const KINDS = Object.values(ENTRY_PAGES)
  // Composed pages differ, and every path starts with theirs.
  .filter((prefix) => prefix !== '/')
  .sort((a, b) => b.length - a.length);

const kindOf = (path: string) => KINDS.find((prefix) => path.startsWith(prefix));

async function read(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return response.text();
  throw new UserError(
    `${url} no responde${response ? ` (${response.status})` : ''}.`,
    'Inicia el producto con npm start, espera a que publique y repite la orden, o da otra dirección: npm run bench:pages -- --url http://…',
  );
}

/** Returns the paths of a sitemap, with one example of each kind of page. */
export function examplesOf(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address]) => new URL(address ?? '').pathname).sort();
  return paths.filter((path) => {
    const kind = kindOf(path);
    return !kind || path === paths.find((other) => kindOf(other) === kind);
  });
}

/**
 * Returns every public route, in the sitemap or not, filtered by `only`; without `/404`, which redirects
 * to the home page at once.
 */
export async function findRoutes(site: string, only: readonly string[]): Promise<Route[]> {
  const listed = examplesOf(await read(`${site}/sitemap-0.xml`));
  const selected = [...listed, ...UNLISTED_PAGES].filter(
    (path) => !only.length || only.includes(path),
  );
  return Promise.all(
    selected.map(async (path) => {
      const html = await read(`${site}${path}`);
      return { path, html, isNoindex: /<meta[^>]*content="noindex/.test(html) };
    }),
  );
}
