import { expectNoPanelViolations } from '../support/axe.ts';
import { signInToPanel } from '../support/cms-panel.ts';
import { expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

test('the history tells what changed in words, and an old version comes back as a draft', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[featured][$eq]': 'true' });
  if (!entry) throw new Error('the demo content has featured products');
  const { documentId, name, price } = entry;
  await cms.publish(PRODUCT, documentId, { name: 'Nombre de una semana', price: 349 });
  try {
    await signInToPanel(page, product, product.staff.editor);
    const place = `/admin/content-manager/collection-types/${PRODUCT}/${documentId}`;
    await page.goto(`${product.cmsUrl}${place}`);
    await page.getByRole('button', { name: 'Ver historial' }).click();
    const history = page.getByRole('dialog', { name: 'Historial' });
    const versions = history.getByRole('list', { name: 'Versiones' });
    await expect(versions).toContainText(`de “${String(name)}” a “Nombre de una semana”`);
    await expect(versions).toContainText('a $349.00');
    await expectNoPanelViolations(page, '[role=dialog]');

    await history
      .getByRole('button', { name: /^Recuperar la versión/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Recuperar', exact: true }).click();
    await expect(page.getByText(/^El borrador quedó como el/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue(String(name));
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
  } finally {
    await cms.publish(PRODUCT, documentId, { name, price });
  }
});

test('entries are dragged into another order, which is on the site after a save', async ({
  page,
  product,
  request,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/ordenar`);
  await page.getByRole('link', { name: 'Paquete web' }).click();
  const entries = page.getByRole('list', { name: 'Paquete web' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const [first, second] = await entries.getByRole('button', { name: /^Subir/ }).all();
  const nameOf = async (button: typeof first) =>
    /«(.*)»/.exec((await button?.textContent()) ?? '')?.[1] ?? '';
  const save = page.getByRole('button', { name: 'Guardar el orden' });
  const [was, next] = [await nameOf(first), await nameOf(second)];
  await expectNoPanelViolations(page);
  const isBefore = (html: string, a: string, b: string) => html.indexOf(a) < html.indexOf(b);

  await entries.nth(1).dragTo(entries.nth(0));
  await expect(entries.first()).toContainText(next);
  await expect(page.getByText(`«${next}»: lugar 1 de`)).toBeAttached();
  await save.click();
  await expect(page.getByText(/^El orden está guardado/)).toBeVisible();
  await expectLive(
    request,
    `${product.siteUrl}/servicios`,
    (html) => isBefore(html, next, was),
    'the new order',
  );

  // The same by keyboard, back to the order of before.
  const up = page.getByRole('button', { name: `Subir «${was}»` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toContainText(was);
  await save.click();
  await expectLive(
    request,
    `${product.siteUrl}/servicios`,
    (html) => isBefore(html, was, next),
    'the order of before',
  );
});
