import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryPerson, PersonMerge } from '@tequiora/cms/contracts/enquiry-person.ts';
import {
  makeEnquiriesResponse,
  makeEnquiry,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { makePersonEnquiry, makePersonResponse } from '../../../../../test/admin/persons.ts';
import { preventCalls } from '../../../../../test/admin/prevent-calls.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

preventCalls();

const PERSON = apiUrl('/enquiries/c1/person');

const RECEPTION = makePersonEnquiry({
  documentId: 'c9',
  folio: 'TQ-9RECEP',
  name: 'Recepción',
  email: 'hola@posada.example',
  phone: null,
  message: `Quiero cobrar en dos cajas. ${'a'.repeat(300)}`,
  history: [
    {
      event: 'created',
      who: 'visitante',
      when: '2026-11-23T16:00:00.000Z',
      from: null,
      to: 'nuevo',
    },
    { event: 'noted', who: 'Araceli', when: '2026-11-23T17:00:00.000Z', text: 'Llamar el lunes' },
  ],
});

const MERGE: PersonMerge = {
  id: 'm1',
  kind: 'merge',
  contacts: ['+529515550142', 'hola@posada.example'],
  mergedBy: 'Araceli',
  mergedAt: '2026-11-24T18:00:00.000Z',
  undoneBy: null,
  undoneAt: null,
};

const MERGED: Partial<EnquiryPerson> = {
  names: ['Recepción', 'Rosaura Méndez Aquino'],
  emails: ['hola@posada.example', 'rosaura@posada.example'],
  enquiries: [RECEPTION, makePersonEnquiry()],
  merges: [MERGE],
};

async function open(own: Partial<EnquiryPerson> = {}) {
  server.use(http.get(PERSON, () => HttpResponse.json(makePersonResponse(own))));
  const rendered = renderAdmin('/admin/consultas/c1/persona');
  await screen.findByRole('list', { name: 'Historial de la persona' });
  return rendered;
}

const readTimeline = () =>
  within(screen.getByRole('list', { name: 'Historial de la persona' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens the dialog and searches; returns its queries. */
async function search(person: Awaited<ReturnType<typeof open>>['person'], text: string) {
  await person.click(screen.getByRole('button', { name: 'Unir con otra persona' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('searchbox'), `${text}{Enter}`);
  return dialog;
}

test('shows names, contact data and all contacts, newest first, with links to the enquiries', async () => {
  const { container } = await open(MERGED);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recepción');
  expect(screen.getByText('2 consultas')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Datos de contacto' }));
  expect(facts.getByText('Recepción, Rosaura Méndez Aquino')).toBeVisible();
  expect(facts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hola@posada.example',
    'mailto:rosaura@posada.example',
    'tel:+529515550142',
  ]);
  const [merged, noted, arrived, first] = readTimeline();
  expect(merged).toBe('Araceli unió 951 555 0142 con hola@posada.example24 nov 2026, 12:00');
  expect(noted).toBe('Araceli anotó:Llamar el lunes23 nov 2026, 11:00TQ-9RECEP');
  expect(arrived).toMatch(
    /^Llegó la consulta de Recepción · Producto · FormularioQuiero cobrar en dos cajas\. a+…23 nov/,
  );
  expect(first).toContain('TQ-4MXK7R');
  expect(screen.getByRole('link', { name: 'TQ-4MXK7R' })).toHaveAttribute(
    'href',
    '/admin/consultas/c1',
  );
  expect(screen.getByRole('link', { name: 'Volver a la consulta' })).toHaveAttribute(
    'href',
    '/admin/consultas/c1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('merges with the person of an enquiry that is found by search', async () => {
  const { person } = await open();
  const queries = jest.fn();
  const sent = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      queries(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json(makeEnquiriesResponse([RECEPTION, makeEnquiry()]));
    }),
    http.post(`${PERSON}/merges`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(makePersonResponse(MERGED));
    }),
  );
  const dialog = await search(person, 'hola@posada');
  await person.click(await dialog.findByRole('button', { name: 'Unir con Recepción, TQ-9RECEP' }));
  expect(queries).toHaveBeenCalledWith('hola@posada');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith({ data: { enquiry: 'c9' } });
  expect(readTimeline()[0]).toContain('Araceli unió');
  expect(screen.getByRole('button', { name: 'Unir con otra persona' })).toHaveFocus();
});

test('reports a search without results and a refused merge', async () => {
  const { person } = await open();
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const isKnown = new URL(request.url).searchParams.get('search') === 'hola';
      return HttpResponse.json(makeEnquiriesResponse(isKnown ? [RECEPTION] : [makeEnquiry()]));
    }),
    http.post(`${PERSON}/merges`, () => refuse(404, 'Consulta no encontrada')),
  );
  const dialog = await search(person, 'rosaura');
  expect(await dialog.findByText('No hay consultas de otra persona con «rosaura».')).toBeVisible();
  await person.clear(dialog.getByRole('searchbox'));
  await person.type(dialog.getByRole('searchbox'), 'hola{Enter}');
  await person.click(await dialog.findByRole('button', { name: /^Unir con Recepción/ }));
  expect(await screen.findByText('Error al unir personas')).toBeInTheDocument();
  expect(screen.getByText('Consulta no encontrada')).toBeInTheDocument();
  expect(dialog.getByRole('searchbox')).toHaveValue('hola');
});

test('undoes a merge and focuses the timeline, which records it', async () => {
  const { person } = await open(MERGED);
  const undone = { ...MERGE, undoneBy: 'Rosa', undoneAt: '2026-11-25T18:00:00.000Z' };
  server.use(
    http.delete(`${PERSON}/merges/m1`, () =>
      HttpResponse.json(makePersonResponse({ merges: [undone] })),
    ),
  );
  const button = screen.getByRole('button', { name: 'Deshacer unión' });
  expect(button).toHaveAccessibleDescription('951 555 0142 y hola@posada.example');
  await person.click(button);
  expect(await screen.findByText('El equipo no la ha unido con otra persona.')).toBeVisible();
  expect(readTimeline()[0]).toContain('Rosa separó 951 555 0142 de hola@posada.example');
  expect(screen.getByRole('list', { name: 'Historial de la persona' })).toHaveFocus();
});

test('undoes a separation, which the timeline records', async () => {
  const separation: PersonMerge = { ...MERGE, kind: 'separation' };
  const { person } = await open({ merges: [separation] });
  expect(readTimeline()[0]).toContain(
    'Araceli dijo que 951 555 0142 y hola@posada.example no son la misma persona',
  );
  const undone = { ...separation, undoneBy: 'Rosa', undoneAt: '2026-11-25T18:00:00.000Z' };
  server.use(
    http.delete(`${PERSON}/merges/m1`, () =>
      HttpResponse.json(makePersonResponse({ merges: [undone] })),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Deshacer separación' }));
  expect(await screen.findByText('El equipo no la ha separado de otra persona.')).toBeVisible();
  expect(readTimeline()[0]).toContain('Rosa deshizo la separación de 951 555 0142');
});

test('says when a person has more enquiries than are shown', async () => {
  await open({ isCut: true });
  expect(screen.getByText(/más de 200 consultas/)).toBeVisible();
});

test('reports that the enquiry does not exist, and a failure with a retry', async () => {
  server.use(http.get(PERSON, () => refuse(400, 'Falló'), { once: true }));
  const { person } = renderAdmin('/admin/consultas/c1/persona');
  expect(await screen.findByText('Error al cargar persona')).toBeVisible();
  server.use(http.get(PERSON, () => refuse(404, 'Consulta no encontrada')));
  await person.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByText('Esta consulta no existe o ya se eliminó')).toBeVisible();
});

test('asks how a call to the person ended, and records it in the enquiry it was opened from', async () => {
  const recorded = jest.fn();
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.post(apiUrl('/enquiries/c1/missed-calls'), () => {
      recorded();
      return HttpResponse.json(makeEnquiryResponse());
    }),
  );
  const { person } = await open(MERGED);
  await person.click(screen.getByRole('link', { name: '951 555 0142' }));
  await screen.findByRole('dialog', { name: '¿Hablaste con Rosaura Méndez Aquino?' });
  await person.click(screen.getByRole('button', { name: 'No contestó' }));
  expect(await screen.findByRole('button', { name: 'Volver a llamar hoy' })).toBeVisible();
  expect(recorded).toHaveBeenCalledTimes(1);
});

test('asks whether a mail to the person was sent, and records it in the enquiry it was opened from', async () => {
  const recorded = jest.fn();
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.post(apiUrl('/enquiries/c1/replies'), async ({ request }) => {
      recorded(await request.json());
      return HttpResponse.json(makeEnquiryResponse());
    }),
  );
  const { person } = await open(MERGED);
  await person.click(screen.getByRole('link', { name: 'rosaura@posada.example' }));
  await screen.findByRole('dialog', { name: '¿Lo enviaste?' });
  await person.click(screen.getByRole('button', { name: 'Sí, registrar' }));
  expect(await screen.findByText(/^Respuesta registrada/)).toBeVisible();
  expect(recorded).toHaveBeenCalledWith({ data: { channel: 'email' } });
});
