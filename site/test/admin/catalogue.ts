import { http, HttpResponse } from 'msw';
import type {
  AdminProduct,
  AdminService,
  Category,
  PictureRef,
} from '@tequiora/cms/contracts/catalogue.ts';
import type { Overview } from '@tequiora/cms/contracts/overview.ts';
import { server } from '../server.ts';
import { apiUrl } from './render-admin.tsx';

const CATEGORIES: Category[] = [
  { documentId: 'cat1', name: 'Hardware', slug: 'hardware' },
  { documentId: 'cat2', name: 'Licencias', slug: 'licencias' },
];

export const PICTURE: PictureRef = {
  id: 31,
  url: '/uploads/lector.png',
  alternativeText: 'Un lector de códigos',
  width: 800,
  height: 600,
  formats: { thumbnail: { url: '/uploads/thumbnail_lector.png' } },
};

export function makeAdminProduct(change: Partial<AdminProduct> = {}): AdminProduct {
  return {
    documentId: 'prod1',
    name: 'Lector de códigos',
    slug: 'lector-de-codigos',
    description: 'Lee códigos de barras y QR.',
    price: 1299.5,
    category: { documentId: 'cat1', name: 'Hardware', slug: 'hardware' },
    featured: false,
    image: null,
    state: 'published',
    isOnline: true,
    createdAt: '2026-11-01T18:00:00.000Z',
    updatedAt: '2026-11-20T18:00:00.000Z',
    ...change,
  };
}

export function makeAdminService(change: Partial<AdminService> = {}): AdminService {
  return {
    documentId: 'serv1',
    name: 'Soporte técnico',
    slug: 'soporte-tecnico',
    description: 'Atendemos a tu equipo por teléfono.',
    features: [{ text: 'Por teléfono' }, { text: 'En sitio' }, { text: 'Con reporte' }],
    price: 'Desde $500/mes',
    category: 'Soporte',
    image: null,
    state: 'draft',
    createdAt: '2026-11-01T18:00:00.000Z',
    updatedAt: '2026-11-20T18:00:00.000Z',
    ...change,
  };
}

const overview = {
  cms: { url: '/cms', entryUrl: '/cms/content-manager/collection-types/{uid}/{id}' },
} as Overview;

/** Mocks the lists of the catalogue; returns the queries received. */
export function serveCatalogue(entries: (AdminProduct | AdminService)[], total = entries.length) {
  const requests: URLSearchParams[] = [];
  const list = ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    if (query.has('pagination[page]')) requests.push(query);
    const page = Number(query.get('pagination[page]') ?? 1);
    const pagination = { page, pageSize: 20, pageCount: Math.ceil(total / 20), total };
    return HttpResponse.json({ data: entries, meta: { pagination } });
  };
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: overview })),
    http.get(apiUrl('/product-categories'), () =>
      HttpResponse.json({ data: CATEGORIES, meta: { pagination: { pageCount: 1 } } }),
    ),
    http.get(apiUrl('/services/categories'), () => HttpResponse.json({ data: ['Soporte'] })),
    http.get(apiUrl('/products'), list),
    http.get(apiUrl('/services'), list),
  );
  return requests;
}

/** A save request that the CMS received. */
export type Saved = { query: string; body: { data: Record<string, unknown> } };

/** Mocks the endpoints of one product; returns the save requests received. */
export function serveProduct(stored = makeAdminProduct()) {
  const saved: Saved[] = [];
  const save = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Saved['body'];
    saved.push({ query: new URL(request.url).search, body });
    return HttpResponse.json({
      data: { ...stored, name: body.data.name, updatedAt: '2026-11-21T09:00:00.000Z' },
    });
  };
  serveCatalogue([stored]);
  server.use(
    http.get(apiUrl('/products/prod1'), () => HttpResponse.json({ data: stored })),
    http.post(apiUrl('/products'), save),
    http.put(apiUrl('/products/prod1'), save),
  );
  return saved;
}
