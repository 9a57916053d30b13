import { createPreviewReader } from '../preview-reader';

const MODELS: Record<string, { attributes: Record<string, unknown> }> = {
  product: {
    attributes: {
      name: { type: 'string', required: true },
      note: { type: 'string' },
      price: { type: 'decimal', required: true },
      gradient: { type: 'enumeration', enum: ['anil', 'noche'], required: true },
      secret: { type: 'string', private: true },
      createdAt: { type: 'datetime' },
      image: { type: 'media' },
      category: { type: 'relation', target: 'category' },
      features: { type: 'component', component: 'shared.bullet', repeatable: true },
      figures: { type: 'component', component: 'stat', repeatable: true },
      hero: { type: 'component', component: 'hero', required: true },
      seo: { type: 'component', component: 'hero' },
    },
  },
  page: {
    attributes: {
      sections: { type: 'dynamiczone', components: ['hero', 'gallery'] },
    },
  },
  gallery: {
    attributes: {
      pictures: { type: 'media', multiple: true },
      chosen: { type: 'relation', relation: 'oneToMany', target: 'category' },
    },
  },
  shop: {
    attributes: {
      featured: { type: 'relation', relation: 'oneToMany', target: 'card' },
    },
  },
  card: {
    attributes: {
      name: { type: 'string' },
      image: { type: 'media' },
      category: { type: 'relation', relation: 'manyToOne', target: 'category' },
      related: { type: 'relation', relation: 'manyToMany', target: 'card' },
    },
  },
  category: {
    attributes: {
      name: { type: 'string' },
      secret: { type: 'string', private: true },
    },
  },
  stat: { attributes: { value: { type: 'string', required: true } } },
  hero: { attributes: { title: { type: 'string', required: true }, picture: { type: 'media' } } },
  'shared.bullet': { attributes: { text: { type: 'string', required: true } } },
};

const PICTURE = {
  url: '/a.webp',
  alternativeText: null,
  width: 8,
  height: 6,
  focalPoint: { x: 20, y: 75 },
};
const FIELDS = ['url', 'alternativeText', 'width', 'height', 'focalPoint'];

const reader = createPreviewReader((uid) => MODELS[uid] ?? { attributes: {} });

describe('createPreviewReader', () => {
  it('populates only the fields that a page shows, at any depth', () => {
    const hero = { populate: { picture: { fields: FIELDS } } };
    expect(reader.populateOf('product')).toEqual({
      image: { fields: FIELDS },
      category: { fields: ['name'], populate: {} },
      features: { populate: {} },
      figures: { populate: {} },
      hero,
      seo: hero,
    });
  });

  it('returns the props of the sections without ids, timestamps and private fields', () => {
    const row = {
      id: 7,
      documentId: 'doc-1',
      name: 'Lector',
      note: null,
      price: 890,
      gradient: 'noche',
      secret: 'x',
      createdAt: '2026-01-01',
      image: { id: 3, documentId: 'p', ...PICTURE },
      category: { id: 4, documentId: 'c', name: 'Periféricos', secret: 'x' },
      features: [
        { id: 1, text: 'Uno' },
        { id: 2, text: 'Dos' },
      ],
      figures: [{ id: 1, value: '200+' }],
      hero: { id: 5, title: 'T', picture: null },
      seo: null,
    };
    expect(reader.describe('product', row)).toEqual({
      name: 'Lector',
      note: null,
      price: 890,
      gradient: 'noche',
      image: PICTURE,
      category: { name: 'Periféricos' },
      features: ['Uno', 'Dos'],
      figures: [{ value: '200+' }],
      hero: { title: 'T', picture: null },
      seo: null,
    });
  });

  it('fills in empty values for required fields that a draft lacks', () => {
    expect(reader.describe('product', { name: null })).toEqual({
      name: '',
      note: null,
      price: 0,
      gradient: 'anil',
      image: null,
      category: null,
      features: [],
      figures: [],
      hero: { title: '', picture: null },
      seo: null,
    });
  });
});

describe('of related entries', () => {
  it('reads and returns what their cards show: pictures and categories, no lists of other entries', () => {
    expect(reader.populateOf('shop')).toEqual({
      featured: {
        fields: ['name'],
        populate: { image: { fields: FIELDS }, category: { fields: ['name'] } },
      },
    });
    const card = {
      name: 'Lector',
      image: PICTURE,
      category: { id: 4, name: 'Cajas', secret: 'x' },
    };
    expect(reader.describe('shop', { featured: [{ ...card, related: [card] }] })).toEqual({
      featured: [{ name: 'Lector', image: PICTURE, category: { name: 'Cajas' } }],
    });
  });
});

describe('of a dynamic zone', () => {
  it('returns its parts with their components, several pictures and several entries', () => {
    const sections = [
      { id: 1, __component: 'hero', title: null, picture: null },
      {
        id: 1,
        __component: 'gallery',
        pictures: [{ ...PICTURE, id: 3 }],
        chosen: [{ id: 4, name: 'Cajas', secret: 'x' }],
      },
      { id: 2, __component: 'gallery', pictures: null, chosen: [] },
    ];
    expect(reader.describe('page', { sections })).toEqual({
      sections: [
        { __component: 'hero', title: '', picture: null },
        { __component: 'gallery', pictures: [PICTURE], chosen: [{ name: 'Cajas' }] },
        { __component: 'gallery', pictures: [], chosen: [] },
      ],
    });
    expect(reader.describe('page', { sections: null })).toEqual({ sections: [] });
  });
});
