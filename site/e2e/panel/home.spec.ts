import type { Page } from '@playwright/test';
import { ALL_ROLES } from '@tequiora/cms/contracts/panel-roles.ts';
import { expectNoPanelViolations } from '../support/expect-no-violations.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

// While the site is live, its state is polled every 15 s.
const UNTIL_POLLED = { timeout: 40_000 };
const INDUSTRY = 'api::industry.industry';
const PRODUCT = 'api::product.product';
const PRODUCTS = `/admin/content-manager/collection-types/${PRODUCT}`;

const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const role of ALL_ROLES) {
  test(`the home page of ${role} has no accessibility violation and no refused request`, async ({
    page,
    product,
  }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await signInToPanel(page, product, product.staff[role]);
    await expect(section(page, 'Tu sitio').getByText('Preguntando…')).toHaveCount(0);
    await expect(section(page, '¿Qué quieres hacer?').getByRole('link')).toHaveCount(10);
    await expectNoPanelViolations(page, 'main section');

    await page.getByRole('link', { name: 'Contenido', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(PRODUCTS));
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '¿Ya está en línea?' })).toBeVisible();
    await page.getByRole('link', { name: 'Biblioteca de medios' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(refused).toEqual([]);
  });
}

test('a task of the guide opens from the home page', async ({ page, product }) => {
  await signInToPanel(page, product, product.staff.redactor);
  await section(page, '¿Qué quieres hacer?').getByRole('link', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: /Deshacer/ })).toBeFocused();
});

test('the home page lists an unpublished draft and hides sections without entries', async ({
  page,
  product,
  cms,
}) => {
  const { documentId } = await cms.create(INDUSTRY, { name: 'Viveros', slug: 'viveros' });
  await signInToPanel(page, product, product.staff.editor);
  const drafts = section(page, 'Borradores por publicar');
  await expect(drafts.getByRole('link', { name: 'Industria «Viveros»' })).toBeVisible();
  for (const list of await page.getByRole('main').getByRole('list').all()) {
    await expect(list.getByRole('listitem').first()).toBeVisible();
  }
  await cms.remove(INDUSTRY, documentId);
});

test('a section warns that it may be outdated while the CMS does not respond', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  const site = section(page, 'Tu sitio');
  await expect(site.getByRole('heading', { name: 'Últimas publicaciones' })).toBeVisible();
  await expect(site.getByText(/esto puede haber cambiado/)).toHaveCount(0);
  await page.route('**/publication-panel', (route) => route.abort());
  await expect(site.getByText(/esto puede haber cambiado/)).toBeVisible(UNTIL_POLLED);
  await expect(site.getByRole('heading', { name: 'Últimas publicaciones' })).toBeVisible();
  await page.unroute('**/publication-panel');
  await expect(site.getByText(/esto puede haber cambiado/)).toHaveCount(0, UNTIL_POLLED);
});

test('on a phone the list of products shows price and state within the screen', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.cmsUrl}${PRODUCTS}`);
  const row = page.getByRole('row').nth(1);
  const price = row.getByRole('gridcell').filter({ hasText: /^\d[\d,.]*$/ });
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('status')).toBeInViewport({ ratio: 1 });
});
