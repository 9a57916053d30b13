import { http, HttpResponse } from 'msw';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { toResultColumns } from '@tequiora/cms/contracts/enquiry-result.ts';
import type { Overview } from '@tequiora/cms/contracts/overview.ts';
import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { apiUrl } from './render-admin.tsx';
import { REPORT } from './report.ts';

export const OVERVIEW: Overview = {
  counts: { products: 1234, services: 4, newEnquiries: 3, overdueEnquiries: 1 },
  month: {
    from: '2026-11-01',
    to: '2026-11-20',
    sales: { current: 128_400, previous: 108_800 },
    enquiries: { current: 9, previous: 12 },
    products: { current: 2, previous: 1 },
    services: { current: 0, previous: 3 },
  },
  lossReasons: ['El precio', 'El plazo'],
  company: { name: 'Tequiora', email: 'hola@tequiora.example', whatsapp: '+529511234567' },
  promise: {
    hours: 2,
    text: 'Respuesta en menos de 2 horas',
    businessHours: {
      label: 'Lunes a viernes',
      firstDay: 1,
      lastDay: 5,
      opens: '09:00',
      closes: '18:00',
    },
  },
  mail: null,
  cms: {
    url: 'http://localhost:1337/admin',
    entryUrl: 'http://localhost:1337/admin/content-manager/collection-types/{uid}/{id}',
  },
};

export const ENQUIRY: EnquirySummary = {
  documentId: 'consulta1',
  folio: 'TQ-7F3K9M',
  name: 'Lucía Hernández',
  email: 'lucia@example.com',
  phone: null,
  type: 'producto',
  status: 'nuevo',
  ...toResultColumns(),
  message: 'Quiero cotizar el punto de venta.',
  subject: null,
  source: '/productos',
  createdAt: '2026-11-20T17:00:00.000Z',
  updatedAt: '2026-11-20T17:00:00.000Z',
  // Overdue on any date.
  dueAt: '2026-01-01T00:00:00.000Z',
  channel: 'formulario',
  firstReplyAt: null,
  owner: null,
  nextStep: null,
  nextStepOn: null,
};

export const PRODUCT: AdminProduct = {
  documentId: 'producto1',
  name: 'Terminal punto de venta',
  slug: 'terminal-punto-de-venta',
  description: 'Terminal con pantalla táctil.',
  image: null,
  state: 'published',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  price: 1499.99,
  category: { documentId: 'c1', name: 'Equipo', slug: 'equipo' },
  featured: true,
};

export const LIVE: PublicationStatus = {
  phase: 'live',
  held: [],
  liveSince: '2026-01-05T20:05:00.000Z',
  startedAt: null,
  error: null,
};

const onePage = <Item>(data: readonly Item[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 5, pageCount: 1, total: data.length } },
});

/** Returns the request handlers for the home screen of the dashboard. */
export function overviewHandlers({
  overview = OVERVIEW,
  enquiries = [ENQUIRY],
  products = [PRODUCT],
  publication = LIVE,
}: {
  overview?: Overview;
  enquiries?: readonly EnquirySummary[];
  products?: readonly AdminProduct[];
  publication?: PublicationStatus;
} = {}) {
  return [
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: overview })),
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(onePage(enquiries))),
    http.get(apiUrl('/products'), () => HttpResponse.json(onePage(products))),
    http.get(apiUrl('/publication'), () => HttpResponse.json({ data: publication })),
    http.get(apiUrl('/enquiries/report'), () => HttpResponse.json({ data: REPORT })),
  ];
}
