import type { Figures } from './measure.ts';
import { plainPage } from './plain-page.ts';
import { examplesOf } from './routes.ts';
import { brokenBudgets, table } from './table.ts';

jest.mock('chrome-launcher', () => ({}));
jest.mock('lighthouse', () => ({}));

const good: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 700,
  lcp: 900,
  tbt: 10,
  cls: 0,
  script: 110,
  firstView: 90,
};

test('returns every route of a sitemap, with one example of each kind', () => {
  const paths = ['/', '/productos', '/productos/b', '/productos/a', '/portafolio/c', '/blog'];
  const sitemap = paths.map((path) => `<url><loc>https://a.mx${path}</loc></url>`).join('');
  expect(examplesOf(sitemap)).toEqual([
    '/',
    '/blog',
    '/portafolio/c',
    '/productos',
    '/productos/a',
  ]);
});

test('measures each composed page, an article and the list of a category', () => {
  const paths = ['/buen-fin', '/blog/caja', '/blog/categoria/a', '/blog/categoria/b', '/taller'];
  const sitemap = paths.map((path) => `<url><loc>https://a.mx${path}</loc></url>`).join('');
  expect(examplesOf(sitemap)).toEqual(['/blog/caja', '/blog/categoria/a', '/buen-fin', '/taller']);
});

test('reports a median over budget, but not a single run', () => {
  const slow = { ...good, lcp: 1300 };
  const results = [
    { path: '/', site: [good, good, slow], plain: [good] },
    { path: '/blog', site: [slow, slow, good], plain: [good] },
  ];
  expect(brokenBudgets(results)).toEqual(['/: JS kB 110.0', '/blog: LCP 1300']);
  expect(table(results)).toContain('1300 ✗');
});

test('keeps texts and pictures in the plain page, but no scripts or styles', () => {
  const plain = plainPage(
    '<html><head><title data-x="1">Hola</title><style>p{}</style></head><body class="a"><p class="b">Sí<svg><path/></svg></p><img class="c" src="/a.webp" alt="A"/><template><script></script></template></body></html>',
  );
  expect(plain).toContain('<title>Hola</title>');
  expect(plain).toContain('<body><p>Sí</p><img src="/a.webp" alt="A"></body>');
  expect(plain).not.toMatch(/script|class|svg>/);
});
