import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  makeEnquiriesResponse,
  makeEnquiry,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { makePersonResponse } from '../../../../../test/admin/persons.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');
const PHONE_ONLY = makeEnquiry({ documentId: 'c7', folio: 'TQ-7JUAN', email: 'juan@posada.mx' });
const SAME = makeEnquiry({ documentId: 'c8', folio: 'TQ-8ROSA' });

const respondWith = (related: EnquirySummary[]) =>
  http.get(ONE, () => HttpResponse.json(makeEnquiryResponse({ related })));

async function open() {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    respondWith([PHONE_ONLY, SAME]),
  );
  const rendered = renderAdmin('/admin/consultas/c1', { user: AGENT });
  const link = await screen.findByRole('link', { name: /TQ-7JUAN/ });
  return { ...rendered, row: within(link.closest('li') as HTMLElement) };
}

test('says what each enquiry has in common', async () => {
  const { container } = await open();
  expect(screen.getByText(/Mismo teléfono$/)).toBeVisible();
  expect(screen.getByText(/Mismo correo y teléfono$/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('separates an enquiry of another person and says how to undo it', async () => {
  const { person, row } = await open();
  const sent = jest.fn();
  server.use(
    http.post(`${ONE}/person/separations`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(makePersonResponse());
    }),
    respondWith([SAME]),
  );
  const button = row.getByRole('button', { name: 'No es la misma persona' });
  expect(button).toHaveAccessibleDescription('TQ-7JUAN · Producto');
  await person.click(button);
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /TQ-7JUAN/ })).not.toBeInTheDocument(),
  );
  expect(sent).toHaveBeenCalledWith({ data: { enquiry: 'c7' } });
  expect(screen.getByText(/Se puede deshacer en «Ver a la persona»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver a la persona' })).toHaveFocus();
});

test('reports that nothing was separated', async () => {
  const { person, row } = await open();
  server.use(http.post(`${ONE}/person/separations`, () => refuse(404, 'Consulta no encontrada')));
  await person.click(row.getByRole('button', { name: 'No es la misma persona' }));
  expect(await screen.findByText('Error al separar personas')).toBeVisible();
  expect(screen.getByRole('link', { name: /TQ-7JUAN/ })).toBeVisible();
});
