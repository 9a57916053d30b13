import { UserError } from '../lib/user-error.ts';

export type Route = { path: string; html: string; isNoindex: boolean };

/** Public, and in no sitemap. Not `/404`: it takes the visitor home at once. */
const UNLISTED = ['/contacto/gracias'];
/** Of these there are many alike; the first stands for all. */
const KINDS = ['/productos/', '/portafolio/'];

async function read(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return response.text();
  throw new UserError(
    `${url} no responde${response ? ` (${response.status})` : ''}.`,
    'Inicia el producto con npm start, espera a que publique y repite la orden, o da otra dirección: npm run bench:pages -- --url http://…',
  );
}

/** The paths of a sitemap, with one example of each kind of page. */
export function examplesOf(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address]) => new URL(address ?? '').pathname).sort();
  return paths.filter((path) => {
    const kind = KINDS.find((prefix) => path.startsWith(prefix));
    return !kind || path === paths.find((other) => other.startsWith(kind));
  });
}

/** Every public route that the site lists, and those it lists nowhere. */
export async function findRoutes(site: string, only: readonly string[]): Promise<Route[]> {
  const listed = examplesOf(await read(`${site}/sitemap-0.xml`));
  const wanted = [...listed, ...UNLISTED].filter((path) => !only.length || only.includes(path));
  return Promise.all(
    wanted.map(async (path) => {
      const html = await read(`${site}${path}`);
      return { path, html, isNoindex: /<meta[^>]*content="noindex/.test(html) };
    }),
  );
}
