import type { Page } from '@playwright/test';
import { expectNoPanelViolations } from '../support/axe.ts';
import { signInToPanel } from '../support/cms-panel.ts';
import { expect, test } from '../support/test.ts';

// While the site is live, its widget asks every 15 s.
const UNTIL_ASKED = { timeout: 40_000 };
const OURS = [
  'Tu sitio',
  'Programación',
  'Borradores por publicar',
  'Publicado sin imagen o texto',
];
const WIDGETS = { redactor: OURS, editor: OURS, administrador: [...OURS, 'Consultas nuevas'] };

/** The frame of a widget, with a title too pale and a second main, is Strapi’s; what is in it is ours. */
async function expectClean(page: Page, title: string) {
  const widget = page.getByRole('region', { name: title });
  await expect(widget).toBeVisible();
  await expect(widget.getByText('Preguntando…')).toHaveCount(0);
  const id = await widget.getAttribute('aria-labelledby');
  await expectNoPanelViolations(page, `[aria-labelledby="${id}"] main > *`);
}

for (const role of ['redactor', 'editor', 'administrador'] as const) {
  test(`the widgets that ${role} has are clean for axe`, async ({ page, product }) => {
    await signInToPanel(page, product, product.staff[role]);
    for (const title of WIDGETS[role]) await expectClean(page, title);
  });
}

test('a widget that cannot ask says that what it shows may be outdated', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  const widget = page.getByRole('region', { name: 'Tu sitio' });
  await expect(widget.getByRole('heading', { name: 'Últimas publicaciones' })).toBeVisible();
  await expect(widget.getByText(/esto puede haber cambiado/)).toHaveCount(0);
  await page.route('**/publication-panel', (route) => route.abort());
  await expect(widget.getByText(/esto puede haber cambiado/)).toBeVisible(UNTIL_ASKED);
  await expect(widget.getByRole('heading', { name: 'Últimas publicaciones' })).toBeVisible();
  await page.unroute('**/publication-panel');
  await expect(widget.getByText(/esto puede haber cambiado/)).toHaveCount(0, UNTIL_ASKED);
});
