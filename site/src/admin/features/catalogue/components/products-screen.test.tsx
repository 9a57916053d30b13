import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { notificationStore } from '#src/components/notifications/store.ts';
import { makeAdminProduct, PICTURE, serveCatalogue } from '../../../../../test/admin/catalogue.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

test('shows each product with its price, category and publication state', async () => {
  serveCatalogue([
    makeAdminProduct({ featured: true, image: PICTURE }),
    makeAdminProduct({
      documentId: 'p2',
      name: 'Impresora',
      state: 'draft',
      price: null,
      category: null,
    }),
    makeAdminProduct({ documentId: 'p3', name: 'Cajón', state: 'modified' }),
  ]);
  const { container } = renderAdmin('/admin/productos');
  const reader = await rowOf('Lector de códigos');
  expect(reader.getByText('$1,299.50')).toBeVisible();
  expect(reader.getByText('Hardware')).toBeVisible();
  expect(reader.getByText('Destacado')).toBeVisible();
  expect(reader.getByText('Publicado')).toBeVisible();
  expect((await rowOf('Impresora')).getByText('Borrador')).toBeVisible();
  expect((await rowOf('Impresora')).getByText('A cotizar')).toBeVisible();
  expect((await rowOf('Cajón')).getByText('Con cambios sin publicar')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('reads search, filters, order and page from the URL', async () => {
  const requests = serveCatalogue([makeAdminProduct()], 50);
  renderAdmin(
    '/admin/productos?buscar=lector&categoria=hardware&destacados=si&orden=-precio&pagina=2',
  );
  await screen.findByText('21–40 de 50 productos');
  const query = Object.fromEntries(requests.at(-1) ?? []);
  expect(query).toMatchObject({
    status: 'draft',
    search: 'lector',
    'filters[category][slug][$eq]': 'hardware',
    'filters[featured][$eq]': 'true',
    'sort[0]': 'price:desc',
    'pagination[page]': '2',
  });
  expect(screen.getByLabelText('Buscar')).toHaveValue('lector');
  expect(screen.getByLabelText('Solo destacados')).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('Categoría')).toHaveDisplayValue('Hardware'));
});

test('writes search, filters and order to the URL and resets the page', async () => {
  const requests = serveCatalogue([makeAdminProduct()], 50);
  const { person } = renderAdmin('/admin/productos?pagina=2');
  await screen.findByRole('link', { name: 'Lector de códigos' });
  await screen.findByRole('option', { name: 'Licencias' });
  await person.selectOptions(screen.getByLabelText('Categoría'), 'Licencias');
  await person.click(screen.getByRole('button', { name: 'Precio' }));
  expect(window.location.search).toBe('?categoria=licencias&orden=precio');
  await waitFor(() => expect(requests.at(-1)?.get('sort[0]')).toBe('price:asc'));
  await person.type(screen.getByLabelText('Buscar'), 'qr{Enter}');
  await waitFor(() => expect(window.location.search).toContain('buscar=qr'));
  await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(window.location.search).toBe('?orden=precio');
});

test('shows different empty states for no match and for no products', async () => {
  serveCatalogue([]);
  const { person } = renderAdmin('/admin/productos?buscar=zzz');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Limpiar filtros' }).reverse();
  await person.click(clear as HTMLElement);
  expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
  // The header and the empty state call the same thing by the same name.
  const links = screen.getAllByRole('link', { name: 'Agregar producto' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/productos/nuevo',
    '/admin/productos/nuevo',
  ]);
});

test('shows why the list could not be loaded and retries', async () => {
  serveCatalogue([makeAdminProduct()]);
  server.use(http.get(apiUrl('/products'), () => refuse(403, 'Sin permiso'), { once: true }));
  const { person } = renderAdmin('/admin/productos');
  expect(await screen.findByText('Error al cargar productos')).toBeVisible();
  expect(screen.getByText('Sin permiso')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Lector de códigos' })).toBeVisible();
});

test('publishes from the row and reports when visitors will see it', async () => {
  serveCatalogue([makeAdminProduct({ state: 'draft' })]);
  const published = jest.fn();
  server.use(
    http.post(apiUrl('/products/prod1/publish'), () => {
      published();
      serveCatalogue([makeAdminProduct()]);
      return HttpResponse.json({ data: makeAdminProduct() });
    }),
  );
  const { person } = renderAdmin('/admin/productos');
  await person.click(await screen.findByRole('button', { name: 'Publicar «Lector de códigos»' }));
  expect(
    await screen.findByText('Publicado. El sitio se actualiza en unos segundos.'),
  ).toBeInTheDocument();
  expect(published).toHaveBeenCalledTimes(1);
  expect(
    await screen.findByRole('button', { name: 'Dejar de publicar «Lector de códigos»' }),
  ).toHaveFocus();
});

test('deletes only after a confirmation that states what visitors lose', async () => {
  serveCatalogue([makeAdminProduct({ featured: true })]);
  const deleted = jest.fn();
  server.use(
    http.delete(apiUrl('/products/prod1'), () => {
      deleted();
      serveCatalogue([]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person } = renderAdmin('/admin/productos');
  const open = await screen.findByRole('button', { name: 'Eliminar «Lector de códigos»' });
  await person.click(open);
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Lector de códigos»?' });
  expect(within(dialog).getByText(/entre los destacados del inicio/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(deleted).not.toHaveBeenCalled();
  await person.click(open);
  await person.click(await screen.findByRole('button', { name: 'Eliminar producto' }));
  expect(await screen.findByText('Se eliminará «Lector de códigos»')).toBeVisible();
  expect(screen.getByText('Por eliminar')).toBeVisible();
  expect(deleted).not.toHaveBeenCalled();
  await waitFor(() => expect(open).toHaveFocus());
  const { notifications, dismiss } = notificationStore.getState();
  act(() => notifications.forEach(({ id }) => dismiss(id)));
  expect(await screen.findByText('Producto eliminado')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Lista de productos')).toHaveFocus());
  expect(await screen.findByText('Todavía no hay productos')).toBeVisible();
});

test('keeps a product that could not be deleted and shows the reason', async () => {
  serveCatalogue([makeAdminProduct()]);
  server.use(http.delete(apiUrl('/products/prod1'), () => refuse(404, 'Producto no encontrado')));
  const { person } = renderAdmin('/admin/productos');
  await person.click(await screen.findByRole('button', { name: 'Eliminar «Lector de códigos»' }));
  await person.click(await screen.findByRole('button', { name: 'Eliminar producto' }));
  await person.click(await screen.findByRole('button', { name: 'Cerrar notificación' }));
  expect(await screen.findByText('Error al eliminar producto')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Lector de códigos' })).toBeVisible();
});
