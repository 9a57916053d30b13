import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeAdminProduct, serveProduct, type Saved } from '../../../../../test/admin/catalogue.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

test('loads the version saved by another user and keeps the local changes', async () => {
  serveProduct();
  const stale = 'Alguien más guardó cambios mientras editabas.';
  server.use(http.put(apiUrl('/products/prod1'), () => refuse(409, stale), { once: true }));
  const { person } = renderAdmin('/admin/productos/prod1');
  const name = await field(/^Nombre/);
  await person.clear(name);
  await person.type(name, 'Lo mío');
  await person.click(press('Guardar borrador'));
  const reload = await screen.findByRole('button', { name: 'Recargar' });
  const saved = serveProduct(
    makeAdminProduct({ name: 'Lo suyo', price: 999, updatedAt: '2026-11-21T08:00:00.000Z' }),
  );
  await person.click(reload);
  expect(await screen.findByText(/Los dos cambiaron: Nombre/)).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lo mío');
  expect(screen.getByLabelText(/^Precio/)).toHaveValue('999');
  await person.click(press('Guardar borrador'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body.data).toMatchObject({
    name: 'Lo mío',
    price: 999,
    updatedAt: '2026-11-21T08:00:00.000Z',
  });
});

test('loads the version saved by another user over text that was typed and taken back', async () => {
  serveProduct();
  const stale = 'Alguien más guardó cambios mientras editabas.';
  server.use(http.put(apiUrl('/products/prod1'), () => refuse(409, stale), { once: true }));
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.type(await field(/^Nombre/), 'X{Backspace}');
  await person.click(press('Guardar borrador'));
  const reload = await screen.findByRole('button', { name: 'Recargar' });
  serveProduct(
    makeAdminProduct({ name: 'Lo suyo', price: 999, updatedAt: '2026-11-21T08:00:00.000Z' }),
  );
  await person.click(reload);
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lo suyo'));
  expect(screen.getByLabelText(/^Precio/)).toHaveValue('999');
});

test('saves with the version of the form after unpublishing, which responds with the current one', async () => {
  const saved = serveProduct();
  const theirs = { price: 999, updatedAt: '2026-11-21T08:00:00.000Z' };
  server.use(
    http.post(apiUrl('/products/prod1/unpublish'), () =>
      HttpResponse.json({ data: makeAdminProduct({ state: 'draft', ...theirs }) }),
    ),
  );
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.click(await screen.findByRole('button', { name: 'Dejar de publicar' }));
  expect(await screen.findByText('Borrador')).toBeVisible();
  await person.type(await field(/^Nombre/), ' 2D');
  server.use(
    http.put(apiUrl('/products/prod1'), async ({ request }) => {
      saved.push({ query: '', body: (await request.json()) as Saved['body'] });
      return refuse(409, 'Alguien más guardó cambios mientras editabas.');
    }),
  );
  await person.click(press('Guardar borrador'));
  const reload = await screen.findByRole('button', { name: 'Recargar' });
  expect(saved[0]?.body.data).toMatchObject({
    price: 1299.5,
    updatedAt: '2026-11-20T18:00:00.000Z',
  });

  serveProduct(makeAdminProduct({ state: 'draft', ...theirs }));
  await person.click(reload);
  await waitFor(() => expect(screen.getByLabelText(/^Precio/)).toHaveValue('999'));
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lector de códigos 2D');
});
