import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { signInToPanel } from '../support/cms-panel.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, expectLive, test } from '../support/test.ts';

const INDUSTRIES = 'api::industry.industry';
const PRODUCT = 'api::product.product';

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

test('the featured products of the home page are ordered by hand, and their pictures keep transparency and focal point', async ({
  cms,
  page,
  product,
  request,
}) => {
  const [first, second] = (await cms.list(PRODUCT, { '[featured][$eq]': 'true' })).sort(
    (a, b) => Number(a.featuredOrder) - Number(b.featuredOrder),
  );
  if (!first || !second) throw new Error('the demo content has featured products');
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const transparent = sharp({ create: { width: 900, height: 400, channels: 4, background } });
  const picture = await cms.uploadPicture('transparente.png', await transparent.png().toBuffer(), {
    alternativeText: 'Un fondo transparente',
    focalPoint: { x: 20, y: 75 },
  });
  const was = (first.image as { id: number } | undefined)?.id;
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
    await cms.publish(PRODUCT, first.documentId, { image: was ?? null });
    await cms.deletePicture(picture.id);
  }
});
