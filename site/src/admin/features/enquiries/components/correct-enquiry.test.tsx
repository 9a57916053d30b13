import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  makeEnquiriesResponse,
  makeEnquiryDetail,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');
const CORRECTIONS = `${ONE}/corrections`;

beforeEach(() =>
  server.use(http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([])))),
);

/** Shows an enquiry to an agent and opens the dialog. */
async function open(own: Partial<EnquiryDetail> = {}) {
  server.use(http.get(ONE, () => HttpResponse.json(makeEnquiryResponse(own))));
  const rendered = renderAdmin('/admin/consultas/c1', { user: AGENT });
  await rendered.person.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

/** Mocks the response to a correction; returns a mock that records the request bodies. */
function onCorrection(respond: () => Response) {
  const sent = jest.fn();
  server.use(
    http.post(CORRECTIONS, async ({ request }) => {
      sent(await request.json());
      return respond();
    }),
  );
  return sent;
}

test('sends the corrected fields only and shows the correction in the history', async () => {
  const { person, dialog, container } = await open();
  const { updatedAt, history } = makeEnquiryDetail();
  const correction = {
    event: 'corrected' as const,
    who: 'Araceli',
    when: '2026-11-20T18:00:00.000Z',
    changes: [
      { field: 'email' as const, from: 'rosaura@posada.example', to: 'rosaura@posada.mx' },
      { field: 'phone' as const, from: '+529515550142', to: '+529515550143 ext. 104' },
      { field: 'company' as const, from: null, to: 'Posada Mazunte' },
    ],
  };
  const sent = onCorrection(() =>
    HttpResponse.json(
      makeEnquiryResponse({ company: 'Posada Mazunte', history: [...history, correction] }),
    ),
  );
  expect(dialog.getByLabelText('Teléfono')).toHaveValue('951 555 0142');
  expect(await axe(container)).toHaveNoViolations();
  const email = dialog.getByRole('textbox', { name: /^Correo/ });
  await person.clear(email);
  await person.type(email, 'mailto:rosaura@posada.mx');
  await person.type(dialog.getByLabelText('Empresa'), 'Posada Mazunte');
  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith({
    data: { email: 'rosaura@posada.mx', company: 'Posada Mazunte', updatedAt },
  });
  expect(screen.getByText('Datos corregidos')).toBeVisible();
  expect(
    screen.getByText(
      'Araceli corrigió: Correo, de «rosaura@posada.example» a «rosaura@posada.mx»; Teléfono, de «951 555 0142» a «951 555 0143 ext. 104»; Empresa, de sin dato a «Posada Mazunte»',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Corregir datos' })).toHaveFocus();
});

test('validates like the contact form and sends nothing when nothing changed', async () => {
  const { person, dialog } = await open();
  const sent = onCorrection(() => HttpResponse.json(makeEnquiryResponse()));
  const name = dialog.getByRole('textbox', { name: /^Nombre/ });
  await person.clear(name);
  await person.type(name, 'R');
  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));
  expect(await dialog.findByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
  await person.clear(name);
  await person.type(name, 'Rosaura Méndez Aquino');
  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).not.toHaveBeenCalled();
});

test('shows a refused field', async () => {
  const { person, dialog } = await open();
  const message = 'Una consulta del formulario siempre lleva correo';
  onCorrection(() => refuse(400, message, { errors: [{ path: ['email'], message }] }));
  const email = dialog.getByRole('textbox', { name: /^Correo/ });
  await person.clear(email);
  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(message));
});

test('says who changed the enquiry during the correction, and keeps what was typed', async () => {
  const { person, dialog } = await open();
  const { history } = makeEnquiryDetail();
  const theirs = {
    name: 'Rosaura M.',
    updatedAt: '2026-11-20T18:00:00.000Z',
    history: [
      ...history,
      {
        event: 'corrected' as const,
        who: 'Benito',
        when: '2026-11-20T18:00:00.000Z',
        changes: [{ field: 'name' as const, from: 'Rosaura Méndez Aquino', to: 'Rosaura M.' }],
      },
    ],
  };
  server.use(http.get(ONE, () => HttpResponse.json(makeEnquiryResponse(theirs))));
  const sent = onCorrection(() => refuse(409, 'Alguien más cambió esta consulta'));
  const company = dialog.getByLabelText('Empresa');
  await person.type(company, 'Posada Mazunte');
  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));
  expect(
    await dialog.findByText(/Benito corrigió: Nombre, de «Rosaura Méndez Aquino» a «Rosaura M\.»/),
  ).toBeVisible();
  expect(company).toHaveValue('Posada Mazunte');
  expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Rosaura M.');

  await person.click(dialog.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenLastCalledWith({
    data: { company: 'Posada Mazunte', updatedAt: theirs.updatedAt },
  });
});
