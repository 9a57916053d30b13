import type { Page } from '@playwright/test';
import { expectNoPanelViolations } from '../support/expect-no-violations.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
/** Noon in Mexico City, on days that are in one month. */
const [TENTH, TWELFTH] = ['2031-03-10', '2031-03-12'];
const AT_TEN = `${TENTH}T18:00:00.000Z`;

const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

test('a planned publication is moved by dragging, undone, and moved in its dialog', async ({
  page,
  cms,
  product,
}) => {
  const { documentId } = await cms.create(PRODUCT, {
    name: 'Báscula de feria',
    price: 99,
    publishAt: AT_TEN,
  });
  const event = page.getByRole('button', { name: /^Se publica, 12:00.*Báscula de feria/ });
  await signInToPanel(page, product, product.staff.editor);
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await expect(page).toHaveURL(/\/calendario/);
  await page.goto(`${product.cmsUrl}/admin/calendario?mes=2031-03`);
  await expect(page.getByRole('heading', { name: 'Marzo de 2031' })).toBeVisible();
  await expectNoPanelViolations(page);

  await event.dragTo(dayOf(page, TWELFTH));
  await expect(dayOf(page, TWELFTH).getByText('Báscula de feria')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dayOf(page, TENTH).getByText('Báscula de feria')).toBeVisible();

  await page.getByRole('button', { name: 'Ver como agenda' }).click();
  await page.getByRole('button', { name: /^Mover: .*Báscula de feria/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nueva fecha').fill(`${TWELFTH}T09:30`);
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a las 09:30' })).toBeVisible();
  await expectNoPanelViolations(page);
  const entries = await cms.list(PRODUCT);
  const moved = entries.find((entry) => entry.documentId === documentId);
  expect(moved).toMatchObject({ publishAt: `${TWELFTH}T15:30:00.000Z` });
  await cms.remove(PRODUCT, documentId);
});

test('the private address is made, read without a session, and taken away', async ({
  page,
  product,
  request,
}) => {
  await signInToPanel(page, product, product.staff.redactor);
  await page.goto(`${product.cmsUrl}/admin/calendario`);
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  await page.getByRole('button', { name: 'Crear mi dirección' }).click();
  const url = await page.getByLabel('Tu dirección').inputValue();
  expect(await (await request.get(url)).text()).toMatch(/^BEGIN:VCALENDAR/);
  await page.getByRole('button', { name: 'Quitarla' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Todavía no tienes una dirección.')).toBeVisible();
  expect((await request.get(url)).status()).toBe(403);
});
