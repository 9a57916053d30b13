import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anEnquiry, detailAnswer, listAnswer } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');

test('leads back to the list as it was, and to the neighbours', async () => {
  const rows = [anEnquiry(), anEnquiry({ documentId: 'c2', name: 'Abel Ortega' })];
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(listAnswer(rows))),
    http.get(ONE, () => HttpResponse.json(detailAnswer())),
    http.get(apiUrl('/enquiries/c2'), () =>
      HttpResponse.json(detailAnswer({ documentId: 'c2', name: 'Abel Ortega' })),
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

test('steps past the end of the page, over those that were answered meanwhile', async () => {
  const row = (n: number) => anEnquiry({ documentId: `c${n}`, name: `Persona ${n}` });
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_row, index) => row(from + index));
  const ids = numbered(1, 25).map(({ documentId }) => documentId);
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const page = new URL(request.url).searchParams.get('pagination[page]');
      // The first two of the page were answered since it was listed.
      return HttpResponse.json(listAnswer(page === '3' ? numbered(28, 40) : numbered(3, 27), 65));
    }),
    http.get(apiUrl('/enquiries/:id'), ({ params }) =>
      HttpResponse.json(
        detailAnswer({ documentId: String(params.id), name: `Persona ${String(params.id)}` }),
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

test('an enquiry opened by its address has neighbours by urgency', async () => {
  const rows = [anEnquiry({ documentId: 'c0' }), anEnquiry(), anEnquiry({ documentId: 'c2' })];
  server.use(http.get(apiUrl('/enquiries'), () => HttpResponse.json(listAnswer(rows))));
  server.use(http.get(ONE, () => HttpResponse.json(detailAnswer())));
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
