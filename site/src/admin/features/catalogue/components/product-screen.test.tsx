import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeAdminProduct, serveProduct } from '../../../../../test/admin/catalogue.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin, STAFF } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';
import { productForm } from '../lib/product-form.ts';

const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

/** Fills in the form of a new product. */
async function fillIn(person: ReturnType<typeof renderAdmin>['person']) {
  await person.type(await field(/^Nombre/), 'Lector nuevo');
  await person.type(await field(/^Descripción/), 'Lee códigos de barras.');
  await person.type(await field(/^Precio/), '$1,499.90');
  await screen.findByRole('option', { name: 'Licencias' });
  await person.selectOptions(await field(/^Categoría/), 'Licencias');
}

test('does not send an empty form: shows an error at each field and focuses the first one', async () => {
  const saved = serveProduct();
  const { person, container } = renderAdmin('/admin/productos/nuevo');
  await field(/^Nombre/);
  await person.click(press('Guardar y publicar'));
  expect(await screen.findByText('El nombre debe tener entre 2 y 120 caracteres')).toBeVisible();
  expect(screen.getByText('Elige una categoría', { selector: 'p *' })).toBeVisible();
  expect(screen.getByLabelText(/^Precio/)).toHaveAccessibleDescription(
    expect.stringContaining('El precio debe ser un número'),
  );
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
  expect(saved).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('has a control for each field of the form', async () => {
  serveProduct();
  renderAdmin('/admin/productos/nuevo');
  await field(/^Nombre/);
  const { picture: _picture, ...labels } = productForm.labels;
  for (const label of Object.values(labels)) {
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
  }
});

test('leaves the price open on purpose, and shows that it is', async () => {
  const saved = serveProduct();
  const { person } = renderAdmin('/admin/productos/prod1');
  await field(/^Nombre/);
  await person.click(screen.getByLabelText(/^A cotizar/));
  expect(screen.getByLabelText(/^Precio/)).toBeDisabled();
  await person.click(press('Guardar borrador'));
  await waitFor(() =>
    expect(saved[0]?.body.data).toMatchObject({ name: 'Lector de códigos', price: null }),
  );
});

test('a product with an open price gets one', async () => {
  const saved = serveProduct(makeAdminProduct({ price: null }));
  const { person } = renderAdmin('/admin/productos/prod1');
  await field(/^Nombre/);
  expect(screen.getByLabelText(/^A cotizar/)).toBeChecked();
  await person.click(screen.getByLabelText(/^A cotizar/));
  await person.type(screen.getByLabelText(/^Precio/), '1,200');
  await person.click(press('Guardar borrador'));
  await waitFor(() => expect(saved[0]?.body.data).toMatchObject({ price: 1200 }));
});

test('says where categories are created when there are none', async () => {
  serveProduct();
  server.use(
    http.get(apiUrl('/product-categories'), () =>
      HttpResponse.json({ data: [], meta: { pagination: { pageCount: 0 } } }),
    ),
  );
  renderAdmin('/admin/productos/nuevo');
  expect(await screen.findByRole('link', { name: /^Categorías de producto/ })).toHaveAttribute(
    'href',
    '/cms/content-manager/collection-types/api::product-category.product-category',
  );
});

test('creates a draft and navigates to its URL', async () => {
  const saved = serveProduct();
  const { person } = renderAdmin('/admin/productos/nuevo');
  await fillIn(person);
  await person.click(screen.getByLabelText(/^Destacado/));
  await person.click(press('Guardar borrador'));
  expect(await screen.findByText('Producto creado')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/productos/prod1');
  expect(saved).toEqual([
    {
      query: '?status=draft',
      body: {
        data: {
          name: 'Lector nuevo',
          description: 'Lee códigos de barras.',
          price: 1499.9,
          category: 'cat2',
          featured: true,
          image: null,
        },
      },
    },
  ]);
});

test('shows a validation error of the CMS at its field and as a persistent notification', async () => {
  serveProduct();
  const message = 'Esta categoría ya no existe';
  const errors = [{ path: ['category'], message }];
  server.use(
    http.put(apiUrl('/products/prod1'), () => refuse(400, 'Revisa los datos', { errors })),
  );
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.type(await field(/^Nombre/), '!');
  await person.click(press('Guardar borrador'));
  expect(await screen.findByText('Error al actualizar producto')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Categoría/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.getByLabelText(/^Categoría/)).toHaveFocus();
});

test('shows problems of the publish checks at their fields, and others in a summary', async () => {
  serveProduct();
  const problems = [
    { path: ['seo', 'title'], message: '«SEO › Título»: {lugar} no existe.' },
    { path: ['description'], message: '«Descripción»: {lugar} no existe.' },
    { path: ['description'], message: '«Descripción»: {nada} no existe.' },
    { path: ['image'], message: '«Imagen»: «lector.png» no tiene texto alternativo.' },
  ];
  const refusal = refuse(400, '«Lector» no se publicó.', { errors: problems });
  server.use(http.put(apiUrl('/products/prod1'), () => refusal, { once: true }));
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.type(await field(/^Nombre/), '!');
  await person.click(press('Guardar y publicar'));
  expect(await screen.findByText('Se corrige en el CMS.')).toBeVisible();
  expect(screen.getByText(problems[0]!.message, { exact: false })).toBeVisible();
  const description = screen.getByLabelText(/^Descripción/);
  expect(description).toHaveFocus();
  expect(description).toHaveAccessibleDescription(
    expect.stringContaining(`${problems[1]!.message} ${problems[2]!.message}`),
  );
  expect(screen.getByText(problems[3]!.message)).toBeVisible();
  await person.click(press('Guardar y publicar'));
  await waitFor(() => expect(screen.queryByText('Se corrige en el CMS.')).not.toBeInTheDocument());
});

test('lists the warnings of the publish checks', async () => {
  const warning = '«Descripción» dice $900 y el precio es $1,000.';
  serveProduct(makeAdminProduct({ warnings: [warning] }));
  const { container } = renderAdmin('/admin/productos/prod1');
  expect(await screen.findByText(warning)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('reports that a product could not be created', async () => {
  serveProduct();
  server.use(http.post(apiUrl('/products'), () => refuse(503, 'Vuelve a intentarlo')));
  const { person } = renderAdmin('/admin/productos/nuevo');
  await fillIn(person);
  await person.click(press('Guardar borrador'));
  expect(await screen.findByText('Error al crear producto')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lector nuevo');
});

test('saves and publishes with the version that was loaded', async () => {
  const saved = serveProduct();
  const { person, container } = renderAdmin('/admin/productos/prod1');
  const name = await field(/^Nombre/);
  expect(screen.getByLabelText(/^Precio/)).toHaveValue('1,299.50');
  await waitFor(() => expect(screen.getByLabelText(/^Categoría/)).toHaveDisplayValue('Hardware'));
  expect(screen.getByRole('link', { name: /^Ver en el sitio/ })).toHaveAttribute(
    'href',
    '/productos/lector-de-codigos',
  );
  expect(await screen.findByRole('link', { name: /^Abrir en el CMS/ })).toHaveAttribute(
    'href',
    '/cms/content-manager/collection-types/api::product.product/prod1',
  );
  expect(await axe(container)).toHaveNoViolations();
  await person.clear(name);
  await person.type(name, 'Lector 2D');
  expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
  await person.click(press('Guardar y publicar'));
  expect(
    await screen.findByText('Publicado. El sitio se actualiza en unos segundos.'),
  ).toBeInTheDocument();
  expect(saved).toEqual([
    {
      query: '',
      body: {
        data: expect.objectContaining({
          name: 'Lector 2D',
          updatedAt: '2026-11-20T18:00:00.000Z',
        }) as unknown,
      },
    },
  ]);
  expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lector 2D' })).toBeVisible();
});

test('asks for confirmation before discarding unsaved changes', async () => {
  serveProduct();
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.type(await field(/^Nombre/), '!');
  const away = () => within(screen.getByRole('navigation', { name: 'Secciones' }));
  await person.click(away().getByRole('link', { name: 'Productos' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(window.location.pathname).toBe('/admin/productos/prod1');
  await person.click(away().getByRole('link', { name: 'Productos' }));
  await person.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps the typed values when the session ends during editing', async () => {
  serveProduct();
  const over = () => refuse(401, 'La sesión terminó');
  server.use(
    http.put(apiUrl('/products/prod1'), over, { once: true }),
    http.post(apiUrl('/auth/refresh'), over),
    http.post(apiUrl('/auth/local'), () => HttpResponse.json({ jwt: 'otro', user: STAFF })),
  );
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.type(await field(/^Nombre/), ' 2D');
  await person.click(press('Guardar borrador'));
  await person.type(await screen.findByRole('textbox', { name: /Correo/ }), STAFF.email);
  expect(screen.queryByText('¿Salir sin guardar?')).not.toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Contraseña/), 'una-clave{Enter}');
  expect(await screen.findByText('Recuperamos lo que escribiste')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lector de códigos 2D');
  await person.click(press('Descartar'));
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Lector de códigos');
});

test('unpublishes and deletes from the form', async () => {
  serveProduct();
  server.use(
    http.post(apiUrl('/products/prod1/unpublish'), () =>
      HttpResponse.json({ data: makeAdminProduct({ state: 'draft' }) }),
    ),
  );
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.click(await screen.findByRole('button', { name: 'Dejar de publicar' }));
  expect(await screen.findByText('Borrador')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Borrador$/));
  expect(screen.queryByRole('link', { name: /^Ver en el sitio/ })).not.toBeInTheDocument();
  await person.click(press('Eliminar producto'));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Eliminar producto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/productos');
  // Nothing is sent before the notification ends.
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('No se eliminó nada')).toBeVisible();
});

test('shows a not-found screen with a link to the list for an unknown product', async () => {
  serveProduct();
  server.use(http.get(apiUrl('/products/nada'), () => refuse(404, 'Producto no encontrado')));
  const { person } = renderAdmin('/admin/productos/nada');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Producto no encontrado' }),
  ).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Ver todos los productos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
});
