import type { GetModel, Model } from '../content-attributes';

const MODELS: Record<string, Model> = {
  product: {
    attributes: {
      name: { type: 'string' },
      slug: { type: 'uid' },
      description: { type: 'text' },
      price: { type: 'decimal' },
      stock: { type: 'integer' },
      order: { type: 'integer' },
      icon: { type: 'enumeration', enum: ['store', 'bed'] },
      featured: { type: 'boolean' },
      publishAt: { type: 'datetime', private: true },
      body: { type: 'blocks' },
      image: { type: 'media' },
      category: { type: 'relation', target: 'category' },
      features: { type: 'component', component: 'bullet', repeatable: true },
      links: { type: 'component', component: 'link', repeatable: true },
      seo: { type: 'component', component: 'seo' },
    },
  },
  /** A type with a dynamic zone. */
  page: {
    attributes: {
      title: { type: 'string' },
      sections: { type: 'dynamiczone', components: ['link', 'seo'] },
    },
  },
  category: {
    attributes: {
      name: { type: 'string' },
    },
  },
  bullet: { attributes: { text: { type: 'string' } } },
  link: {
    attributes: {
      network: { type: 'enumeration', enum: ['facebook', 'tiktok'] },
      url: { type: 'string' },
    },
  },
  seo: { attributes: { title: { type: 'string' }, shareImage: { type: 'media' } } },
};

export const getModel: GetModel = (uid) => MODELS[uid] ?? { attributes: {} };

export const version = {
  name: 'Lector',
  slug: 'lector',
  description: 'Lee códigos de barras a un metro.',
  price: 299,
  stock: 3,
  icon: 'store',
  featured: false,
  body: null,
  image: { key: 1, label: 'lector.webp' },
  category: { key: 'pos', label: 'Puntos de venta' },
  features: [{ text: 'Ligero' }, { text: 'Rápido' }],
  links: [],
  seo: null,
};
