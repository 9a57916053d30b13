/** @jest-environment node */
import { robotsText } from './robots';
import { securityText } from './security-txt';
import { resolvePages, serialize, type SitemapData } from './sitemap';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const entry = (date: number, noindex = false) => ({ updatedAt: day(date), seo: { noindex } });

function makeData(paths: string[], overrides: Partial<SitemapData> = {}): SitemapData {
  return { allSitePage: { nodes: paths.map((path) => ({ path })) }, ...overrides };
}

test('a page has the date of the newest entry it shows', () => {
  const data = makeData(['/productos', '/productos/lector', '/contacto'], {
    strapiProductsPage: entry(3),
    strapiContactPage: entry(1),
    allStrapiProduct: { nodes: [{ slug: 'lector', ...entry(9) }] },
  });
  expect(resolvePages(data).map(serialize)).toEqual([
    { url: '/contacto', lastmod: day(1) },
    { url: '/productos', lastmod: day(9) },
    { url: '/productos/lector', lastmod: day(9) },
  ]);
});

test("pages are sorted by path, independent of Gatsby's order", () => {
  const paths = ['/productos/lector', '/', '/contacto'];
  expect(resolvePages(makeData(paths)).map(({ path }) => path)).toEqual([
    '/',
    '/contacto',
    '/productos/lector',
  ]);
});

test('a page without an entry has no date', () => {
  expect(resolvePages(makeData(['/'])).map(serialize)).toEqual([{ url: '/' }]);
});

test('excludes the dashboard, the preview, the thank-you page, the search, error pages and entries with noindex', () => {
  const hidden = [
    '/admin',
    '/admin/[...]',
    '/vista-previa',
    '/contacto/gracias',
    '/buscar',
    '/404',
    '/404.html',
  ];
  const data = makeData([...hidden, '/contacto', '/sobre-nosotros'], {
    strapiAboutPage: entry(2, true),
  });
  expect(resolvePages(data).map(({ path }) => path)).toEqual(['/contacto']);
});

test('excludes a composed page that only its link leads to', () => {
  const page = (slug: string, visibility: 'publica' | 'soloEnlace') => ({
    slug,
    visibility,
    ...entry(4),
  });
  const data = makeData(['/', '/buen-fin', '/taller'], {
    allStrapiPage: { nodes: [page('buen-fin', 'publica'), page('taller', 'soloEnlace')] },
  });
  expect(resolvePages(data).map(serialize)).toEqual([
    { url: '/' },
    { url: '/buen-fin', lastmod: day(4) },
  ]);
});

test('the blog is listed once it has articles, as are their pages and those of the lists', () => {
  const noindex = { noindex: true };
  const empty = ['/blog', '/blog/categoria/hoteles'].map((path) => ({
    path,
    pageContext: noindex,
  }));
  expect(resolvePages({ allSitePage: { nodes: empty } })).toEqual([]);
  const paths = ['/blog', '/blog/categoria/hoteles', '/blog/pagina/2', '/blog/reservas'];
  const data = makeData(paths, {
    strapiBlogPage: entry(1),
    allStrapiArticle: { nodes: [{ slug: 'reservas', ...entry(9) }] },
  });
  expect(resolvePages(data).map(serialize)).toEqual([
    { url: '/blog', lastmod: day(9) },
    { url: '/blog/categoria/hoteles', lastmod: day(9) },
    { url: '/blog/pagina/2', lastmod: day(9) },
    { url: '/blog/reservas', lastmod: day(9) },
  ]);
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

test('security.txt names the address, and expires in less than a year at the start of a month', () => {
  const text = securityText('https://tequiora.example', 'hola@tequiora.mx', new Date('2026-11-28'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:hola@tequiora.mx',
    'Expires: 2027-10-01T00:00:00.000Z',
    'Preferred-Languages: es, en',
    'Canonical: https://tequiora.example/.well-known/security.txt',
    '',
  ]);
});
