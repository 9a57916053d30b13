import { createContentReader, type Model } from '../published-content';

const MODELS: Record<string, Model> = {
  product: {
    attributes: {
      name: { type: 'string' },
      secret: { type: 'string', private: true },
      createdAt: { type: 'datetime' },
      image: { type: 'media' },
      tags: { type: 'relation', target: 'tag' },
      shops: { type: 'relation', target: 'shop', mappedBy: 'products' },
      seo: { type: 'component', component: 'seo' },
      parts: { type: 'dynamiczone', components: ['seo'] },
    },
  },
  seo: { attributes: { title: { type: 'string' }, shareImage: { type: 'media' } } },
};

const reader = createContentReader((uid) => MODELS[uid] ?? { attributes: {} });
const row = {
  id: 7,
  documentId: 'doc-1',
  name: 'Lector',
  secret: 'x',
  createdAt: '2026-01-01',
  image: { id: 3, hash: 'h', url: '/h.webp', alternativeText: '', caption: null, updatedAt: 'u' },
  tags: [
    { id: 1, documentId: 'b' },
    { id: 2, documentId: 'a' },
  ],
  seo: { id: 5, title: 'T', shareImage: null },
  parts: [{ id: 6, __component: 'seo', title: 'P' }],
};

describe('createContentReader', () => {
  it('asks for what a page can show, at any depth', () => {
    expect(reader.populateOf('product')).toEqual({
      image: true,
      tags: { select: ['documentId'] },
      seo: { populate: { shareImage: true } },
      parts: { on: { seo: { populate: { shareImage: true } } } },
    });
  });

  it('keeps content and drops ids, moments and what is private', () => {
    expect(reader.describeRows('product', [row])).toEqual([
      {
        documentId: 'doc-1',
        content: {
          name: 'Lector',
          image: ['h', '/h.webp', '', null, 'u'],
          tags: ['a', 'b'],
          seo: { title: 'T', shareImage: null },
          parts: [['seo', { title: 'P', shareImage: null }]],
        },
      },
    ]);
  });

  it('does not depend on the order or the ids of rows', () => {
    const other = { ...row, documentId: 'doc-2', tags: [...row.tags].reverse() };
    expect(reader.describeRows('product', [{ ...other, id: 1 }, row])).toEqual(
      reader.describeRows('product', [row, { ...other, id: 99 }]),
    );
  });
});
