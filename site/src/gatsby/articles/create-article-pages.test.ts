/** @jest-environment node */
import type { CreatePageArgs, CreatePagesArgs, Node } from 'gatsby';
import type { ResolverArgs, ResolverContext } from '../schema/resolver-args';
import { addFirstArticles, createArticlePages } from './create-article-pages';
import { addLinkedEntries } from './linked-entries';

const node = (type: string, id: string, fields: object = {}) =>
  ({ id, slug: id, internal: { type }, ...fields }) as unknown as Node;
const link = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', text: 'Ver' }] }],
});
const article = (id: string, date: string, body: object[] = []) =>
  node('STRAPI_ARTICLE', id, { date, body, category___NODE: 'hoteles' });

const NODES = [
  article('vieja', '2026-11-01'),
  article('nueva', '2026-11-09', [link('/productos/lector'), link('/contacto')]),
  article('media', '2026-11-05', [
    link('/servicios#diagnostico'),
    link('/portafolio/hotel'),
    link('/productos/caja'),
  ]),
  node('STRAPI_ARTICLE_CATEGORY', 'hoteles', { name: 'Hoteles', order: 1 }),
  node('STRAPI_PRODUCT', 'lector', { name: 'Lector', price: 890, tax: null, image___NODE: 'foto' }),
  node('STRAPI_PRODUCT', 'rebajado', {
    name: 'Rebajado',
    price: 890,
    offerPrice: 790.5,
    tax: null,
  }),
  node('STRAPI_PRODUCT', 'kiosco', { name: 'Kiosco', price: null, unit: 'por pieza' }),
  node('STRAPI_COMPLEMENTARY_SERVICE', 'bot', {
    ...{ name: 'Bot', priceMin: 9000, priceMax: 14_000, tax: 'ivaIncluido' },
  }),
  node('STRAPI_SERVICE', 'diagnostico', { name: 'Diagnóstico', price: 'Desde $1,800' }),
  node('STRAPI_CASE', 'hotel', { title: 'Un hotel', description: 'Doce habitaciones.' }),
  node('STRAPI_FLAGSHIP_PRODUCT', 'caja', { name: 'Caja', pricing___NODE: 'precio' }),
  node('PRICING', 'precio', { amount: 299, period: 'mes' }),
  node('STRAPI__MEDIA', 'foto'),
];

function createPages(nodes: readonly Node[]) {
  const pages = new Map<string, Record<string, unknown>>();
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const createPage = ({ path, context }: { path: string; context: Record<string, unknown> }) =>
    pages.set(path, context);
  const actions = { createPage, deletePage: ({ path }: { path: string }) => pages.delete(path) };
  const api = { actions, getNodesByType };
  addFirstArticles({ ...api, page: { path: '/blog' } } as unknown as CreatePageArgs);
  createArticlePages(api as unknown as CreatePagesArgs);
  return pages;
}

test('without articles, the blog has a page without articles', () => {
  expect([...createPages([])]).toEqual([
    ['/blog', expect.objectContaining({ articles: [], noindex: true })],
  ]);
});

test('each article has a page, with its neighbours and the entries of its links alone', () => {
  const pages = createPages(NODES);
  expect([...pages.keys()]).toEqual([
    '/blog',
    '/blog/nueva',
    '/blog/media',
    '/blog/vieja',
    '/blog/categoria/hoteles',
  ]);
  expect(pages.get('/blog')).toMatchObject({ articles: ['nueva', 'media', 'vieja'] });
  expect(pages.get('/blog/nueva')).toEqual({
    id: 'nueva',
    linked: ['lector'],
    related: ['media', 'vieja'],
    previous: ['media'],
    next: [],
  });
  expect(pages.get('/blog/media')).toMatchObject({
    linked: ['diagnostico', 'hotel', 'caja'],
    previous: ['vieja'],
    next: ['nueva'],
  });
});

test('linkedEntries returns the facts of the cards', () => {
  const byId = new Map(NODES.map((each) => [each.id, each]));
  const context: ResolverContext = {
    nodeModel: {
      getNodeById: ({ id }) => byId.get(id) ?? null,
      getNodesByIds: ({ ids }) => ids.flatMap((id) => byId.get(id) ?? []),
      findAll: () => Promise.resolve({ entries: [] }),
    },
  };
  let resolve: ((root: unknown, args: object, context: ResolverContext) => unknown) | undefined;
  addLinkedEntries({
    createResolvers: (resolvers: { Query: { linkedEntries: { resolve: typeof resolve } } }) => {
      ({ resolve } = resolvers.Query.linkedEntries);
    },
  } as unknown as ResolverArgs);
  expect(
    resolve?.(
      null,
      { ids: ['lector', 'diagnostico', 'hotel', 'caja', 'rebajado', 'kiosco', 'bot', 'foto'] },
      context,
    ),
  ).toMatchObject([
    {
      href: '/productos/lector',
      kind: 'Producto',
      price: '$890.00 MXN + IVA',
      image: { id: 'foto' },
    },
    { href: '/servicios#diagnostico', kind: 'Servicio', price: 'Desde $1,800', image: null },
    { href: '/portafolio/hotel', kind: 'Caso de éxito', name: 'Un hotel', price: null },
    { href: '/productos/caja', kind: 'Sistema', price: 'Desde $299 MXN/mes + IVA' },
    { href: '/productos/rebajado', price: '$790.50 MXN + IVA' },
    { href: '/productos/kiosco', price: 'A cotizar' },
    { href: '/servicios#bot', price: '$9,000 – $14,000 MXN IVA incluido' },
  ]);
});
