import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeAdminService, serveCatalogue } from '../../../../../test/admin/catalogue.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

function serveService() {
  const saved: { features: { text: string }[] }[] = [];
  serveCatalogue([makeAdminService()]);
  server.use(
    http.get(apiUrl('/services/serv1'), () => HttpResponse.json({ data: makeAdminService() })),
    http.put(apiUrl('/services/serv1'), async ({ request }) => {
      const { data } = (await request.json()) as { data: { features: { text: string }[] } };
      saved.push(data);
      return HttpResponse.json({ data: { ...makeAdminService(), features: data.features } });
    }),
  );
  return saved;
}

const features = () =>
  within(screen.getByRole('group', { name: 'Características' }))
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

test('reorders, removes and adds features by keyboard', async () => {
  const saved = serveService();
  const { person, container } = renderAdmin('/admin/servicios/serv1');
  const down = await screen.findByRole('button', { name: 'Bajar característica 1' });
  expect(features()).toEqual(['Por teléfono', 'En sitio', 'Con reporte']);
  expect(await axe(container)).toHaveNoViolations();

  down.focus();
  await person.keyboard('{Enter}');
  expect(features()).toEqual(['En sitio', 'Por teléfono', 'Con reporte']);
  expect(screen.getByText('«Por teléfono» es ahora la 2 de 3')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bajar característica 2' })).toHaveFocus(),
  );

  screen.getByRole('button', { name: 'Quitar característica 3' }).focus();
  await person.keyboard('{Enter}');
  expect(features()).toEqual(['En sitio', 'Por teléfono']);
  await waitFor(() => expect(screen.getByLabelText('Característica 2')).toHaveFocus());

  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('Característica 3')).toHaveFocus();
  await person.keyboard('Con garantía');
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Servicio actualizado')).toBeInTheDocument();
  expect(saved[0]).toMatchObject({
    features: [{ text: 'En sitio' }, { text: 'Por teléfono' }, { text: 'Con garantía' }],
    price: 'Desde $500/mes',
    category: 'Soporte',
  });
});

test('shows the error of an empty feature in its row', async () => {
  const saved = serveService();
  const { person } = renderAdmin('/admin/servicios/serv1');
  await person.clear(await screen.findByLabelText('Característica 2'));
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Escribe la característica o quítala')).toBeVisible();
  expect(screen.getByLabelText('Característica 2')).toHaveFocus();
  expect(saved).toEqual([]);
});

test('does not send a new service with a name that is too short', async () => {
  const saved = serveService();
  const { person } = renderAdmin('/admin/servicios/nuevo');
  await person.type(await screen.findByLabelText(/^Nombre/), 'X');
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('El nombre debe tener entre 2 y 120 caracteres')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
  expect(saved).toEqual([]);
});

test('shows a not-found screen for an unknown service', async () => {
  serveService();
  server.use(http.get(apiUrl('/services/nada'), () => refuse(404, 'Servicio no encontrado')));
  renderAdmin('/admin/servicios/nada');
  const heading = { level: 1, name: 'Servicio no encontrado' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

test('lists services with their own categories and price texts', async () => {
  const requests = serveCatalogue([makeAdminService()]);
  const { person } = renderAdmin('/admin/servicios');
  expect(await screen.findByRole('link', { name: 'Soporte técnico' })).toBeVisible();
  expect(screen.getByText('Desde $500/mes')).toBeVisible();
  expect(screen.queryByLabelText('Solo destacados')).not.toBeInTheDocument();
  await screen.findByRole('option', { name: 'Soporte' });
  await person.selectOptions(screen.getByLabelText('Categoría'), 'Soporte');
  await waitFor(() => expect(requests.at(-1)?.get('filters[category][$eq]')).toBe('Soporte'));
  expect(window.location.search).toBe('?categoria=Soporte');
});
