import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LeadImport, LeadPreview } from '@tequiora/cms/contracts/enquiry-import.ts';
import { recordRequests } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

// jsdom lacks this method. Not defined for all tests, because requests with files never end with it.
File.prototype.arrayBuffer = function read() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const CSV = 'Nombre completo;Correo;Celular;Giro\nAna;ana@example.com;;Hotel\nLuis;;9511234567;\n';
const IMPORT: LeadImport = {
  documentId: 'importacion',
  file: 'leads.csv',
  author: 'Rosa Martínez',
  createdAt: '2026-11-29T18:00:00.000Z',
  count: 1,
  undoneAt: null,
};

const makeRow = (change: Partial<LeadPreview>): LeadPreview => ({
  number: 2,
  outcome: 'new',
  name: 'Ana',
  contact: 'ana@example.com',
  arrivedAt: '2026-11-28T20:05:00.000Z',
  duplicateOf: null,
  problems: [],
  ...change,
});
const DUPLICATE = makeRow({
  number: 3,
  outcome: 'duplicate',
  name: 'Luis',
  duplicateOf: { folio: 'TQ-AAAAAA', documentId: 'otra' },
});
const REFUSED = makeRow({
  number: 4,
  outcome: 'refused',
  name: 'Eva',
  problems: [{ column: 'Correo', message: '«eva@» no es un correo.' }],
});

/** Serves the check of a file, with these results; returns what was sent. */
function serveImport(rows: LeadPreview[], imports: LeadImport[] = []) {
  const { sent, record } = recordRequests();
  server.use(
    http.get(apiUrl('/enquiries/imports'), () => HttpResponse.json({ data: imports })),
    record('post', '/enquiries/import/check', () => ({ data: rows })),
    record('post', '/enquiries/import', () => ({ data: IMPORT })),
    http.post(apiUrl('/enquiries/imports/importacion/undo'), () =>
      HttpResponse.json({ data: { deleted: 1, kept: 0 } }),
    ),
  );
  return sent;
}

async function chooseFile() {
  const view = renderAdmin('/admin/consultas/importar');
  const file = new File([CSV], 'leads.csv', { type: 'text/csv' });
  await view.person.upload(await screen.findByLabelText('Archivo de las consultas'), file);
  await screen.findByRole('region', { name: 'Qué es cada columna' });
  return view;
}

const check = () => screen.getByRole('button', { name: 'Revisar las filas' });

test('guesses what the columns are, and imports the rows', async () => {
  const sent = serveImport([makeRow({})]);
  const { person, container } = await chooseFile();
  expect(screen.getByLabelText('Nombre completo')).toHaveValue('name');
  expect(screen.getByLabelText('Correo')).toHaveValue('email');
  expect(screen.getByLabelText('Celular')).toHaveValue('phone');
  expect(screen.getByLabelText('Giro')).toHaveValue('');
  expect(screen.getByText('Ana · Luis')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.selectOptions(screen.getByLabelText('Giro'), 'Agregar al mensaje');
  await person.click(check());
  await person.click(await screen.findByRole('button', { name: 'Importar 1 consulta' }));
  expect(await screen.findByText('Consultas importadas')).toBeVisible();
  const [checked, imported] = sent.map(({ body }) => (body as { data: object }).data);
  expect(checked).toMatchObject({
    id: expect.stringMatching(/^[a-z0-9]{24}$/),
    uses: ['name', 'email', 'phone', 'note'],
    rows: [expect.objectContaining({ number: 2 }), expect.objectContaining({ number: 3 })],
    ...{ channel: 'anuncio', isAnswered: false },
  });
  expect(imported).toEqual({
    ...checked,
    rows: [expect.objectContaining({ number: 2 })],
  });
  await person.click(screen.getByRole('button', { name: /Deshacer/ }));
  expect(await screen.findByText('1 consulta eliminada')).toBeVisible();
});

test('asks before it imports known contacts, or leaves out refused rows', async () => {
  const sent = serveImport([makeRow({}), DUPLICATE, REFUSED]);
  const { person, container } = await chooseFile();
  await person.click(check());
  expect(await screen.findByText(/1 consulta nueva · 1 contacto conocido/)).toBeVisible();
  expect(screen.getByText('Correo. «eva@» no es un correo.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'TQ-AAAAAA' })).toHaveAttribute(
    'href',
    '/admin/consultas/otra',
  );
  expect(await axe(container)).toHaveNoViolations();
  const apply = () => screen.getByRole('button', { name: /^Importar \d/ });
  expect(apply()).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByLabelText('Importar las demás, sin la fila con problemas'));
  await person.click(screen.getByLabelText('Importar también la del contacto conocido'));
  expect(apply()).toHaveTextContent('Importar 2 consultas');
  await person.click(apply());
  await screen.findByText('Consultas importadas');
  const { data } = sent.at(-1)?.body as { data: { rows: { number: number }[] } };
  expect(data.rows.map(({ number }) => number)).toEqual([2, 3]);
});

test('lists the last imports, and undoes one after a question', async () => {
  serveImport([], [IMPORT, { ...IMPORT, documentId: 'otra', undoneAt: IMPORT.createdAt }]);
  const { person } = renderAdmin('/admin/consultas/importar');
  await person.click(await screen.findByRole('button', { name: 'Deshacer: leads.csv' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Eliminar las consultas' }));
  expect(await screen.findByText('1 consulta eliminada')).toBeVisible();
  expect(screen.getByText('Deshecha')).toBeVisible();
});
