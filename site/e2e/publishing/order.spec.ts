import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import type { RunningProduct } from '../support/product.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, expectLive, test } from '../support/test.ts';

const INDUSTRIES = 'api::industry.industry';
const PRODUCT = 'api::product.product';

const confirmation = (page: Page) =>
  page.getByRole('alertdialog', { name: '¿Salir sin guardar el orden?' });

/**
 * Moves an entry and clicks «Guardar el orden»; returns the intercepted request, which is still
 * pending.
 */
async function startPendingSave(page: Page, product: RunningProduct): Promise<Route> {
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

test('leaving during a pending order save navigates after the save', async ({ page, product }) => {
  const call = await startPendingSave(page, product);
  await leave(page);
  await expect(page).toHaveURL(/ordenar/);
  await expect(confirmation(page)).toBeHidden();
  await call.continue();
  await expect(page).toHaveURL(/\/admin\/guia$/);
  await expect(confirmation(page)).toBeHidden();
});

test('leaving during a pending order save asks for confirmation when the save fails', async ({
  page,
  product,
}) => {
  const call = await startPendingSave(page, product);
  await leave(page);
  await call.abort();
  await confirmation(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/ordenar/);
  await expect(page.getByRole('button', { name: 'Guardar el orden' })).toBeEnabled();
});

test('an entry moved during a pending order save keeps its position and can be saved', async ({
  page,
  product,
}) => {
  const call = await startPendingSave(page, product);
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

test('the featured products of the home page are ordered manually, and their pictures keep transparency and focal point', async ({
  cms,
  page,
  product,
  request,
}) => {
  const [first, second] = (await cms.list(PRODUCT, { '[featured][$eq]': 'true' })).sort(
    (a, b) => Number(a.featuredOrder) - Number(b.featuredOrder),
  );
  if (!first || !second) throw new Error('missing in the demo content: featured products');
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const transparent = sharp({ create: { width: 900, height: 400, channels: 4, background } });
  const picture = await cms.addPicture('transparente.png', await transparent.png().toBuffer(), {
    alternativeText: 'Un fondo transparente',
    focalPoint: { x: 20, y: 75 },
  });
  const previousPicture = (first.image as { id: number } | undefined)?.id;
  try {
    await cms.publish(PRODUCT, first.documentId, { image: picture.id });

    const list = `${product.cmsUrl}/admin/ordenar/${PRODUCT}.featured`;
    await signInToPanel(page, product, product.staff.editor);
    await page.goto(list);
    await page.getByRole('button', { name: `Bajar «${String(first.name)}»` }).click();
    await page.getByRole('button', { name: 'Guardar el orden' }).click();
    await expect(page.getByText(/^El orden está guardado/)).toBeVisible();

    const card = ({ slug }: typeof first) => `href="/productos/${String(slug)}"`;
    const style = /<img[^>]*style="([^"]*object-position:20% 75%[^"]*)"/;
    await expectLive(
      request,
      product.siteUrl,
      (html) => html.indexOf(card(second)) < html.indexOf(card(first)) && style.test(html),
      'the new order and the focal point',
    );
    const [, styles = ''] = style.exec(await (await request.get(product.siteUrl)).text()) ?? [];
    expect(styles).not.toContain('background-color');
    await page.getByRole('button', { name: `Subir «${String(first.name)}»` }).click();
    const save = page.getByRole('button', { name: 'Guardar el orden' });
    await save.click();
    await expect(save).toBeDisabled();
  } finally {
    await cms.publish(PRODUCT, first.documentId, { image: previousPicture ?? null });
    await cms.removePicture(picture);
  }
});
