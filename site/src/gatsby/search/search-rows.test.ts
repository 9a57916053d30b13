/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../../../../cms/contracts/pages';
import type { SearchCard, SearchData, SearchPage } from './search-query';
import { cardedEntries, searchRows } from './search-rows';
import { sectionFragments } from './section-fragments';

const SECTIONS = path.resolve(__dirname, '../../../../cms/src/components/page');

const seo = { noindex: null };
const hiddenSeo = { noindex: true };

const page: SearchPage = {
  title: 'Para restaurantes',
  slug: 'para-restaurantes',
  visibility: 'publica',
  seo,
  sections: [
    { hidden: null, title: 'Cobra sin filas', description: 'Con caja y comandas.' },
    { hidden: true, title: 'Secreto', questions: [{ question: '¿Oculta?', answer: 'Sí.' }] },
    {
      hidden: null,
      title: 'Preguntas',
      questions: [{ question: '¿Y si se va el internet?', answer: 'Sigue cobrando.' }],
    },
  ],
};

const article = {
  title: 'Cómo elegir lector',
  slug: 'elegir-lector',
  summary: 'Qué ver antes de comprar.',
  body: [{ type: 'heading', children: [{ type: 'text', text: 'Códigos QR' }] }],
  category: { name: 'Tiendas' },
  seo,
};

const FIXED: Record<`fixed${number}`, { seo: typeof seo }> = Object.fromEntries(
  listPages().map((_page, index) => [`fixed${index}`, { seo }]),
);

function makeData(overrides: Partial<SearchData> = {}): SearchData {
  return {
    systems: {
      nodes: [
        {
          id: 's',
          seo,
          subtitle: 'Punto de venta',
          searchTerms: 'pos',
          category: null,
          idealFor: ['Tiendas'],
        },
      ],
    },
    products: {
      nodes: [
        {
          id: 'p',
          seo,
          description: 'Lee códigos QR.',
          searchTerms: 'escáner',
          category: { name: 'Lectores', searchTerms: null },
        },
      ],
    },
    services: { nodes: [] },
    complementary: { nodes: [] },
    cases: { nodes: [] },
    packages: {
      nodes: [
        {
          name: 'Sitio básico',
          description: 'Una página.',
          category: null,
          idealFor: [],
          priceMin: 7000,
          priceMax: 9000,
          openEnded: null,
          offerPrice: 6000,
          tax: 'masIva',
        },
      ],
    },
    articles: { nodes: [article] },
    pages: { nodes: [page] },
    ...FIXED,
    ...overrides,
  };
}

const CARDS: SearchCard[] = [
  {
    href: '/productos/caja',
    name: 'Tequiora Caja',
    description: 'Cobra.',
    price: 'Desde $299 MXN/mes',
  },
  {
    href: '/productos/lector',
    name: 'Lector',
    description: 'Lee códigos.',
    price: '$790.00 MXN + IVA',
  },
];

const hrefs = (data: SearchData, cards = CARDS) => searchRows(data, cards).map(({ href }) => href);

test('a row has what its result shows, and the search terms of staff', () => {
  const [system, product] = searchRows(makeData(), CARDS);
  expect(system).toEqual({
    kind: 'system',
    href: '/productos/caja',
    name: 'Tequiora Caja',
    text: 'Punto de venta',
    price: 'Desde $299 MXN/mes',
    terms: 'Cobra., pos, Tiendas',
  });
  expect(product).toEqual({
    kind: 'product',
    href: '/productos/lector',
    name: 'Lector',
    text: 'Lee códigos.',
    price: '$790.00 MXN + IVA',
    terms: 'escáner, Lectores, Lee códigos QR.',
  });
});

test('packages, articles, pages and the questions of shown sections are found', () => {
  const rows = searchRows(makeData(), CARDS);
  expect(rows).toContainEqual(
    expect.objectContaining({ name: 'Sitio básico', price: '$6,000 MXN + IVA' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ href: '/blog/elegir-lector', terms: 'Tiendas, Códigos QR' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ href: '/para-restaurantes', text: 'Con caja y comandas.' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'question', href: '/para-restaurantes#seccion-preguntas' }),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Oculta|Secreto/);
});

test('what search engines may not list is not found', () => {
  const data = makeData({
    products: {
      nodes: [{ id: 'p', seo: hiddenSeo, description: '', searchTerms: null, category: null }],
    },
    articles: { nodes: [{ ...article, seo: hiddenSeo }] },
    pages: {
      nodes: [
        { ...page, seo: hiddenSeo },
        { ...page, slug: 'taller', visibility: 'soloEnlace' },
      ],
    },
  });
  expect(cardedEntries(data).map(({ id }) => id)).toEqual(['s']);
  const found = hrefs(data, CARDS.slice(0, 1));
  expect(found).not.toContain('/productos/lector');
  expect(found.join()).not.toMatch(/elegir-lector|restaurantes|taller/);
});

test('entries on a page that is hidden are not found, nor is an empty blog', () => {
  const productsAndServices = { fixed1: { seo: hiddenSeo }, fixed2: { seo: hiddenSeo } };
  const found = hrefs(makeData({ ...productsAndServices, articles: { nodes: [] } }));
  expect(found).toContain('/productos/caja');
  expect(found).not.toContain('/servicios#paquetes');
  expect(found).not.toContain('/productos');
  expect(found).not.toContain('/blog');
  expect(found).toContain('/productos/lector');
});

test('what is read of a section follows its schema', () => {
  const fragments = sectionFragments().split('\n');
  expect(fragments).toHaveLength(readdirSync(SECTIONS).length);
  expect(fragments).toContain('... on STRAPI__COMPONENT_PAGE_TEXT { title hidden }');
  expect(fragments).toContain(
    '... on STRAPI__COMPONENT_PAGE_QUESTIONS { title description questions { question answer } hidden }',
  );
});
