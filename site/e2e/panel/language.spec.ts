import type { Page } from '@playwright/test';
import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { createEnglishFinder, readOptions } from '../support/create-english-finder.ts';
import type { RunningProduct } from '../support/product.ts';
import { readPanelTexts } from '../support/read-panel-texts.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';
import { CHANGED, type Role, SCREENS } from './screens.ts';

// Texts that Strapi renders without a translation key: decision 098.
const HARD_CODED = [
  // Screen reader texts: messages, loading, the state of an entry, closing, dragging.
  /^Loading( content\.)?$/,
  /^Close modal$/,
  // The search button in «Agregar archivos», an icon.
  /^Search$/,
  /^Notifications alt\+T$/,
  /^(draft|published|modified)$/,
  /^To pick up a draggable item/,
  // The field that names an entry, in the view configuration.
  /^(name|title|question)$/,
  // Columns of the entries about to be published.
  /^(status|Publication status)$/,
  // The status column of enquiries, which Strapi treats as its own and shows as stored.
  /^(nuevo|contactado|completado|dudoso|spam)$/,
  // Title of a list item when it is an enumeration value: the names of social networks.
  /^(facebook|instagram|linkedin|youtube|tiktok)$/,
];

// The panel loads screens lazily, and the machine may be busy.
const UNTIL_LOADED = { timeout: 60_000 };

const waitUntilLoaded = (page: Page) =>
  expect(page.getByText('Loading content.')).toHaveCount(0, UNTIL_LOADED);

/** Visits every screen as a role; returns the English texts found, each with its screen. */
async function collectEnglishTexts(
  page: Page,
  cms: CmsEditor,
  product: RunningProduct,
  role: Role,
): Promise<string[]> {
  const isEnglish = createEnglishFinder(await readOptions(cms));
  const found = new Map<string, string>();
  const collect = async (screen: string) => {
    for (const text of await readPanelTexts(page)) {
      if (!found.has(text) && isEnglish(text)) found.set(text, screen);
    }
  };
  await page.goto(`${product.cmsUrl}/admin/auth/login`);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await collect('inicio de sesión');
  await signInToPanel(page, product, product.staff[role]);
  for (const { name, path, isFor, steps = [] } of SCREENS) {
    await page.goto(`${product.cmsUrl}/admin${path}`);
    await expect(page.getByRole('main').first()).toBeVisible();
    await waitUntilLoaded(page);
    await collect(name);
    if (isFor && !isFor.includes(role)) continue;
    for (const [step, act] of steps) {
      await act(page);
      await waitUntilLoaded(page);
      await collect(`${name}, ${step}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    }
  }
  const isHardCoded = (text: string) => HARD_CODED.some((pattern) => pattern.test(text));
  return [...found]
    .filter(([text]) => !isHardCoded(text))
    .map(([text, screen]) => `${screen}: ${text}`);
}

// A published entry with draft changes offers publishing, unpublishing and discarding.
test.beforeAll(async ({ cms }) => {
  const [entry] = await cms.list(CHANGED.uid, { '[name][$eq]': CHANGED.name });
  if (!entry) throw new Error('missing in the demo content: this service');
  await cms.saveDraft(CHANGED.uid, entry.documentId, { deliveryTime: 'Cuando quieras' });
});

// Takes minutes per role. The two roles together cover every screen of an Editor.
for (const role of ['redactor', 'administrador'] as const) {
  test(`the panel shows no English text to the role ${role}`, async ({ page, cms, product }) => {
    expect(await collectEnglishTexts(page, cms, product, role)).toEqual([]);
  });
}
