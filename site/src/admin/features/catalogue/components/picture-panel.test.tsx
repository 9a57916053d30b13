import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { makeAdminProduct, PICTURE, serveCatalogue } from '../../../../../test/admin/catalogue.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

// Node's FormData accepts only Node's own `File`.
const aFile = (name: string, type: string, bytes: number) =>
  new NodeFile([new Uint8Array(bytes)], name, { type }) as unknown as File;
const png = (name: string, bytes = 10) => aFile(name, 'image/png', bytes);
const input = () => screen.findByLabelText<HTMLInputElement>('Archivo de la imagen');
const UPLOADED = { ...PICTURE, id: 32, url: '/uploads/nuevo.png', alternativeText: null };

/** Mocks the endpoints of a product form; returns the saved images and alternative texts. */
function serveForm(image: typeof PICTURE | null) {
  const { record } = recordRequests();
  const saved: unknown[] = [];
  const described: unknown[] = [];
  serveCatalogue([]);
  server.use(
    http.get(apiUrl('/products/prod1'), () =>
      HttpResponse.json({ data: makeAdminProduct({ image }) }),
    ),
    record('put', '/products/prod1', ({ data }: { data: { image: unknown } }) => {
      saved.push(data.image);
      return { data: makeAdminProduct({ image }) };
    }),
    http.post(apiUrl('/upload'), async ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      if (!id) return HttpResponse.json([UPLOADED], { status: 201 });
      described.push([id, await request.json()]);
      return HttpResponse.json(UPLOADED);
    }),
  );
  return { saved, described };
}

test('rejects a file that is not an image or is too large before uploading it', async () => {
  serveForm(null);
  renderAdmin('/admin/productos/prod1');
  const person = userEvent.setup({ applyAccept: false });
  await person.upload(await input(), aFile('ficha.pdf', 'application/pdf', 4));
  expect(await screen.findByText(/«ficha.pdf» no se puede usar/)).toBeVisible();
  await person.upload(await input(), png('enorme.png', 30 * 1024 * 1024 + 1));
  expect(await screen.findByText(/«enorme.png» pesa 30 MB y el máximo es 30 MB/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test.each(['', 'application/octet-stream'])(
  'uploads a picture whose type the browser does not know: «%s»',
  async (type) => {
    serveForm(null);
    const { person } = renderAdmin('/admin/productos/prod1');
    await person.upload(await input(), aFile('IMG_0042.HEIC', type, 10));
    expect(await screen.findByAltText('Vista previa')).toHaveAttribute('src', UPLOADED.url);
  },
);

test('requires an alternative text for a new picture before saving', async () => {
  const { saved, described } = serveForm(null);
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.upload(await input(), png('nuevo.png'));
  expect(await screen.findByAltText('Vista previa')).toHaveAttribute('src', UPLOADED.url);
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  const text = screen.getByLabelText(/^Texto alternativo/);
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveAccessibleDescription(expect.stringContaining('Describe la imagen'));
  await person.type(text, 'Lector sobre un mostrador');
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(saved).toEqual([32]));
  expect(described).toEqual([
    ['32', { fileInfo: { alternativeText: 'Lector sobre un mostrador' } }],
  ]);
});

test('saves a decorative picture without an alternative text', async () => {
  const { saved, described } = serveForm(PICTURE);
  const { person } = renderAdmin('/admin/productos/prod1');
  expect(await screen.findByLabelText(/^Texto alternativo/)).toHaveValue('Un lector de códigos');
  await person.click(screen.getByLabelText('Es decorativa'));
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(saved).toEqual([31]));
  expect(described).toEqual([['31', { fileInfo: { alternativeText: 'decorativa' } }]]);
});

test('accepts a dropped picture and removes it again', async () => {
  const { saved } = serveForm(PICTURE);
  const { person } = renderAdmin('/admin/productos/prod1');
  const zone = (await screen.findByAltText('Vista previa')).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [png('nuevo.png')] } });
  await waitFor(() =>
    expect(screen.getByAltText('Vista previa')).toHaveAttribute('src', UPLOADED.url),
  );
  await person.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(screen.queryByAltText('Vista previa')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(saved).toEqual([null]));
});

test('retries a failed upload with the same file', async () => {
  serveForm(null);
  server.use(http.post(apiUrl('/upload'), () => refuse(503, 'Sin espacio'), { once: true }));
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.upload(await input(), png('nuevo.png'));
  expect(await screen.findByText('No se pudo subir la imagen. Sin espacio')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByAltText('Vista previa')).toBeVisible();
  expect(screen.queryByText(/No se pudo subir/)).not.toBeInTheDocument();
});

test('saves nothing while a picture is uploading, and the upload can be cancelled', async () => {
  const { saved } = serveForm(null);
  server.use(http.post(apiUrl('/upload'), () => new Promise<never>(() => undefined)));
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.upload(await input(), png('lenta.png'));
  expect(await screen.findByText('Subiendo «lenta.png»…')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Guardar y publicar' }));
  expect(screen.getByText('Espera a que suba la imagen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Seleccionar imagen' })).toBeVisible();
  expect(screen.queryByText(/No se pudo subir/)).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('warns about a picture that is too small to be sharp, as the CMS panel does', async () => {
  serveForm(null);
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.upload(await input(), png('nuevo.png'));
  expect(
    await screen.findByText(
      'La imagen mide 800 píxeles de ancho y aquí se necesitan 1080; se verá borrosa.',
    ),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(screen.queryByText(/se verá borrosa/)).not.toBeInTheDocument();
});

test('deletes an upload that the form does not use', async () => {
  serveForm(PICTURE);
  const deleted = jest.fn();
  server.use(
    http.delete(apiUrl('/upload/files/:id'), ({ params }) => {
      deleted(params.id);
      return HttpResponse.json(UPLOADED);
    }),
  );
  const { person } = renderAdmin('/admin/productos/prod1');
  await person.upload(await input(), png('nuevo.png'));
  await screen.findByAltText('Vista previa');
  expect(screen.queryByText(/ya no se usan aquí/)).not.toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Quitar' }));
  await person.click(await screen.findByRole('button', { name: 'Borrar la imagen sin usar 1' }));
  expect(await screen.findByText('Imagen borrada de la biblioteca')).toBeVisible();
  expect(deleted).toHaveBeenCalledWith('32');
  expect(screen.queryByText(/ya no se usan aquí/)).not.toBeInTheDocument();
});
