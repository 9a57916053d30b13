import { atomFeed, type FeedArticle, jsonFeed } from './feeds';

const SITE = 'https://tequiora.example';

const article: FeedArticle = {
  documentId: 'd1',
  title: 'Caja & cajón',
  slug: 'caja',
  summary: 'Qué es <todo>.',
  date: '2026-11-09',
  updatedAt: '2026-11-20T10:00:00.000Z',
  body: [
    { type: 'paragraph', children: [{ type: 'text', text: 'Uno.' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Dos.' }] },
  ],
  author: { name: 'Araceli Ventura' },
  category: { name: 'Punto de venta' },
};

test('the Atom feed is well-formed, and has the time of the last change', () => {
  const later = { ...article, documentId: 'd2', date: '2026-12-01', author: null, category: null };
  const xml = new DOMParser().parseFromString(atomFeed(SITE, [later, article]), 'application/xml');
  const textsOf = (selector: string) =>
    [...xml.querySelectorAll(selector)].map((each) => each.textContent);
  expect(textsOf('parsererror')).toEqual([]);
  expect(textsOf('feed > updated')).toEqual(['2026-12-01T12:00:00.000Z']);
  expect(textsOf('entry > updated')).toEqual([
    '2026-12-01T12:00:00.000Z',
    '2026-11-20T10:00:00.000Z',
  ]);
  expect(textsOf('entry > title')).toEqual(['Caja & cajón', 'Caja & cajón']);
  expect(textsOf('author > name')).toEqual(['Tequiora', 'Araceli Ventura']);
  expect(textsOf('entry > summary').at(-1)).toBe('Qué es <todo>.');
  expect(textsOf('entry > content').at(-1)).toBe('Uno.\n\nDos.');
});

test('the JSON feed has the fields of version 1.1', () => {
  expect(JSON.parse(jsonFeed(SITE, [article]))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog de Tequiora',
    home_page_url: `${SITE}/blog`,
    feed_url: `${SITE}/blog/feed.json`,
    language: 'es-MX',
    items: [
      {
        id: 'tag:tequiora.example,2024:d1',
        url: `${SITE}/blog/caja`,
        title: 'Caja & cajón',
        summary: 'Qué es <todo>.',
        content_text: 'Uno.\n\nDos.',
        date_published: '2026-11-09T12:00:00.000Z',
        date_modified: '2026-11-20T10:00:00.000Z',
        authors: [{ name: 'Araceli Ventura' }],
        tags: ['Punto de venta'],
      },
    ],
  });
});
