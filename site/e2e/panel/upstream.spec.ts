import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

// Places that rely on elements of Strapi's panel and that no other test covers: cms/docs/upstream.md.
const PRODUCT = 'api::product.product';
const PRIVACY = 'api::privacy-page.privacy-page';

test('the panel has our name, named sections and nothing to buy', async ({ page, product }) => {
  await signInToPanel(page, product);
  await expect(page).toHaveTitle('Inicio | Tequiora');
  const content = page.getByRole('link', { name: 'Contenido', exact: true });
  await expect(content.locator('span')).toHaveCSS('position', 'static');
  const marketplace = page.locator('nav a[href^="https://market.strapi.io"]');
  await expect(marketplace).toHaveCount(1);
  await expect(marketplace).toBeHidden();
  const edited = page.getByRole('group', { name: 'Lo último que se editó' });
  await expect(edited.getByRole('row').first()).toBeVisible();

  await page.goto(`${product.cmsUrl}/admin/settings/application-infos`);
  const prices = page.locator('a[href^="https://strapi.io/pricing"]');
  await expect(prices).toHaveCount(1);
  await expect(prices).toBeHidden();

  await page.goto(`${product.cmsUrl}/admin/plugins/upload`);
  const name = page.locator('article button > span').first();
  await expect(name).toHaveCSS('white-space', 'normal');
});

/** Withholds the event that reports the caret, which the browser delays while a page renders. */
const withholdSelectionChanges = () =>
  addEventListener(
    'selectionchange',
    (event) => {
      if ('isBusy' in window) event.stopImmediatePropagation();
    },
    { capture: true },
  );

test('rich text types and selects at the caret while the browser is busy', async ({
  page,
  product,
}) => {
  await page.addInitScript(withholdSelectionChanges);
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${PRIVACY}`);
  const paragraph = page.locator('[data-slate-editor] p').first();
  await paragraph.click();
  await page.keyboard.type('Antes');
  await expect(paragraph).toContainText('Antes');
  await page.evaluate(() => Object.assign(window, { isBusy: true }));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Inicio');
  await expect(paragraph).toContainText(/^Inicio/);
  await page.keyboard.press('ControlOrMeta+Shift+Home');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(paragraph.getByText('Inicio', { exact: true })).toHaveCSS('font-weight', /[67]00/);
});

/** Types the next digit into rich text as soon as its editor has passed the text before to the form. */
const typeAfterEachSync = (digits: string) => {
  const rest = [...digits];
  const schedule = window.setTimeout.bind(window);
  const scheduleAndType = (run: TimerHandler, ms?: number, ...values: unknown[]) => {
    const isInEditor = document.activeElement?.matches('[data-slate-editor]');
    if (typeof run !== 'function' || !isInEditor || !ms || ms < 150 || ms > 300) {
      return schedule(run, ms, ...values);
    }
    return schedule(() => {
      run(...values);
      const data = rest.shift();
      const init = { inputType: 'insertText', data, bubbles: true, cancelable: true };
      if (data) document.activeElement?.dispatchEvent(new InputEvent('beforeinput', init));
    }, ms);
  };
  Object.assign(window, { setTimeout: scheduleAndType });
};

test('rich text keeps letters that are typed while the form takes over the text before', async ({
  page,
  product,
}) => {
  await page.addInitScript(typeAfterEachSync, '2026');
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${PRIVACY}`);
  const paragraph = page.locator('[data-slate-editor] p').first();
  await paragraph.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Año ');
  await expect(paragraph).toContainText('Año 2026');
  await expect(page.locator('[data-slate-editor]')).toBeFocused();
});

test('a link to a section is inserted into rich text', async ({ page, product }) => {
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${PRIVACY}`);
  const editor = page.locator('[data-slate-editor]');
  await editor.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' apartado');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Enlace', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Dirección' });
  await address.fill('#uso de datos');
  await address.press('Enter');
  await expect(page.getByText(/^«#uso de datos» /)).toBeVisible();
  await address.fill('#uso-de-datos');
  await address.press('Enter');
  await expect(editor.getByRole('link', { name: 'apartado' })).toHaveAttribute(
    'href',
    '#uso-de-datos',
  );
});

test('published entries that are not online yet can be unpublished together', async ({
  page,
  cms,
  product,
}) => {
  const [category] = await cms.list('api::product-category.product-category');
  const { documentId } = await cms.create(PRODUCT, {
    ...{ name: 'Recién publicada', slug: 'recien-publicada', price: 99 },
    description: 'Una prueba de varias entradas.',
    category: { connect: [{ documentId: category?.documentId }] },
  });
  await signInToPanel(page, product, product.staff.editor);
  await cms.publish(PRODUCT, documentId);
  await page.goto(
    `${product.cmsUrl}/admin/content-manager/collection-types/${PRODUCT}?pageSize=50`,
  );
  const row = page.getByRole('row', { name: /Recién publicada/ });
  await expect(row).toContainText('aún no en línea');
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Retirar del sitio?' });
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect(row).toContainText('Borrador');
  await cms.remove(PRODUCT, documentId);
});
