import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ImportRow } from '@tequiora/cms/contracts/catalogue-import.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

// jsdom does not read files. Not for all tests: with it, requests with files do not end.
File.prototype.arrayBuffer = function read() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const makeRow = (change: Partial<ImportRow>): ImportRow => ({
  number: 2,
  outcome: 'changed',
  name: 'Báscula',
  isPublished: true,
  seenAt: '2026-11-20T18:00:00.000Z',
  changes: [{ column: 'Precio', before: '$100.00', after: '$120.00' }],
  problems: [],
  ...change,
});
const NEW = makeRow({ number: 3, outcome: 'new', name: 'Cajón', seenAt: null });
const SAME = makeRow({ number: 4, outcome: 'unchanged', changes: [] });
const REFUSED = makeRow({
  number: 5,
  outcome: 'refused',
  name: 'Lector',
  changes: [],
  problems: [{ column: 'Precio', message: '«15%» es un porcentaje.' }],
});
const MADE = { id: 'c1', kind: 'import', at: '2026-11-29T18:00:00.000Z', by: 'Rosa', count: 2 };
const CSV = 'ID,Precio\na,120\n,1\nb,2\nc,15%\n';

/** Serves the check of a file, with these results; returns what was sent. */
function serveImport(rows: ImportRow[]) {
  const { sent, record } = recordRequests();
  server.use(
    http.get(apiUrl('/products/changes'), () => HttpResponse.json({ data: [] })),
    record('post', '/products/import/check', () => ({ data: rows, meta: { ignoredColumns: [] } })),
    record('post', '/products/import', () => ({ data: MADE })),
  );
  return sent;
}

async function chooseFile(text = CSV) {
  const view = renderAdmin('/admin/productos/importar');
  const file = new File([text], 'productos.csv', { type: 'text/csv' });
  await view.person.upload(await screen.findByLabelText('Archivo de los productos'), file);
  return view;
}

test('shows what a file changes, and imports it', async () => {
  const sent = serveImport([makeRow({}), NEW, SAME]);
  const { person, container } = await chooseFile();
  expect(
    await screen.findByText('1 producto nuevo · 1 cambia · 1 sin cambios · 0 filas con problemas'),
  ).toBeVisible();
  const table = screen.getByRole('table', { name: 'Productos que cambian' });
  expect(within(table).getByRole('row', { name: /Báscula/ })).toHaveTextContent(
    'Precio: Antes: $100.00 → Ahora: $120.00',
  );
  expect(screen.getByRole('table', { name: 'Productos nuevos, como borrador' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Importar 2 productos' }));
  expect(await screen.findByText('Productos importados')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      data: {
        columns: ['ID', 'Precio'],
        rows: [
          { number: 2, cells: ['a', '120'] },
          { number: 3, cells: ['', '1'] },
          { number: 4, cells: ['b', '2'] },
          { number: 5, cells: ['c', '15%'] },
        ],
        isPublishing: false,
      },
    },
    {
      data: {
        columns: ['ID', 'Precio'],
        rows: [
          { number: 2, cells: ['a', '120'], seenAt: '2026-11-20T18:00:00.000Z' },
          { number: 3, cells: ['', '1'], seenAt: null },
        ],
        isPublishing: false,
      },
    },
  ]);
});

test('imports nothing while rows are refused, until they are left out', async () => {
  const sent = serveImport([makeRow({}), REFUSED]);
  const { person } = await chooseFile();
  expect(await screen.findByText('Fila 5: Lector')).toBeVisible();
  expect(screen.getByText('Precio. «15%» es un porcentaje.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Importar 1 producto' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await person.click(button);
  expect(sent).toHaveLength(1);
  await person.click(screen.getByRole('checkbox', { name: /sin la fila con problemas/ }));
  await person.click(button);
  expect(await screen.findByText('Productos importados')).toBeVisible();
  expect(sent[1]?.body).toMatchObject({ data: { rows: [{ number: 2 }] } });
});

test('checks large files in parts, and finds repeated products across them', async () => {
  const { sent, record } = recordRequests();
  server.use(
    http.get(apiUrl('/products/changes'), () => HttpResponse.json({ data: [] })),
    record<{ data: { rows: { number: number }[] } }>(
      'post',
      '/products/import/check',
      ({ data }) => ({
        data: data.rows.map(({ number }) => makeRow({ number, outcome: 'unchanged', changes: [] })),
        meta: { ignoredColumns: ['Color'] },
      }),
    ),
  );
  const lines = Array.from({ length: 250 }, (_, index) => `p${index % 249},1`);
  await chooseFile(['ID,Precio', ...lines].join('\n'));
  expect(await screen.findByText('No se usan estas columnas: Color.')).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(screen.getByText(/Es el mismo producto que en la fila 2/)).toBeVisible();
});

test('says that a file changes nothing, and what is wrong with one that it cannot read', async () => {
  serveImport([SAME]);
  const { person } = await chooseFile();
  expect(await screen.findByText('El archivo no cambia nada')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Volver' }));
  const empty = new File(['Nombre'], 'productos.csv', { type: 'text/csv' });
  await person.upload(screen.getByLabelText('Archivo de los productos'), empty);
  expect(await screen.findByText(/no tiene filas debajo de los títulos/)).toBeVisible();
});

test('checks again when the CMS refuses the import', async () => {
  const sent = serveImport([makeRow({})]);
  const { person } = await chooseFile();
  const message = 'No se importó nada, porque alguna fila no se puede importar.';
  server.use(http.post(apiUrl('/products/import'), () => refuse(409, message)));
  await person.click(await screen.findByRole('button', { name: 'Importar 1 producto' }));
  expect(await screen.findByText('No se importó ningún producto')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Importar 1 producto' })).toBeVisible();
  expect(sent).toHaveLength(2);
});
