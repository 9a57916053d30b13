import type { Page } from '@playwright/test';
import { expectNoPanelViolations } from '../support/expect-no-violations.ts';
import { openInPanel, signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

// The panel loads megabytes of scripts.
test.setTimeout(180_000);

const PRODUCT = 'api::product.product';
const HOME = 'api::home-page.home-page';

async function openPage(page: Page) {
  await page.getByRole('button', { name: 'Ver la página mientras escribes' }).click();
  const pane = page.getByRole('region', { name: 'La página mientras escribes' });
  await expect(pane.getByRole('status')).toContainText('también sin guardar');
  return page.frameLocator('iframe[title="La página"]');
}

test('the page shows what is typed in the form, and writes nothing', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  if (!entry) throw new Error('missing in the demo content: this product');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  const shown = await openPage(page);
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(String(entry.name));

  await page.getByLabel('Nombre').fill('Lector a medias');
  await expect(heading).toHaveText('Lector a medias');
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();

  await heading.click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(shown.locator('[data-place=field]')).toHaveText('Lector a medias');
  await expectNoPanelViolations(page, '#pagina-al-lado');

  const [stored] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  expect(stored?.name).toBe(entry.name);
});

test('a press in the page opens fields of closed components', async ({ page, product }) => {
  await signInToPanel(page, product);
  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${HOME}`);
  const shown = await openPage(page);
  await page.getByRole('button', { name: 'Computadora' }).click();
  await shown.getByRole('main').getByText('Funciona sin internet').first().click();
  await expect(page.locator('[name="slides.0.features.2.text"]')).toBeFocused();
  await shown.getByRole('main').getByRole('img').first().click();
  const field = page.locator(':focus').locator('xpath=ancestor::*[.//label][1]');
  await expect(field).toContainText('Imagen');
});

test('a text is written in the page itself, and the form has it', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  if (!entry) throw new Error('missing in the demo content: this product');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  const shown = await openPage(page);
  const heading = shown.getByRole('heading', { level: 1 });
  await heading.dblclick();
  const writer = shown.getByRole('textbox', { name: 'Nombre' });
  await expect(writer).toBeFocused();
  await page.keyboard.type('Lector de mano');
  await expect(page.getByLabel('Nombre')).toHaveValue('Lector de mano');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Lector de mano');

  await heading.press('F2');
  await writer.fill('Otro nombre');
  await writer.press('Escape');
  await expect(page.getByLabel('Nombre')).toHaveValue('Lector de mano');
});

test('a section moves within the page', async ({ page, cms, product }) => {
  const [entry] = await cms.list('api::page.page', { '[slug][$eq]': 'para-restaurantes' });
  if (!entry) throw new Error('missing in the demo content: this page');
  await openInPanel(page, product, { uid: 'api::page.page', documentId: entry.documentId });
  const shown = await openPage(page);
  const headings = shown.getByRole('main').getByRole('heading', { level: 2 });
  const [first, second] = await headings.allInnerTexts();
  await headings.nth(1).click();
  const tools = page.getByRole('group', { name: 'Lo que presionaste' });
  await tools.getByRole('button', { name: /^Subir Secciones/ }).click();
  await expect.poll(() => headings.allInnerTexts()).toEqual(expect.arrayContaining([second]));
  await expect
    .poll(async () => (await headings.allInnerTexts()).slice(0, 2))
    .toEqual([second, first]);
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
});

test('a picture dropped on a picture replaces it in the form', async ({ page, cms, product }) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  if (!entry) throw new Error('missing in the demo content: this product');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  const shown = await openPage(page);
  const picture = shown.getByRole('main').getByRole('img').first();
  await picture.evaluate(async (element) => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext('2d');
    if (context) context.fillRect(0, 0, 1600, 1200);
    const transfer = new DataTransfer();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    transfer.items.add(new File([blob], 'soltada.png', { type: 'image/png' }));
    const { x, y } = element.getBoundingClientRect();
    const init = { bubbles: true, dataTransfer: transfer, clientX: x + 20, clientY: y + 20 };
    element.dispatchEvent(new DragEvent('drop', init));
  });
  await expect(picture).toHaveAttribute('src', /soltada/);
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled();
});

test('on a telephone the page and the form take turns', async ({ page, cms, product }) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  if (!entry) throw new Error('missing in the demo content: this product');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await openPage(page);
  const heading = shown.getByRole('heading', { level: 1 });
  await heading.click();
  const pane = page.getByRole('region', { name: 'La página mientras escribes' });
  await expectNoPanelViolations(page, '#pagina-al-lado');
  await pane.getByRole('button', { name: 'Abrir el campo' }).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Nombre').fill('Lector de bolsillo');
  await page.getByRole('button', { name: 'Volver a la página' }).click();
  await expect(heading).toHaveText('Lector de bolsillo');
  await pane.getByRole('button', { name: 'Escribir en la página' }).click();
  const writer = shown.getByRole('textbox', { name: 'Nombre' });
  await expect(writer).toBeFocused();
  await page.keyboard.type('Lector corto');
  await expect(writer).toHaveText('Lector corto');
  await pane.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Lector corto');
});

test('a draft is compared with the published page, and what differs is outlined', async ({
  page,
  cms,
  product,
}) => {
  // Other tests publish the draft of the product above at the same time.
  const filters = { '[slug][$eq]': 'reproductor-android-tv' };
  const [entry] = await cms.list(PRODUCT, filters);
  const [live] = await cms.list(PRODUCT, filters, 'published');
  if (!entry || !live) throw new Error('missing in the demo content: this product');
  const before = String(entry.name);
  await cms.saveDraft(PRODUCT, entry.documentId, { name: 'Reproductor que cambia' });
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  await page.getByRole('button', { name: 'Comparar con lo publicado' }).click();
  const comparison = page.getByRole('region', { name: 'Comparación con lo publicado' });
  await expect(comparison.getByRole('status')).toContainText('Lo que cambia tiene un contorno');
  const heading = (title: string) =>
    page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 });
  const draft = heading('La página del borrador');
  const published = heading('La página publicada');
  await expect(draft).toHaveText('Reproductor que cambia');
  await expect(published).toHaveText(String(live.name));
  await expect(draft).toHaveAttribute('data-changed', '');
  await expect(published).toHaveAttribute('data-changed', '');
  await expectNoPanelViolations(page, '#comparacion');
  await page.screenshot({ path: test.info().outputPath('comparacion-1440.png') });
  await comparison.getByRole('button', { name: 'Cerrar' }).click();
  await expect(comparison).toBeHidden();
  await cms.saveDraft(PRODUCT, entry.documentId, { name: before });
});
