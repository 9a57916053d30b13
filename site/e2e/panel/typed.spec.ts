import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

test('a date left with Tab is sent, and stays in the form with the other values when the CMS fails', async ({
  page,
  cms,
  product,
}) => {
  // Uses its own entry, because publishing tests change the demo content at the same time.
  const entry = await cms.create(PRODUCT, { name: 'Lector', price: 99 });
  const sent: { publishAt?: string }[] = [];
  await page.route(`**/content-manager/collection-types/${PRODUCT}/*`, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sent.push(route.request().postDataJSON() as { publishAt?: string });
    return route.fulfill({ status: 500, json: { data: null, error: { status: 500 } } });
  });
  await openInPanel(
    page,
    product,
    { uid: PRODUCT, documentId: entry.documentId },
    product.staff.editor,
  );
  const name = page.getByLabel('Nombre');
  await expect(name).toHaveValue('Lector');
  await name.fill('Lo que nadie quiere perder');

  const field = page.getByRole('group', { name: /^Publicar el/ });
  const date = field.getByRole('combobox', { name: 'Fecha' });
  await date.click();
  await date.pressSequentially('25/12/2046');
  await date.press('Tab');
  await expect(field.getByRole('combobox', { name: 'Hora' })).toBeFocused();

  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.publishAt).toBe('2046-12-25T06:00:00.000Z');
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
  await expect(name).toHaveValue('Lo que nadie quiere perder');
  await expect(date).toHaveValue('25/12/2046');
  await cms.remove(PRODUCT, entry.documentId);
});

test('text typed while the entry is being saved is offered again', async ({
  page,
  cms,
  product,
}) => {
  const { documentId } = await cms.create(PRODUCT, { name: 'Cajón', price: 99 });
  let release = () => {};
  const isTyped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/content-manager/collection-types/${PRODUCT}/*`, async (route) => {
    if (route.request().method() === 'PUT') await isTyped;
    await route.fallback();
  });
  await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.editor);
  const description = page.getByRole('textbox', { name: /^Descripción/ });
  await page.getByLabel('Precio (MXN)').fill('120');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sent;
  await description.fill('Con llave.');
  release();
  await page.getByRole('button', { name: 'Volver a ponerlo' }).click();
  await expect(description).toHaveValue('Con llave.');
  await expect(page.getByLabel('Precio (MXN)')).toHaveValue('120');
  await cms.remove(PRODUCT, documentId);
});
