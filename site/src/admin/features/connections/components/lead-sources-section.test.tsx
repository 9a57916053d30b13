import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LeadSource } from '@tequiora/cms/contracts/lead-sources.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const SOURCE: LeadSource = {
  documentId: 'fuente',
  name: 'Meta',
  url: 'https://example.com/api/v1/leads/fuente',
  state: 'active',
  createdAt: '2026-11-21T18:00:00.000Z',
  author: 'Rosa Martínez',
  previousSecretUntil: null,
  isSecretReadable: true,
  lastLeadAt: null,
};

const SECRET = 'whsec_abc';

/** Serves the sources; returns what was sent. */
function serve(sources: LeadSource[]) {
  const sent: unknown[] = [];
  const empty = { data: [], meta: { page: 1, pageCount: 1, total: 0 } };
  server.use(
    http.get(apiUrl('/webhook-endpoints'), () => HttpResponse.json({ data: [] })),
    http.get(apiUrl('/webhook-deliveries'), () => HttpResponse.json(empty)),
    http.get(apiUrl('/lead-sources'), () => HttpResponse.json({ data: sources })),
    http.post(apiUrl('/lead-sources'), async ({ request }) => {
      sent.push(await request.json());
      sources.push(SOURCE);
      return HttpResponse.json({ data: { ...SOURCE, secret: SECRET } }, { status: 201 });
    }),
    http.put(apiUrl('/lead-sources/fuente'), async ({ request }) => {
      const body = (await request.json()) as { data: Partial<LeadSource> };
      sent.push(body);
      sources[0] = { ...SOURCE, ...body.data };
      return HttpResponse.json({ data: sources[0] });
    }),
    http.post(apiUrl('/lead-sources/fuente/secret'), () =>
      HttpResponse.json({ data: { ...SOURCE, secret: SECRET } }),
    ),
  );
  return sent;
}

const openScreen = () => renderAdmin('/admin/salud/conexiones');
const panel = async () => within(await screen.findByRole('region', { name: 'Meta' }));

test('adds a source of leads, and shows its secret once and its address', async () => {
  const sent = serve([]);
  const { person, container } = openScreen();
  expect(await screen.findByText('Ningún formulario de anuncios está conectado')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Agregar fuente' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/Escribe un nombre/)).toBeVisible();
  await person.type(dialog.getByLabelText(/Nombre/), 'Meta');
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(sent).toEqual([{ data: { name: 'Meta' } }]);
  await person.click(screen.getByRole('button', { name: 'Ya la guardé' }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect((await panel()).getByText(SOURCE.url)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('revokes a source after a question, and activates it again', async () => {
  const sent = serve([SOURCE]);
  const { person } = openScreen();
  await person.click((await panel()).getByRole('button', { name: 'Revocar' }));
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Revocar fuente' }));
  expect(await (await panel()).findByText('Revocada')).toBeVisible();
  await person.click((await panel()).getByRole('button', { name: 'Activar' }));
  expect(await (await panel()).findByText('Activa')).toBeVisible();
  expect(sent).toEqual([{ data: { state: 'revoked' } }, { data: { state: 'active' } }]);
});

test('replaces the secret after a question, and says until when the earlier one is accepted', async () => {
  serve([{ ...SOURCE, previousSecretUntil: '2026-11-22T18:00:00.000Z' }]);
  const { person } = openScreen();
  expect((await panel()).getByText(/La clave anterior sirve hasta el 22 nov/)).toBeVisible();
  await person.click((await panel()).getByRole('button', { name: 'Cambiar la clave' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cambiar la clave' }));
  expect(await screen.findByText(SECRET)).toBeVisible();
});

test('shows why a source was not renamed or deleted', async () => {
  serve([SOURCE]);
  server.use(
    http.put(apiUrl('/lead-sources/fuente'), () => refuse(409, 'Ya hay una fuente «Google»')),
    http.delete(apiUrl('/lead-sources/fuente'), () => refuse(404, 'Esa fuente ya no existe')),
  );
  const { person } = openScreen();
  await person.click((await panel()).getByRole('button', { name: 'Editar' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.clear(dialog.getByLabelText(/Nombre/));
  await person.type(dialog.getByLabelText(/Nombre/), 'Google');
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Ya hay una fuente «Google»')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await person.click((await panel()).getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar fuente' }));
  expect(await screen.findByText('Error al eliminar la fuente')).toBeVisible();
});

test('says that leads are refused because the secret cannot be read', async () => {
  serve([{ ...SOURCE, isSecretReadable: false }]);
  const { person } = openScreen();
  expect((await panel()).getByText(/^Sus contactos se rechazan/)).toBeVisible();
  await person.click((await panel()).getByRole('button', { name: 'Cambiar la clave' }));
  expect(screen.getByText(/La de ahora ya no sirve\.$/)).toBeVisible();
});

test('does not warn of the secret of a revoked source, whose leads are refused anyway', async () => {
  serve([{ ...SOURCE, state: 'revoked', isSecretReadable: false }]);
  openScreen();
  expect((await panel()).getByText('Revocada')).toBeVisible();
  expect((await panel()).queryByText(/^Sus contactos se rechazan/)).not.toBeInTheDocument();
});
