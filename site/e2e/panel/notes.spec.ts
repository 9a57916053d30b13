import { expectNoPanelViolations } from '../support/expect-no-violations.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const TEXT = '¿Es el precio con IVA?';

test('a note about a field leads to it, and is on the home page until it is resolved', async ({
  page,
  cms,
  product,
}) => {
  const { documentId } = await cms.create(PRODUCT, { name: 'Báscula de mostrador', price: 99 });
  const entry = { uid: PRODUCT, documentId };
  await openInPanel(page, product, entry, product.staff.redactor);
  await page.getByRole('textbox', { name: 'Nota para el equipo' }).fill(TEXT);
  await page.getByRole('combobox', { name: 'Sobre qué campo' }).click();
  await page.getByRole('option', { name: 'Precio (MXN)', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  const note = page.getByRole('listitem').filter({ hasText: TEXT });
  await expect(note).toBeVisible();
  await expectNoPanelViolations(page, '[aria-label="Notas"]');
  await note.getByRole('button', { name: 'Precio (MXN)' }).click();
  await expect(page.getByLabel('Precio (MXN)')).toBeFocused();

  await page.goto(`${product.cmsUrl}/admin`);
  const section = page.getByRole('region', { name: 'Notas por resolver' });
  await expect(section.getByText(TEXT)).toBeVisible();
  await section.getByRole('link', { name: /Báscula de mostrador/ }).click();
  await note.getByRole('button', { name: 'Resolver' }).click();
  await expect(page.getByRole('button', { name: 'Ver las resueltas (1)' })).toBeVisible();
  await page.goto(`${product.cmsUrl}/admin`);
  await expect(page.getByRole('region', { name: 'Tu sitio' })).toBeVisible();
  await expect(section).toBeHidden();
  await cms.remove(PRODUCT, documentId);
});
