import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  makeEnquiry,
  makeEnquiryResponse,
  makeEnquiriesResponse,
} from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');

test('links back to the list with its filters, and to the previous and next enquiry', async () => {
  const rows = [makeEnquiry(), makeEnquiry({ documentId: 'c2', name: 'Abel Ortega' })];
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(rows))),
    http.get(ONE, () => HttpResponse.json(makeEnquiryResponse())),
    http.get(apiUrl('/enquiries/c2'), () =>
      HttpResponse.json(makeEnquiryResponse({ documentId: 'c2', name: 'Abel Ortega' })),
    ),
  );
  const { person } = renderAdmin('/admin/consultas?tipo=producto');
  await person.click(await screen.findByRole('link', { name: 'Rosaura Méndez Aquino' }));
  await person.click(await screen.findByRole('link', { name: 'Siguiente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Abel Ortega' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Siguiente' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Anterior' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute(
    'href',
    '/admin/consultas?tipo=producto',
  );
});

test('navigates past the end of the page, skipping enquiries that have been answered', async () => {
  const row = (n: number) => makeEnquiry({ documentId: `c${n}`, name: `Persona ${n}` });
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_row, index) => row(from + index));
  const ids = numbered(1, 25).map(({ documentId }) => documentId);
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const page = new URL(request.url).searchParams.get('pagination[page]');
      // The first two of the page were answered since it was listed.
      return HttpResponse.json(
        makeEnquiriesResponse(page === '3' ? numbered(28, 40) : numbered(3, 27), 65),
      );
    }),
    http.get(apiUrl('/enquiries/c:number'), ({ params: { number } }) =>
      HttpResponse.json(
        makeEnquiryResponse({
          documentId: `c${String(number)}`,
          name: `Persona c${String(number)}`,
        }),
      ),
    ),
  );
  const { person } = renderAdmin('/admin/consultas/c25', {
    state: { search: '?respuesta=sin&pagina=2', ids },
  });
  const next = await screen.findByRole('link', { name: 'Siguiente' });
  expect(next).toHaveAttribute('href', '/admin/consultas/c26');
  await person.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Persona c26' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute(
    'href',
    '/admin/consultas/c27',
  );
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute(
    'href',
    '/admin/consultas?respuesta=sin&pagina=2',
  );
});

test('orders the neighbours by urgency when an enquiry is opened by URL', async () => {
  const rows = [
    makeEnquiry({ documentId: 'c0' }),
    makeEnquiry(),
    makeEnquiry({ documentId: 'c2' }),
  ];
  server.use(http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(rows))));
  server.use(http.get(ONE, () => HttpResponse.json(makeEnquiryResponse())));
  renderAdmin('/admin/consultas/c1');
  expect(await screen.findByRole('link', { name: 'Anterior' })).toHaveAttribute(
    'href',
    '/admin/consultas/c0',
  );
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute(
    'href',
    '/admin/consultas/c2',
  );
});
