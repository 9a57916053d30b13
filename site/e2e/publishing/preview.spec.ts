import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

// The panel and two pages in the frame, each checked with axe.
test.setTimeout(240_000);

const PRODUCT = 'api::product.product';
const NAME = 'Lector que todavía nadie ve';

/** Returns the URL of the preview frame, which can be opened in a separate tab. */
async function previewUrl(page: Page): Promise<string> {
  const url = await page.locator('iframe[title="Vista previa"]').getAttribute('src');
  return url ?? '';
}

test('a saved draft is shown in the preview and not on the live site', async ({
  page,
  cms,
  product,
  request,
  context,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-lector.webp' });
  if (!entry) throw new Error('missing in the demo content: this product');
  const before = String(entry.name);
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  await page.getByLabel('Nombre').fill(NAME);
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await page.getByRole('link', { name: 'Abrir vista previa' }).click();

  const shown = page.frameLocator('iframe[title="Vista previa"]');
  await expect(shown.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const banner = shown.getByRole('complementary', { name: 'Vista previa' });
  await expect(banner).toContainText(`Vista previa del borrador de «${NAME}»`);
  await expect(banner).toContainText('los visitantes no ven esto');
  await expect(banner).toContainText(/quedan? \d+ minutos?/);
  await expect(shown.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
  await expect(
    shown.getByRole('link', { name: 'Solicitar información', exact: true }),
  ).toBeVisible();

  const live = await (
    await request.get(`${product.siteUrl}/productos/${String(entry.slug)}`)
  ).text();
  expect(live).toContain(before);
  expect(live).not.toContain(NAME);

  const url = await previewUrl(page);
  for (const width of [390, 1440]) {
    const tab = await context.newPage();
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(url);
    await expect(tab.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    expect(tab.url()).not.toContain('token');
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const widths = await tab.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
    expect(widths[0], 'no horizontal overflow').toBeLessThanOrEqual(widths[1] ?? 0);
    await expectNoViolations(tab);
    await tab.screenshot({ path: test.info().outputPath(`vista-previa-${width}.png`) });
    await tab.close();
  }
  await cms.saveDraft(PRODUCT, entry.documentId, { name: before });
});

test('an invalid preview token shows where previews are opened', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('401');
  await page.goto(`${product.siteUrl}/vista-previa#token=inventada.clave`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('El enlace de esta vista previa no es válido.');
  await expect(alert).toContainText('«Abrir vista previa»');
  await expectNoViolations(page);
});
