import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import { http, HttpResponse } from 'msw';
import { notificationStore } from '#src/components/notifications/store.ts';
import ProductPage from '#src/pages/productos/template-product.tsx';
import type { Preview } from '@tequiora/cms/contracts/preview.ts';
import { axe } from '../../test/axe.ts';
import { makePreview } from '../../test/preview.ts';
import { makeProductDetail } from '../../test/products.ts';
import { server } from '../../test/server.ts';
import { PreviewApp } from './preview-app.tsx';

const location = { key: 'a' } as PageProps['location'];
const path = '/productos/lector';
const data = { product: makeProductDetail({ slug: 'lector' }), related: [], page: null };

const tokens: (string | null)[] = [];

function answer(preview: Preview) {
  return http.get('*/api/preview', ({ request }) => {
    tokens.push(request.headers.get('Authorization'));
    return HttpResponse.json({ data: preview });
  });
}

function refuse(status: number, message: string) {
  const error = { status, name: 'Error', message, details: {} };
  return http.get('*/api/preview', () => HttpResponse.json({ data: null, error }, { status }));
}

beforeEach(() => {
  tokens.length = 0;
  notificationStore.setState({ notifications: [] });
  window.history.replaceState(null, '', '/vista-previa#token=una.clave');
  const component = { default: ProductPage };
  const page = { component, page: { path }, json: { data, pageContext: {} } };
  Object.assign(window, { ___loader: { loadPage: () => Promise.resolve(page) } });
});

const show = () => render(<PreviewApp location={location} />);
const findProduct = (name = 'Lector nuevo') => screen.findByRole('heading', { level: 1, name });

test('shows the draft on its page, with a notice that visitors do not see it and its expiry time', async () => {
  server.use(answer(makePreview()));
  const { container } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la vista previa…');
  expect(await findProduct()).toBeVisible();
  expect(screen.getByRole('img', { name: 'Un lector' })).toHaveAttribute(
    'src',
    '/uploads/lector.webp',
  );
  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'Vista previa' })).toHaveTextContent(
      'Vista previa del borrador de «Lector nuevo» · los visitantes no ven esto · quedan 10 minutos',
    ),
  );
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  );
  expect(document.title).toBe('Vista previa de Lector nuevo | Tequiora');
  expect(await axe(container)).toHaveNoViolations();
});

test('removes the token from the URL and keeps it for a reload of the tab', async () => {
  server.use(answer(makePreview()));
  const { unmount } = show();
  await findProduct();
  expect(window.location.href).not.toContain('clave');
  unmount();
  show();
  await findProduct();
  expect(tokens).toEqual(['Bearer una.clave', 'Bearer una.clave']);
});

test('does not call a published entry a draft', async () => {
  server.use(answer(makePreview({ status: 'published' })));
  show();
  expect(await screen.findByText(/Vista previa de la versión publicada/)).toBeVisible();
});

test('reloads after the panel has saved', async () => {
  server.use(answer(makePreview()));
  show();
  await findProduct();
  const entry = { ...makePreview().entry, name: 'Lector definitivo' };
  server.use(answer(makePreview({ entry })));
  act(() => {
    const init = { data: { type: 'strapiUpdate' }, source: window };
    window.dispatchEvent(new MessageEvent('message', init));
  });
  expect(await findProduct('Lector definitivo')).toBeVisible();
});

test('links open the site in another tab, and forms send nothing', async () => {
  server.use(answer(makePreview()));
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show();
  await findProduct();
  await userEvent.click(screen.getByRole('link', { name: 'Solicitar información' }));
  expect(open).toHaveBeenCalledWith(
    'http://localhost:8000/contacto?producto=lector-nuevo',
    '_blank',
    'noopener',
  );
  open.mockRestore();

  await userEvent.type(screen.getByRole('textbox', { name: 'Tu email' }), 'a@b.example');
  await userEvent.click(screen.getByRole('button', { name: 'Suscribirse' }));
  expect(notificationStore.getState().notifications).toEqual([
    expect.objectContaining({ title: 'Es una vista previa' }),
  ]);
});

test('explains how to open a new preview after expiry', async () => {
  server.use(refuse(401, 'La vista previa venció: dura 10 minutos.'));
  show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('La vista previa venció: dura 10 minutos.');
  expect(alert).toHaveTextContent('pulsa «Abrir vista previa»');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('reports the expiry while the preview is open', async () => {
  server.use(answer(makePreview({ secondsLeft: 0 })));
  show();
  await findProduct();
  expect(await screen.findByText(/^Venció: ya no muestra cambios/)).toBeVisible();
});

test('sends no request without a token', async () => {
  window.history.replaceState(null, '', '/vista-previa');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('no trae ninguna vista previa');
});

test('a failed request can be retried', async () => {
  server.use(refuse(503, 'El servicio no está disponible por ahora.'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible');
  server.use(answer(makePreview()));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findProduct()).toBeVisible();
});

test('reports a response that is not JSON', async () => {
  server.use(http.get('*/api/preview', () => new HttpResponse('<html></html>')));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hubo respuesta del servidor');
});

describe('in the preview pane of the panel', () => {
  const PANEL = 'http://panel.example';
  const panel = { postMessage: jest.fn() };

  function receive(data: object, origin = PANEL): void {
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: window.parent });
    act(() => void window.dispatchEvent(message));
  }

  const unsaved = (name: string) => ({
    type: 'tequiora:entry',
    name,
    entry: { ...makePreview().entry, name },
  });

  const pressed = { type: 'tequiora:pressed', path: 'name', isWhole: true, isTwice: false };

  beforeEach(() => {
    panel.postMessage.mockReset();
    jest.spyOn(window, 'parent', 'get').mockReturnValue(panel as unknown as Window);
    server.use(answer(makePreview()));
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('shows what the form contains, from the panel only', async () => {
    show();
    await findProduct();
    expect(panel.postMessage).toHaveBeenCalledWith({ type: 'tequiora:ready' }, PANEL);
    receive(unsaved('De otro sitio'), 'https://ajeno.example');
    receive(unsaved('Lector a medias'));
    expect(panel.postMessage).not.toHaveBeenCalledWith({ type: 'tequiora:shown' }, PANEL);
    expect(await findProduct('Lector a medias')).toBeVisible();
    expect(panel.postMessage).toHaveBeenCalledWith({ type: 'tequiora:shown' }, PANEL);
    expect(screen.queryByText('De otro sitio')).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Vista previa' })).not.toBeInTheDocument();
  });

  test('a press on a text opens its field, and the field with the focus is outlined', async () => {
    const person = userEvent.setup();
    show();
    await findProduct();
    receive(unsaved('Lector a medias'));
    const heading = await findProduct('Lector a medias');
    await person.click(heading);
    expect(panel.postMessage).toHaveBeenLastCalledWith(pressed, PANEL);
    receive({ type: 'tequiora:field', path: 'description' });
    expect(screen.getByText('Lee códigos de barras y QR.')).toHaveAttribute('data-place', 'field');
  });

  test('two presses ask to write, and what is written goes to the form', async () => {
    const person = userEvent.setup();
    show();
    await findProduct();
    receive(unsaved('Lector a medias'));
    await person.dblClick(await findProduct('Lector a medias'));
    expect(panel.postMessage).toHaveBeenLastCalledWith({ ...pressed, isTwice: true }, PANEL);

    const text = { path: 'name', value: 'Lector a medias', label: 'Nombre', isMultiline: false };
    receive({ type: 'tequiora:write', ...text });
    const writer = screen.getByRole('textbox', { name: 'Nombre' });
    writer.textContent = 'Lector 2D';
    fireEvent.input(writer);
    const written = { type: 'tequiora:written', path: 'name', value: 'Lector 2D' };
    expect(panel.postMessage).toHaveBeenLastCalledWith(written, PANEL);
    receive(unsaved('Lector 2D'));
    fireEvent.keyDown(writer, { key: 'Enter' });
    expect(await findProduct('Lector 2D')).toBeVisible();
  });

  test('the keyboard reaches what shows a field: Enter opens it, F2 writes there', async () => {
    const person = userEvent.setup();
    show();
    await findProduct();
    receive(unsaved('Lector a medias'));
    const heading = await findProduct('Lector a medias');
    await waitFor(() => expect(heading).toHaveAttribute('tabindex', '0'));
    act(() => heading.focus());
    await person.keyboard('{Enter}');
    expect(panel.postMessage).toHaveBeenLastCalledWith(pressed, PANEL);
    await person.keyboard('{F2}');
    expect(panel.postMessage).toHaveBeenLastCalledWith({ ...pressed, isTwice: true }, PANEL);
  });

  test('a file dropped on a picture goes to the panel, and elsewhere it opens nothing', async () => {
    show();
    await findProduct();
    receive(unsaved('Lector a medias'));
    const heading = await findProduct('Lector a medias');
    const picture = screen.getByRole('img', { name: 'Un lector' });
    const at = jest.fn().mockReturnValue([picture]);
    Object.assign(document, { elementsFromPoint: at });
    const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
    fireEvent.drop(picture, { dataTransfer: { files: [file] } });
    const dropped = { type: 'tequiora:dropped', path: 'image', file };
    expect(panel.postMessage).toHaveBeenLastCalledWith(dropped, PANEL);

    const count = panel.postMessage.mock.calls.length;
    at.mockReturnValue([heading]);
    expect(fireEvent.drop(heading, { dataTransfer: { files: [file] } })).toBe(false);
    expect(panel.postMessage).toHaveBeenCalledTimes(count);
  });
});
