import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { makeEnquiry, makeEnquiriesResponse } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const OLD = makeEnquiry();
const NEW = makeEnquiry({
  documentId: 'c9',
  folio: 'TQ-9NEWNE',
  name: 'Nuevo Cliente',
  createdAt: '2026-11-21T15:00:00.000Z',
});

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** Mocks the CMS before and after a new enquiry arrives. */
function arrival() {
  const rows = [OLD];
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const since = new URL(request.url).searchParams.get('filters[createdAt][$gt]') ?? '';
      return HttpResponse.json(
        makeEnquiriesResponse(rows.filter(({ createdAt }) => createdAt > since)),
      );
    }),
    http.get(apiUrl('/enquiries/summary'), () =>
      HttpResponse.json({
        data: { nuevo: rows.length, overdue: 0, newestAt: rows[0]?.createdAt ?? null },
      }),
    ),
  );
  return () => rows.unshift(NEW);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('shows and announces a new enquiry without a reload', async () => {
  const arrive = arrival();
  renderAdmin('/admin/consultas?tipo=producto');
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await screen.findByRole('link', { name: OLD.name });
  arrive();
  await pass(11_000);
  expect(await screen.findByRole('link', { name: NEW.name })).toBeVisible();
  const announcements = await screen.findAllByText('Llegó 1 consulta nueva');
  expect(announcements.some((element) => element.matches('[role="status"]'))).toBe(true);

  await person.click(screen.getByRole('button', { name: 'Ver por orden de llegada' }));
  expect(window.location.search).toBe('?orden=-recibida');
  expect(screen.queryByText('Llegó 1 consulta nueva')).not.toBeInTheDocument();
});

test('does not move rows while some are selected', async () => {
  const arrive = arrival();
  renderAdmin('/admin/consultas');
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.click(await screen.findByLabelText(/TQ-4MXK7R/));
  arrive();
  await pass(25_000);
  expect(await screen.findAllByText('Llegó 1 consulta nueva')).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: NEW.name })).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Quitar selección' }));
  await pass(11_000);
  expect(await screen.findByRole('link', { name: NEW.name })).toBeVisible();
});
