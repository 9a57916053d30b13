import type { Preview } from '@tequiora/cms/contracts/preview.ts';

/** Returns the draft of a product as `GET /api/preview` does; pass the fields the test is about. */
export function makePreview(overrides: Partial<Preview> = {}): Preview {
  return {
    uid: 'api::product.product',
    documentId: 'abc',
    status: 'draft',
    type: 'Producto',
    name: 'Lector nuevo',
    secondsLeft: 600,
    entry: {
      name: 'Lector nuevo',
      slug: 'lector-nuevo',
      description: 'Lee códigos de barras y QR.',
      price: 990,
      featured: false,
      category: { name: 'Periféricos', slug: 'perifericos', order: 2 },
      image: {
        url: '/uploads/lector.webp',
        alternativeText: 'Un lector',
        width: 1600,
        height: 1200,
      },
      seo: null,
    },
    published: null,
    publishedAs: { name: 'Lector', slug: 'lector' },
    panelOrigin: 'http://panel.example',
    ...overrides,
  };
}
