import type { Model } from '../content-attributes';
import { createPublishedContentReader } from '../published-content-reader';

const MODELS: Record<string, Model> = {
  product: {
    attributes: {
      name: { type: 'string' },
      secret: { type: 'string', private: true },
      createdAt: { type: 'datetime' },
      image: { type: 'media' },
      tags: { type: 'relation', target: 'tag' },
      seo: { type: 'component', component: 'seo' },
      parts: { type: 'dynamiczone', components: ['seo'] },
    },
  },
  seo: { attributes: { title: { type: 'string' }, shareImage: { type: 'media' } } },
};

const reader = createPublishedContentReader((uid) => MODELS[uid] ?? { attributes: {} });
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

const MEDIA = ['hash', 'url', 'alternativeText', 'caption', 'updatedAt'];

describe('createPublishedContentReader', () => {
  it('populates the fields that a page can show, at any depth', () => {
    expect(reader.populateOf('product')).toEqual({
      image: { select: MEDIA },
      tags: { select: ['documentId'] },
      seo: { populate: { shareImage: { select: MEDIA } } },
      parts: { on: { seo: { populate: { shareImage: { select: MEDIA } } } } },
    });
  });

  it('returns the content without ids, timestamps and private fields', () => {
    expect(reader.describe('product', row)).toEqual({
      name: 'Lector',
      image: ['h', '/h.webp', '', null, 'u'],
      tags: ['a', 'b'],
      seo: { title: 'T', shareImage: null },
      parts: [{ __component: 'seo', title: 'P', shareImage: null }],
    });
  });

  it('does not depend on the ids of rows or the order of relations', () => {
    const same = { ...row, id: 99, tags: [...row.tags].reverse() };
    expect(reader.describe('product', same)).toEqual(reader.describe('product', row));
  });
});
