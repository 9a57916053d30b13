import type { Page, Route } from '@playwright/test';
import { signInToPanel } from '../support/cms-panel.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const INDUSTRIES = 'api::industry.industry';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '¿Salir sin guardar el orden?' });

/** Moves an entry and presses «Guardar el orden»; answers the call to the server, which waits. */
async function saveSlowly(page: Page, product: RunningProduct): Promise<Route> {
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/ordenar/${INDUSTRIES}`);
  await page
    .getByRole('button', { name: /^Bajar/ })
    .first()
    .click();
  const call = new Promise<Route>((resolve) => {
    void page.route(`**/order-panel/${INDUSTRIES}`, (route) =>
      route.request().method() === 'PUT' ? resolve(route) : route.fallback(),
    );
  });
  await page.getByRole('button', { name: 'Guardar el orden' }).click();
  return call;
}

const leave = (page: Page) => page.getByRole('link', { name: 'Guía', exact: true }).click();

test('who leaves while the order is being saved gets there once it is', async ({
  page,
  product,
}) => {
  const call = await saveSlowly(page, product);
  await leave(page);
  await expect(page).toHaveURL(/ordenar/);
  await expect(question(page)).toBeHidden();
  await call.continue();
  await expect(page).toHaveURL(/\/admin\/guia$/);
  await expect(question(page)).toBeHidden();
});

test('who leaves while the order is being saved is asked when it was not', async ({
  page,
  product,
}) => {
  const call = await saveSlowly(page, product);
  await leave(page);
  await call.abort();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/ordenar/);
  await expect(page.getByRole('button', { name: 'Guardar el orden' })).toBeEnabled();
});

test('what is moved while the order is being saved stays, to be saved too', async ({
  page,
  product,
}) => {
  const call = await saveSlowly(page, product);
  const items = page.getByRole('list', { name: 'Industria' }).getByRole('listitem');
  const last = await items.last().innerText();
  await page
    .getByRole('button', { name: /^Subir/ })
    .last()
    .click();
  await call.continue();
  await expect(page.getByText(/^El orden está guardado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar el orden' })).toBeEnabled();
  expect(await items.last().innerText()).not.toBe(last);
});
