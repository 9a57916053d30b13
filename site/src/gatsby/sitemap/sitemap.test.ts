/** @jest-environment node */
import { robotsText } from './robots';
import { resolvePages, serialize, type SitemapData } from './sitemap';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const entry = (date: number, noindex = false) => ({ updatedAt: day(date), seo: { noindex } });

function makeData(paths: string[], overrides: Partial<SitemapData> = {}): SitemapData {
  return { allSitePage: { nodes: paths.map((path) => ({ path })) }, ...overrides };
}

test('a page has the date of the newest entry it shows', () => {
  const data = makeData(['/productos', '/productos/lector', '/blog'], {
    strapiProductsPage: entry(3),
    strapiBlogPage: entry(1),
    allStrapiProduct: { nodes: [{ slug: 'lector', ...entry(9) }] },
  });
  expect(resolvePages(data).map(serialize)).toEqual([
    { url: '/blog', lastmod: day(1) },
    { url: '/productos', lastmod: day(9) },
    { url: '/productos/lector', lastmod: day(9) },
  ]);
});

test("pages are sorted by path, independent of Gatsby's order", () => {
  const paths = ['/productos/lector', '/', '/blog'];
  expect(resolvePages(makeData(paths)).map(({ path }) => path)).toEqual([
    '/',
    '/blog',
    '/productos/lector',
  ]);
});

test('a page without an entry has no date', () => {
  expect(resolvePages(makeData(['/'])).map(serialize)).toEqual([{ url: '/' }]);
});

test('excludes the dashboard, the preview, the thank-you page, error pages and entries with noindex', () => {
  const hidden = [
    '/admin',
    '/admin/[...]',
    '/vista-previa',
    '/contacto/gracias',
    '/404',
    '/404.html',
  ];
  const data = makeData([...hidden, '/contacto', '/sobre-nosotros'], {
    strapiAboutPage: entry(2, true),
  });
  expect(resolvePages(data).map(({ path }) => path)).toEqual(['/contacto']);
});

test('a product with noindex does not exclude its list', () => {
  const data = makeData(['/productos', '/productos/lector'], {
    strapiProductsPage: entry(3),
    allStrapiProduct: { nodes: [{ slug: 'lector', ...entry(9, true) }] },
  });
  expect(resolvePages(data).map(({ path }) => path)).toEqual(['/productos']);
});

test('robots.txt allows everything but the dashboard and links to the sitemap', () => {
  expect(robotsText('https://tequiora.example')).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://tequiora.example/sitemap-index.xml\n',
  );
});
