import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { UNLISTED_PAGES } from '@tequiora/cms/contracts/pages.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { COMPOSED_ROUTE, FIXED_ROUTES, SYSTEM_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const HIDDEN_ROUTES = ['/blog', ...UNLISTED_PAGES, '/vista-previa'];

/** Expected minimum structured data types per path. */
const DATA_TYPES: Record<string, string[]> = {
  '/': ['LocalBusiness', 'WebSite'],
  '/productos': ['BreadcrumbList', 'ItemList', 'ItemList'],
  '/portafolio': ['BreadcrumbList', 'ItemList'],
  '/servicios': ['BreadcrumbList', 'ItemList'],
  '/contacto': ['BreadcrumbList', 'ContactPage'],
  [COMPOSED_ROUTE]: ['BreadcrumbList', 'FAQPage'],
};

function expectedTypesOf(path: string, hasQuestions: boolean): string[] {
  const own = DATA_TYPES[path];
  if (own) return own;
  if (SYSTEM_ROUTES.includes(path)) return ['BreadcrumbList', 'FAQPage', 'SoftwareApplication'];
  if (path.startsWith('/productos/'))
    return ['BreadcrumbList', 'Product', ...(hasQuestions ? ['FAQPage'] : [])];
  if (path.startsWith('/portafolio/')) return ['Article', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

async function sitemapOf(request: APIRequestContext) {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const sitemap = /<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '';
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, url = '', lastmod]) => ({ path: new URL(url).pathname, lastmod }),
  );
}

/** Reads the head of the static HTML, before any script has run. */
function readHead(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) =>
    page.querySelector(selector)?.getAttribute('content') ?? null;
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return {
    title: page.title,
    lang: page.documentElement.lang,
    description: content('meta[name=description]'),
    canonicals: [...page.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    image: content('meta[property="og:image"]'),
    ogTitle: content('meta[property="og:title"]'),
    robots: content('meta[name=robots]'),
    hasQuestions: page.querySelector('#preguntas') !== null,
    headings: page.querySelectorAll('h1').length,
    data: scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>),
  };
}

/** Returns the paths of empty values. */
function emptyValues(value: unknown, path = '$'): string[] {
  if (value === null || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => emptyValues(part, `${path}.${key}`));
}

test('every page has complete metadata for search engines and sharing', async ({
  page,
  request,
  product,
}) => {
  await page.goto('/blog');
  const titles = new Map<string, string>();
  for (const { path } of await sitemapOf(request)) {
    const head = await page.evaluate(readHead, await (await request.get(path)).text());
    expect.soft(head.title, path).toMatch(/Tequiora/);
    expect.soft(head.ogTitle, path).toBe(head.title);
    expect.soft(titles.get(head.title), `${path} has a unique title`).toBeUndefined();
    titles.set(head.title, path);
    expect.soft(head.lang, path).toBe('es-MX');
    expect.soft(head.description?.length, `${path} description`).toBeGreaterThanOrEqual(50);
    expect.soft(head.description?.length, `${path} description`).toBeLessThanOrEqual(170);
    expect.soft(head.canonicals, path).toEqual([`${product.siteUrl}${path}`]);
    expect.soft(head.robots, path).toBeNull();
    expect.soft(head.headings, `${path} h1`).toBe(1);

    const types = head.data.map((item) => item['@type']).toSorted();
    expect
      .soft(types, `${path} JSON-LD`)
      .toEqual(expectedTypesOf(path, head.hasQuestions).toSorted());
    expect.soft(emptyValues(head.data), `${path} JSON-LD`).toEqual([]);
    expect.soft(JSON.stringify(head.data), path).not.toContain('AggregateRating');

    const image = await request.get(head.image ?? '/no-share-picture');
    expect.soft(image.status(), `${path} og:image ${head.image}`).toBe(200);
    const { width, height } = await sharp(await image.body()).metadata();
    expect.soft([width, height], `${path} og:image`).toEqual([1200, 630]);
  }
});

test('the sitemap lists every page with its date, and robots.txt links to it', async ({
  request,
  product,
}) => {
  const pages = await sitemapOf(request);
  const paths = pages.map(({ path }) => path);
  const listed = FIXED_ROUTES.filter((route) => !HIDDEN_ROUTES.includes(route));
  expect(paths).toEqual(expect.arrayContaining(listed));
  for (const route of [...HIDDEN_ROUTES, '/404', '/admin']) expect(paths).not.toContain(route);
  for (const { path, lastmod } of pages) expect(Date.parse(lastmod ?? ''), path).not.toBeNaN();

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${product.siteUrl}/sitemap-index.xml`);
});

test('browsers find an icon, and researchers an address, where they look for them', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  const security = await request.get('/.well-known/security.txt');
  expect(await security.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/);
});

test('the blog under construction, the thank-you page, the preview and unknown paths are excluded from search results', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  for (const path of [...HIDDEN_ROUTES, '/no-existe']) {
    const head = await page.evaluate(readHead, await (await request.get(path)).text());
    expect(head.robots, path).toBe('noindex');
  }
});

test('the manifest is in Spanish and its icons exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    lang: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.lang).toBe('es-MX');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('a screen reader announces a new page in Spanish', async ({ page }) => {
  // Before hydration a link triggers a full page load, which is not announced.
  await expect(async () => {
    await openHydrated(page, '/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Portafolio' }).click();
    await expect(page).toHaveURL(/portafolio$/);
    const announcer = page.locator('#gatsby-announcer');
    await expect(announcer).toHaveText(/^Página: Proyectos/, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});
