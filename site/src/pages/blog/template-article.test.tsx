import { screen, waitFor, within } from '@testing-library/react';
import { makeArticle } from '../../../test/articles.ts';
import { axe } from '../../../test/axe.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ArticlePage from './template-article.tsx';

const SITE = 'https://tequiora.example';
process.env.GATSBY_SITE_URL = SITE;

const CARD = {
  href: '/productos/cajon',
  kind: 'Producto',
  name: 'Cajón de dinero',
  description: 'Con cinco billeteros.',
  price: '$1,190.00 MXN + IVA',
  image: null,
};

function show(overrides: Partial<Queries.ArticlePageQuery> = {}) {
  const data: Queries.ArticlePageQuery = {
    article: makeArticle(),
    linked: [CARD],
    related: [makeArticle({ slug: 'otra', title: 'Otra' })],
    previous: [{ slug: 'vieja', title: 'Vieja' }],
    next: [],
    page: null,
    ...overrides,
  };
  return renderPage(ArticlePage, data);
}

test('shows the title, the author, the date and the reading time', async () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cinco minutos para tu caja');
  expect(screen.getByText('Araceli Ventura')).toBeVisible();
  expect(screen.getByText('Atención a clientes')).toBeVisible();
  expect(screen.getAllByText('9 de noviembre de 2026')[0]).toBeVisible();
  expect(screen.getByText('1 min de lectura')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('shows tables, notes, quotations, buttons and cards of the text', () => {
  const { container } = show();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual([
    'Venta',
    'Diferencia',
    '$5,000',
    '$10',
  ]);
  expect(screen.getByRole('note')).toHaveTextContent('NotaCuenta el fondo.');
  expect(container.querySelector('blockquote')).toHaveTextContent('Dormí tranquila.');
  expect(screen.getByText('Marisol Cruz').tagName).toBe('FIGCAPTION');
  expect(screen.getByRole('link', { name: 'Cajón de dinero' })).toHaveAttribute(
    'href',
    '/productos/cajon',
  );
  expect(screen.getByText('$1,190.00 MXN + IVA')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contacto');
});

test('shows a link alone to an entry that is not on the site as a button', () => {
  show({ linked: [] });
  expect(screen.getByRole('link', { name: 'Cajón' })).toHaveAttribute('href', '/productos/cajon');
});

test('links to related articles, to the older one, and at the end to the blog', () => {
  show();
  expect(screen.getByRole('link', { name: 'Otra' })).toHaveAttribute('href', '/blog/otra');
  const [previous, next] = within(
    screen.getByRole('navigation', { name: 'Más artículos' }),
  ).getAllByRole('link');
  expect(previous).toHaveAttribute('href', '/blog/vieja');
  expect(next).toHaveAttribute('href', '/blog');
});

test('describes the article to search engines and feed readers', async () => {
  show();
  await waitFor(() => expect(document.title).toBe('Cinco minutos para tu caja | Tequiora'));
  const head = (selector: string) => document.head.querySelector(selector);
  await waitFor(() => expect(head('link[type="application/atom+xml"]')).not.toBeNull());
  expect(head('link[type="application/atom+xml"]')).toHaveAttribute('href', '/blog/atom.xml');
  expect(head('link[type="application/feed+json"]')).toHaveAttribute('href', '/blog/feed.json');
  expect(head('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const [article, trail] = [
    ...document.head.querySelectorAll('script[type="application/ld+json"]'),
  ].map((script) => JSON.parse(script.textContent) as Record<string, unknown>);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Cinco minutos para tu caja',
    url: `${SITE}/blog/caja`,
    datePublished: '2026-11-09',
    dateModified: '2026-11-20T10:00:00.000Z',
    author: { '@type': 'Person', name: 'Araceli Ventura', jobTitle: 'Atención a clientes' },
    articleSection: 'Punto de venta',
    image: `${SITE}/static/caja.jpg`,
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((trail?.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
    `${SITE}/`,
    `${SITE}/blog`,
    `${SITE}/blog/categoria/punto-de-venta`,
    `${SITE}/blog/caja`,
  ]);
});
