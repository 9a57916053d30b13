/** @jest-environment node */
import { articleLists, ARTICLES_PER_PAGE } from './article-lists';
import { relatedArticles } from './article-neighbours';
import { newestFirst } from './listed-articles';

const article = (id: string, category: string | null = 'cajas') => ({ id, category });
const category = (id: string, order: number | null = null) => ({ id, slug: id, name: id, order });
const many = (count: number) => Array.from({ length: count }, (_, index) => article(`a${index}`));

test('the blog without articles has one page for search engines to skip, as have empty categories', () => {
  const lists = articleLists([], [category('cajas')]);
  expect(lists.map(({ path, context }) => [path, context.noindex, context.count])).toEqual([
    ['/blog', true, 1],
    ['/blog/categoria/cajas', true, 1],
  ]);
});

test('each list is split into pages', () => {
  const lists = articleLists(
    [...many(ARTICLES_PER_PAGE + 1), article('otro', 'hoteles')],
    [category('hoteles'), category('cajas', 1), category('vacia')],
  );
  expect(lists.map(({ path, context }) => [path, context.articles.length])).toEqual([
    ['/blog', ARTICLES_PER_PAGE],
    ['/blog/pagina/2', 2],
    ['/blog/categoria/cajas', ARTICLES_PER_PAGE],
    ['/blog/categoria/cajas/pagina/2', 1],
    ['/blog/categoria/hoteles', 1],
    ['/blog/categoria/vacia', 0],
  ]);
  expect(lists[1]?.context).toMatchObject({
    number: 2,
    count: 2,
    categories: ['cajas', 'hoteles'],
    category: [],
    noindex: false,
  });
});

test('articles are sorted by date, those of a day by address', () => {
  const dated = (slug: string, date: string) => ({ slug, date });
  const sorted = newestFirst([
    dated('b', '2026-11-01'),
    dated('a', '2026-11-01'),
    dated('c', '2026-11-09'),
  ]);
  expect(sorted.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

test('related articles are the following ones of the category, then the newest', () => {
  const articles = [article('n1', 'x'), article('c1'), article('c2'), article('n2', 'x')];
  expect(relatedArticles(articles, article('c2'))).toEqual(['c1', 'n1', 'n2']);
  expect(relatedArticles([article('c1')], article('c1'))).toEqual([]);
  const own = many(5);
  expect(relatedArticles(own, article('a3'))).toEqual(['a4', 'a0', 'a1']);
});
