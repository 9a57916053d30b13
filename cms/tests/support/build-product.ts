import type { Cms } from './start-cms';

/** Creates a published product category. */
export async function addCategory(cms: Cms, name = 'Puntos de venta'): Promise<string> {
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  const category = await cms.strapi
    .documents('api::product-category.product-category')
    .create({ data: { name, slug }, status: 'published' });
  return category.documentId;
}

export function buildProduct(category: string, changes: object = {}) {
  return {
    name: 'Lector de códigos',
    description: 'Lee códigos de barras a un metro.',
    price: 1499.99,
    category,
    image: null,
    featured: false,
    ...changes,
  };
}

export function buildService(changes: object = {}) {
  return {
    name: 'Consultoría en línea',
    description: 'Revisamos tu operación y te decimos qué conviene.',
    features: [{ text: 'Diagnóstico' }, { text: 'Plan de trabajo' }],
    price: 'Desde $500/mes',
    category: 'Consultoría',
    image: null,
    ...changes,
  };
}

/** Inserts a row of the media library without a file. */
export async function addPicture(cms: Cms, mime = 'image/png'): Promise<number> {
  const file = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name: 'lector.png',
      hash: 'lector_1',
      ext: '.png',
      mime,
      size: 1,
      url: '/uploads/lector_1.png',
      provider: 'local',
      alternativeText: 'Un lector de códigos',
    },
  });
  return file.id;
}
