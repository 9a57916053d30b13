/** @jest-environment node */
import { chatReference } from '../../../../cms/contracts/chat-reference';
import type { CmsSchema } from '../cms-connection';
import { findContentProblems, type ContentNode } from './find-content-problems';

const PRODUCT: CmsSchema = {
  uid: 'api::product.product',
  singularName: 'product',
  displayName: 'Producto',
  kind: 'collectionType',
  attributes: {
    name: { type: 'string', required: true },
    slug: { type: 'uid', required: true },
    price: { type: 'decimal', required: true },
    category: { type: 'relation', required: true },
    body: { type: 'blocks' },
    image: { type: 'media' },
    seo: { type: 'component', component: 'shared.seo' },
  },
};
const SEO: CmsSchema = {
  uid: 'shared.seo',
  singularName: 'seo',
  displayName: 'SEO',
  attributes: { shareImage: { type: 'media' }, title: { type: 'string', required: true } },
};
const HOME: CmsSchema = {
  uid: 'api::home-page.home-page',
  singularName: 'home-page',
  displayName: 'Página de inicio',
  kind: 'singleType',
  attributes: { hero: { type: 'component', component: 'shared.seo', required: true } },
};
const schemas = new Map([PRODUCT, SEO, HOME].map((schema) => [schema.uid, schema]));

function node(id: string, type: string, fields: object = {}): ContentNode {
  return { id, documentId: `doc-${id}`, internal: { type }, ...fields };
}

const product = (id: string, fields: object = {}) =>
  node(id, 'STRAPI_PRODUCT', { name: 'Punto de venta', slug: id, price: 0, ...fields });

function find(...nodes: ContentNode[]) {
  return findContentProblems({
    nodes: new Map(nodes.map((each) => [each.id, each])),
    schemas,
    hasPicture: ({ localFile___NODE: id }) => id === 'f',
  });
}

const messages = (...nodes: ContentNode[]) => find(...nodes).map(({ message }) => message);

test('valid content has no problems', () => {
  const image = node('m', 'STRAPI__MEDIA', { localFile___NODE: 'f' });
  const seo = node('s', 'STRAPI__COMPONENT_SHARED_SEO', { title: 'T', shareImage___NODE: 'm' });
  expect(find(product('a', { image___NODE: 'm', seo___NODE: 's' }), image, seo)).toEqual([]);
});

test.each([
  ['was not downloaded', {}],
  ['has a node that is gone', { localFile___NODE: 'collected' }],
])('a picture whose file %s is reported with its entry', (_reason, file) => {
  expect(find(product('a', { image___NODE: 'm' }), node('m', 'STRAPI__MEDIA', file))).toEqual([
    {
      message: 'Producto «Punto de venta»: la imagen principal no se pudo descargar.',
      entry: { uid: PRODUCT.uid, documentId: 'doc-a', name: 'Punto de venta' },
      isTransient: true,
    },
  ]);
});

test('a picture in a component is reported with the component', () => {
  const seo = node('s', 'STRAPI__COMPONENT_SHARED_SEO', {
    title: 'Lo mejor',
    shareImage___NODE: 'm',
  });
  expect(messages(product('a', { seo___NODE: 's' }), seo, node('m', 'STRAPI__MEDIA'))).toEqual([
    'Producto «Punto de venta»: la imagen para compartir no se pudo descargar en «Lo mejor».',
  ]);
});

test('a missing picture of rich text is reported', () => {
  const [there, missing] = [
    node('m', 'STRAPI__MEDIA', { localFile___NODE: 'f' }),
    node('n', 'STRAPI__MEDIA'),
  ];
  const withPictures = (...ids: string[]) => product('a', { body: ids, bodyPictures___NODE: ids });
  expect(messages(withPictures('m'), there)).toEqual([]);
  expect(messages(withPictures('m', 'n'), there, missing)).toEqual([
    'Producto «Punto de venta»: una imagen en el texto no se pudo descargar.',
  ]);
});

test('empty required fields are reported, but not relations and zeros', () => {
  const seo = node('s', 'STRAPI__COMPONENT_SHARED_SEO');
  expect(messages(product('a', { price: null, seo___NODE: 's' }), seo)).toEqual([
    'Producto «Punto de venta»: falta el precio.',
    'Producto «Punto de venta»: falta el título en el campo «seo».',
  ]);
  expect(messages(node('h', 'STRAPI_HOME_PAGE'))).toEqual([
    'Página de inicio: falta el encabezado.',
  ]);
});

test('two entries with one URL are reported', () => {
  expect(messages(product('a', { slug: 'x' }), product('b', { slug: 'x', name: 'Otro' }))).toEqual([
    'Producto «Otro»: tiene la misma dirección («x») que «Punto de venta».',
  ]);
});

test('of two entries with one URL, reports the one that is not live at it', () => {
  const nodes = [product('a', { slug: 'x', name: 'Nuevo' }), product('b', { slug: 'x' })];
  const found = findContentProblems({
    nodes: new Map(nodes.map((each) => [each.id, each])),
    schemas,
    isOwner: ({ documentId }) => documentId === 'doc-b',
  });
  expect(found.map(({ entry }) => entry.name)).toEqual(['Nuevo']);
});

test('reports characters that HTML forbids, including those in rich text', () => {
  const text = (value: string) => [
    { type: 'paragraph', children: [{ type: 'text', text: value }] },
  ];
  expect(messages(product('a', { name: 'Punto 🔥\tde\nventa' }))).toEqual([]);
  for (const bad of ['\u000B', '\u0000', '\uD83D', '\uFFFE', '\u0085']) {
    expect(messages(product('a', { body: text(`Punto${bad}de venta`) }))).toEqual([
      'Producto «Punto de venta»: el texto tiene caracteres invisibles que no se admiten.',
    ]);
  }
});

test.each([['index'], ['Index'], ['a b'], ['🔥'], ['..'], ['a/b']])(
  'reports a product slug that does not lead to its own page: %s',
  (slug) => expect(messages(product('a', { slug }))).toHaveLength(1),
);

test('reports an image file that cannot be decoded', () => {
  const nodes = [
    product('a', { image___NODE: 'm' }),
    node('m', 'STRAPI__MEDIA', { localFile___NODE: 'f' }),
  ];
  const found = findContentProblems({
    nodes: new Map(nodes.map((each) => [each.id, each])),
    schemas,
    unreadable: new Set(['f']),
  });
  expect(found.map(({ message }) => message)).toEqual([
    'Producto «Punto de venta»: la imagen principal no es una imagen que se pueda abrir.',
  ]);
});

test('entries whose chat links have the same reference are reported', () => {
  const slugs = new Map<string, string>();
  for (let index = 0; ; index += 1) {
    const slug = `lector-${index}`;
    const reference = chatReference(`/productos/${slug}`, { type: 'product', slug });
    const other = slugs.get(reference);
    slugs.set(reference, slug);
    if (other === undefined) continue;
    const found = messages(product(other, { name: 'Lector' }), product(slug, { name: 'Escáner' }));
    expect(found).toEqual([
      'Producto «Escáner»: sus enlaces de WhatsApp tienen la misma referencia que los de «Lector»; cambia su dirección.',
    ]);
    return;
  }
});

describe('of a composed page', () => {
  const PAGE: CmsSchema = {
    uid: 'api::page.page',
    singularName: 'page',
    displayName: 'Página',
    kind: 'collectionType',
    attributes: {
      title: { type: 'string', required: true },
      slug: { type: 'uid', required: true },
      sections: { type: 'dynamiczone', required: true },
    },
  };
  const HERO: CmsSchema = {
    ...SEO,
    uid: 'page.hero',
    singularName: 'hero',
    displayName: 'Portada',
  };
  const problemsOf = (slug: string, ...parts: ContentNode[]) => {
    const page = node('p', 'STRAPI_PAGE', {
      ...{ title: 'Buen Fin', slug },
      sections___NODE: parts.map(({ id }) => id),
    });
    return findContentProblems({
      nodes: new Map([page, ...parts].map((each) => [each.id, each])),
      schemas: new Map([PAGE, HERO].map((schema) => [schema.uid, schema])),
    }).map(({ message }) => message);
  };
  const hero = (fields: object = { title: 'Uno' }) =>
    node('h', 'STRAPI__COMPONENT_PAGE_HERO', { strapi_component: 'page.hero', ...fields });

  test('the sections are checked like components', () => {
    expect(problemsOf('buen-fin', hero())).toEqual([]);
    expect(problemsOf('buen-fin', hero({}))).toEqual([expect.stringContaining('falta el título')]);
    expect(problemsOf('buen-fin')).toEqual([expect.stringContaining('falta al menos una sección')]);
  });

  test.each(['productos', 'contacto', 'blog', 'icons', 'vista-previa', 'admin'])(
    'the address /%s of the site is reported',
    (slug) => {
      expect(problemsOf(slug, hero())).toEqual([expect.stringContaining('la usa el propio sitio')]);
    },
  );
});
