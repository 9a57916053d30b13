import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { notificationStore } from '#src/components/notifications/store.ts';
import {
  SAVED_VIEW_MESSAGES,
  type CreateViewRequest,
  type SavedView,
} from '@tequiora/cms/contracts/saved-view.ts';
import { makeEnquiriesResponse, makeEnquiry } from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const OWN = { documentId: 'v1', name: 'Sin responder', query: 'respuesta=sin', isShared: false };
const SHARED = { documentId: 'v2', name: 'Chats', query: 'canal=whatsapp', isShared: true };

/** Mocks a CMS that keeps views, and the list of enquiries. */
function mockViews(views: SavedView[]) {
  const one = apiUrl('/saved-views/:id');
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([makeEnquiry()]))),
    http.get(apiUrl('/saved-views'), () => HttpResponse.json({ data: views })),
    http.post(apiUrl('/saved-views'), async ({ request }) => {
      const { data } = (await request.json()) as CreateViewRequest;
      if (views.some(({ name }) => name === data.name)) {
        const message = SAVED_VIEW_MESSAGES.nameTaken(data.name);
        return refuse(400, message, { errors: [{ path: ['name'], message }] });
      }
      const view = { documentId: 'v3', ...data };
      views.push(view);
      return HttpResponse.json({ data: view }, { status: 201 });
    }),
    http.put(one, async ({ request, params }) => {
      const { data } = (await request.json()) as { data: Partial<SavedView> };
      const index = views.findIndex(({ documentId }) => documentId === params.id);
      const view = { ...views[index], ...data } as SavedView;
      views[index] = view;
      return HttpResponse.json({ data: view });
    }),
    http.delete(one, ({ params }) => {
      views.splice(
        views.findIndex(({ documentId }) => documentId === params.id),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return views;
}

const findViews = async () =>
  within(await screen.findByRole('navigation', { name: 'Vistas de la lista' }));
const button = (name: string) => screen.queryByRole('button', { name });

test('counts the doubtful and idle enquiries in tabs of their own, which cannot be saved again', async () => {
  mockViews([]);
  server.use(
    http.get(apiUrl('/enquiries/summary'), () =>
      HttpResponse.json({ data: { nuevo: 4, overdue: 0, dudoso: 2, idle: 5, newestAt: null } }),
    ),
  );
  const { person } = renderAdmin('/admin/consultas', { user: AGENT });
  const list = await findViews();
  expect(list.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'true');
  const tab = await list.findByRole('link', { name: 'Dudosas 2' });
  expect(tab).not.toHaveAttribute('aria-current');
  await person.click(tab);
  expect(window.location.search).toBe('?estado=dudoso');
  expect(tab).toHaveAttribute('aria-current', 'true');
  expect(button('Guardar vista')).not.toBeInTheDocument();
  const idle = list.getByRole('link', { name: 'Sin siguiente paso 5' });
  await person.click(idle);
  expect(window.location.search).toBe('?sin-paso=si');
  expect(idle).toHaveAttribute('aria-current', 'true');
  expect(button('Guardar vista')).not.toBeInTheDocument();
});

test('saves the present filters, search and order under a name', async () => {
  const views = mockViews([]);
  const { person } = renderAdmin(
    '/admin/consultas?buscar=mezcal&tipo=producto&orden=recibida&pagina=1',
    {
      user: AGENT,
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guardar vista' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(SAVED_VIEW_MESSAGES.name)).toBeVisible();
  await person.type(dialog.getByLabelText('Nombre'), 'Mezcal{Enter}');

  const list = await findViews();
  expect(await list.findByRole('link', { name: 'Mezcal' })).toHaveAttribute('aria-current', 'true');
  expect(views).toEqual([
    {
      documentId: 'v3',
      name: 'Mezcal',
      query: 'buscar=mezcal&tipo=producto&orden=recibida',
      isShared: false,
    },
  ]);
  expect(button('Guardar vista')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Vistas' })).toHaveFocus());
});

test('shows a refused name at its field', async () => {
  mockViews([OWN]);
  const { person } = renderAdmin('/admin/consultas?tipo=producto');
  await person.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  await person.type(screen.getByLabelText('Nombre'), 'Sin responder{Enter}');
  const message = 'Ya hay una vista «Sin responder». Elige otro nombre.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
});

test('opens a view, and updates it with the filters of now', async () => {
  const views = mockViews([{ ...OWN }, SHARED]);
  const { container, person } = renderAdmin('/admin/consultas');
  const list = await findViews();
  expect(list.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current');
  expect(await axe(container)).toHaveNoViolations();
  await person.click(await list.findByRole('link', { name: 'Sin responder' }));
  expect(list.getByRole('link', { name: 'Sin responder' })).toHaveAttribute('aria-current');
  expect(screen.getByLabelText('Respuesta')).toHaveDisplayValue('Sin respuesta');
  expect(button('Actualizar vista')).not.toBeInTheDocument();

  await person.selectOptions(screen.getByLabelText('Tipo'), 'Servicio');
  expect(list.getByRole('link', { name: 'Sin responder' })).toHaveAttribute('aria-current');
  expect(button('Guardar otra vista')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Actualizar vista' }));
  await waitFor(() => expect(button('Actualizar vista')).not.toBeInTheDocument());
  expect(views[0]?.query).toBe('tipo=servicio&respuesta=sin');

  await person.click(list.getByRole('link', { name: 'Todas' }));
  expect(screen.getByLabelText('Tipo')).toHaveDisplayValue('Todos');
});

test('renames, shares and deletes a view', async () => {
  const views = mockViews([{ ...OWN }]);
  const { person } = renderAdmin('/admin/consultas?respuesta=sin');
  await person.click(await screen.findByRole('button', { name: 'Editar vista' }));
  const name = screen.getByLabelText('Nombre');
  await person.clear(name);
  await person.type(name, 'Urgentes');
  await person.click(screen.getByRole('checkbox', { name: 'Compartir con todo el equipo' }));
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('link', { name: 'Urgentes (compartida)' })).toBeVisible();
  await waitFor(() => expect(button('Editar vista')).toHaveFocus());

  await person.click(screen.getByRole('button', { name: 'Editar vista' }));
  expect(screen.queryByText(/^Se guardan los filtros/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar vista' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(await screen.findByText('Se eliminará la vista «Urgentes»')).toBeVisible();
  expect(views).toHaveLength(1);
  const { notifications, dismiss } = notificationStore.getState();
  act(() => notifications.forEach(({ id }) => dismiss(id)));
  await waitFor(() => expect(views).toEqual([]));
});

test('offers an agent no change of a shared view', async () => {
  mockViews([SHARED]);
  renderAdmin('/admin/consultas?canal=whatsapp&tipo=producto&vista=v2', { user: AGENT });
  const list = await findViews();
  expect(await list.findByRole('link', { name: 'Chats (compartida)' })).toHaveAttribute(
    'aria-current',
  );
  expect(button('Guardar otra vista')).toBeVisible();
  expect(button('Actualizar vista')).not.toBeInTheDocument();
  expect(button('Editar vista')).not.toBeInTheDocument();
});
