import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PriceRow } from '@tequiora/cms/contracts/price-changes.ts';
import { makeAdminProduct, serveCatalogue } from '../../../../../test/admin/catalogue.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const READER = makeAdminProduct();
const LICENCE = makeAdminProduct({
  documentId: 'prod2',
  name: 'Licencia anual',
  price: 800,
  category: { documentId: 'cat2', name: 'Licencias', slug: 'licencias' },
});

const makeRow = (change: Partial<PriceRow>): PriceRow => {
  const before = { price: 800, offerPrice: null, offerFrom: null, offerUntil: null };
  return {
    documentId: 'prod2',
    name: 'Licencia anual',
    updatedAt: '2026-11-20T18:00:00.000Z',
    isPublished: true,
    before,
    after: { ...before, price: 720 },
    refusal: null,
    ...change,
  };
};
const REFUSED = makeRow({
  documentId: 'prod1',
  name: 'Lector de códigos',
  after: null,
  refusal: 'Tiene cambios sin publicar de Ana López: publícalos o descártalos antes.',
});
const MADE = {
  id: 'c1',
  kind: 'prices',
  at: '2026-11-29T18:00:00.000Z',
  by: 'Rosa Martínez',
  count: 1,
};

/** Serves two products, and the requests about prices; returns what was sent. */
function servePrices(rows: PriceRow[], changes: object[] = []) {
  const { sent, record } = recordRequests();
  serveCatalogue([READER, LICENCE]);
  server.use(
    http.get(apiUrl('/products/changes'), () => HttpResponse.json({ data: changes })),
    record('post', '/products/prices/check', () => ({ data: rows })),
    record('post', '/products/prices', () => ({ data: MADE })),
  );
  return sent;
}

async function openPreview(path = '/admin/productos/precios') {
  const view = renderAdmin(path);
  const { person } = view;
  await person.click(await screen.findByRole('checkbox', { name: /^Elegir (el|los) / }));
  await person.type(screen.getByLabelText(/Cuánto/), '10 %');
  await person.click(screen.getByRole('button', { name: 'Ver precios nuevos' }));
  return view;
}

test('shows the new prices, names what cannot change, and applies the rest', async () => {
  const sent = servePrices([REFUSED, makeRow({})]);
  const { person, container } = await openPreview();
  const refused = await screen.findByRole('region', { name: '1 producto no cambia' });
  expect(refused).toHaveTextContent('Tiene cambios sin publicar de Ana López');
  expect(screen.getByRole('region', { name: 'Cambio de precios' })).toHaveFocus();
  const row = within(screen.getByRole('row', { name: /Licencia anual/ }));
  expect(row.getByText('$800.00')).toBeVisible();
  expect(row.getByText('$720.00')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await person.click(screen.getByRole('button', { name: 'Aplicar a 1 producto' }));
  expect(await screen.findByText('Precios cambiados')).toBeVisible();
  const change = { action: 'lower', unit: 'percent', value: 10, rounding: 'whole' };
  const noDates = { offerFrom: null, offerUntil: null };
  expect(sent.map(({ body }) => body)).toEqual([
    {
      data: {
        products: [{ documentId: 'prod1' }, { documentId: 'prod2' }],
        ...change,
        ...noDates,
      },
    },
    {
      data: {
        products: [{ documentId: 'prod2', updatedAt: '2026-11-20T18:00:00.000Z' }],
        ...change,
        ...noDates,
      },
    },
  ]);
});

test('says what to do without any product', async () => {
  servePrices([]);
  serveCatalogue([]);
  renderAdmin('/admin/productos/precios');
  expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agregar producto' })).toHaveAttribute(
    'href',
    '/admin/productos/nuevo',
  );
  expect(screen.queryByRole('button', { name: 'Ver precios nuevos' })).not.toBeInTheDocument();
});

test('leaves out a product of the preview', async () => {
  servePrices([makeRow({})]);
  const { person } = await openPreview();
  await person.click(await screen.findByRole('checkbox', { name: 'Aplicar a «Licencia anual»' }));
  expect(screen.getByRole('button', { name: 'Aplicar a 0 productos' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('chooses the products of a category', async () => {
  const sent = servePrices([]);
  await openPreview('/admin/productos/precios?categoria=licencias');
  expect(sent[0]?.body).toMatchObject({ data: { products: [{ documentId: 'prod2' }] } });
});

test('asks for products, an amount and dates in order', async () => {
  const sent = servePrices([]);
  const { person, container } = renderAdmin('/admin/productos/precios');
  await person.selectOptions(await screen.findByLabelText('Cambio'), 'Poner una oferta');
  await person.type(screen.getByLabelText(/Desde/), '2026-12-05T09:00');
  await person.type(screen.getByLabelText(/Hasta/), '2026-12-04T09:00');
  await person.click(screen.getByRole('button', { name: 'Ver precios nuevos' }));
  expect(await screen.findByText(/Escribe un número mayor que 0/)).toBeVisible();
  expect(screen.getByText('Tiene que terminar después de empezar')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.type(screen.getByLabelText(/Cuánto/), '10');
  await person.clear(screen.getByLabelText(/Hasta/));
  await person.click(screen.getByRole('button', { name: 'Ver precios nuevos' }));
  expect(await screen.findByText('Elige entre 1 y 100 productos')).toBeVisible();
  expect(sent).toEqual([]);
});

test('undoes a change, and names the products that were changed since', async () => {
  servePrices([], [MADE]);
  const refused = [{ name: 'Licencia anual', reason: 'Alguien lo cambió después.' }];
  server.use(
    http.post(apiUrl('/products/changes/c1/undo'), () =>
      HttpResponse.json({ data: { restored: 0, refused } }),
    ),
  );
  const { person } = renderAdmin('/admin/productos/precios');
  await person.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  expect(await screen.findByText(/«Licencia anual»: Alguien lo cambió después/)).toBeVisible();
});

test('shows the restored prices after an undo', async () => {
  servePrices([], [MADE]);
  server.use(
    http.post(apiUrl('/products/changes/c1/undo'), () => {
      serveCatalogue([READER, { ...LICENCE, price: 650 }]);
      return HttpResponse.json({ data: { restored: 1, refused: [] } });
    }),
  );
  const { person } = renderAdmin('/admin/productos/precios');
  await person.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  expect(await screen.findByText('$650.00')).toBeVisible();
});

test('checks again when the CMS refuses the change', async () => {
  const sent = servePrices([makeRow({})]);
  const { person } = await openPreview();
  server.use(
    http.post(apiUrl('/products/prices'), () => refuse(409, 'No se cambió ningún producto.')),
  );
  await person.click(await screen.findByRole('button', { name: 'Aplicar a 1 producto' }));
  expect(await screen.findByText('No se cambió ningún precio')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Aplicar a 1 producto' })).toBeVisible();
  expect(sent).toHaveLength(2);
});
