import type { Page } from '@playwright/test';
import type { CmsEditor } from '../support/cms-editor.ts';
import { signInToPanel } from '../support/cms-panel.ts';
import { createEnglishFinder } from '../support/english.ts';
import { readTexts } from '../support/panel-texts.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { CHANGED, type Role, SCREENS } from './screens.ts';

// Strapi says these without a key to translate them by: decision record 097 of the CMS.
const HARD_CODED = [
  // Read out, and nowhere to be seen: messages, waiting, the state of an entry, closing, dragging.
  /^Loading( content\.)?$/,
  /^Close modal$/,
  // The button of the search in «Agregar archivos», an icon.
  /^Search$/,
  /^Notifications alt\+T$/,
  /^(draft|published|modified)$/,
  /^To pick up a draggable item/,
  // The field that names an entry, where the view is configured.
  /^(name|title)$/,
  // The columns of what is about to be published.
  /^(status|Publication status)$/,
  // The column of an enquiry's status, which Strapi takes for its own and shows as stored.
  /^(nuevo|contactado|completado)$/,
  // What a part of a list is called, when that is an option: the names of social networks.
  /^(facebook|instagram|linkedin|youtube|tiktok)$/,
];

// The panel loads each screen as it is needed, on a machine that may be busy.
const UNTIL_LOADED = { timeout: 60_000 };

const waitUntilLoaded = (page: Page) =>
  expect(page.getByText('Loading content.')).toHaveCount(0, UNTIL_LOADED);

/** The English texts that somebody of a role meets who signs in and walks the panel. */
async function walk(
  page: Page,
  cms: CmsEditor,
  product: RunningProduct,
  role: Role,
): Promise<string[]> {
  const isEnglish = createEnglishFinder(await cms.listOptions());
  const met = new Map<string, string>();
  const look = async (screen: string) => {
    for (const text of await readTexts(page)) {
      if (!met.has(text) && isEnglish(text)) met.set(text, screen);
    }
  };
  await page.goto(`${product.cmsUrl}/admin/auth/login`);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await look('inicio de sesión');
  await signInToPanel(page, product, product.staff[role]);
  for (const { name, path, isFor, steps = [] } of SCREENS) {
    await page.goto(`${product.cmsUrl}/admin${path}`);
    await expect(page.getByRole('main').first()).toBeVisible();
    await waitUntilLoaded(page);
    await look(name);
    if (isFor && !isFor.includes(role)) continue;
    for (const [step, act] of steps) {
      await act(page);
      await waitUntilLoaded(page);
      await look(`${name}, ${step}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    }
  }
  const isHardCoded = (text: string) => HARD_CODED.some((pattern) => pattern.test(text));
  return [...met]
    .filter(([text]) => !isHardCoded(text))
    .map(([text, screen]) => `${screen}: ${text}`);
}

// What is published and changed since can be published again, taken off and discarded.
test.beforeAll(async ({ cms }) => {
  const [entry] = await cms.list(CHANGED.uid, { '[name][$eq]': CHANGED.name });
  if (!entry) throw new Error('the demo content has this service');
  await cms.saveDraft(CHANGED.uid, entry.documentId, { deliveryTime: 'Cuando quieras' });
});

// Minutes for each role. Between them they meet all that an Editor does.
for (const role of ['redactor', 'administrador'] as const) {
  test(`who is ${role} meets no English on any screen of the panel`, async ({
    page,
    cms,
    product,
  }) => {
    expect(await walk(page, cms, product, role)).toEqual([]);
  });
}
