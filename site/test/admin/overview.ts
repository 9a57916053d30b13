import { http, HttpResponse } from 'msw';
import type { Overview } from '@tequiora/cms/contracts/overview.ts';
import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { makeAdminProduct } from './catalogue.ts';
import { makeEnquiry, makeEnquiriesResponse } from './enquiries.ts';
import { apiUrl } from './render-admin.tsx';
import { REPORT } from './report.ts';

export const OVERVIEW: Overview = {
  counts: { products: 1234, services: 4, newEnquiries: 3, overdueEnquiries: 1 },
  month: {
    from: '2026-11-01',
    to: '2026-11-20',
    sales: { current: 128_400, previous: 108_800 },
    forecast: { expected: { count: 3, amount: 45_000 }, late: { count: 1, amount: 9_500.5 } },
    enquiries: { current: 9, previous: 12 },
    products: { current: 2, previous: 1 },
    services: { current: 0, previous: 3 },
  },
  businessDays: ['2998-12-28', '2998-12-29', '2998-12-30', '2998-12-31', '2999-01-04'],
  lossReasons: ['El precio', 'El plazo'],
  unusualSale: 250_000,
  company: { name: 'Tequiora', email: 'hola@tequiora.example', whatsapp: '+529511234567' },
  promise: {
    hours: 2,
    text: 'Respuesta en menos de 2 horas',
  },
  mail: null,
  cms: {
    url: 'http://localhost:1337/admin',
    entryUrl: 'http://localhost:1337/admin/content-manager/collection-types/{uid}/{id}',
  },
};

/** Overdue on any date. */
export const ENQUIRY = makeEnquiry({ dueAt: '2026-01-01T00:00:00.000Z' });

export const PRODUCT = makeAdminProduct({ featured: true });

export const LIVE: PublicationStatus = {
  phase: 'live',
  held: [],
  liveSince: '2026-01-05T20:05:00.000Z',
  startedAt: null,
  error: null,
};

/** Returns the request handlers for the home screen of the dashboard. */
export function overviewHandlers({
  overview = OVERVIEW,
  products = [PRODUCT],
  publication = LIVE,
} = {}) {
  return [
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: overview })),
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([ENQUIRY]))),
    http.get(apiUrl('/products'), () => HttpResponse.json({ data: products })),
    http.get(apiUrl('/publication'), () => HttpResponse.json({ data: publication })),
    http.get(apiUrl('/enquiries/report'), () => HttpResponse.json({ data: REPORT })),
  ];
}
