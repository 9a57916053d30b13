import { screen, within } from '@testing-library/react';
import type { ArticleListContext } from '#src/lib/article-list-context.ts';
import { makeArticle } from '../../test/articles.ts';
import { axe } from '../../test/axe.ts';
import { renderPage } from '../../test/render-page.tsx';
import BlogPage from './blog.tsx';

const EMPTY: Queries.BlogPageQuery = {
  page: null,
  message: null,
  articles: [],
  categories: [],
  category: [],
};
const CATEGORIES = ['Hoteles', 'Punto de venta'].map((name) => ({
  id: name,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
}));

function show(data: Partial<Queries.BlogPageQuery>, context: Partial<ArticleListContext> = {}) {
  const lists = { articles: [], categories: [], category: [] };
  const pageContext = { ...lists, number: 1, count: 1, noindex: false, ...context };
  return renderPage(BlogPage, { ...EMPTY, ...data }, { pageContext });
}

test('says that the page is under construction, and offers the newsletter and a link home', async () => {
  const { container } = show({}, { noindex: true });
  expect(screen.getByRole('heading', { level: 1, name: 'En construcción' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suscribirse' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the words between asterisks as highlighted', () => {
  show({ message: { title: 'Blog *en camino*', description: 'Muy pronto.' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Blog en camino' })).toBeVisible();
});

test('lists the articles with their date and reading time, and links to the categories', async () => {
  const articles = [makeArticle(), makeArticle({ slug: 'otra', title: 'Otra' })];
  const { container } = show({ articles, categories: CATEGORIES });
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otra' })).toHaveAttribute('href', '/blog/otra');
  expect(screen.getAllByText('3 min de lectura')).toHaveLength(2);
  expect(screen.getAllByText('9 de noviembre de 2026')[0]).toHaveAttribute(
    'datetime',
    '2026-11-09',
  );
  const themes = within(screen.getByRole('navigation', { name: 'Temas del blog' }));
  expect(themes.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'page');
  expect(themes.getByRole('link', { name: 'Hoteles' })).toHaveAttribute(
    'href',
    '/blog/categoria/hoteles',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('links to the pages before and after, within the list of a category', () => {
  const category = [{ name: 'Hoteles', slug: 'hoteles', description: 'Reservas.' }];
  show({ articles: [makeArticle()], categories: CATEGORIES, category }, { number: 2, count: 3 });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoteles' })).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(pages.getByText('Página 2 de 3')).toBeVisible();
  expect(pages.getByRole('link', { name: 'Más recientes' })).toHaveAttribute(
    'href',
    '/blog/categoria/hoteles',
  );
  expect(pages.getByRole('link', { name: 'Anteriores' })).toHaveAttribute(
    'href',
    '/blog/categoria/hoteles/pagina/3',
  );
});
