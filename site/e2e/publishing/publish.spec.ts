import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { OpeningHours } from '@tequiora/cms/contracts/business-hours.ts';
import { isHoliday } from '@tequiora/cms/contracts/closed-days.ts';
import {
  formatDateTime,
  formatDayName,
  formatDayOfMonth,
} from '@tequiora/cms/contracts/format-date.ts';
import { formatHour, formatNearDay } from '@tequiora/cms/contracts/near-date.ts';
import {
  formatDay,
  localDay,
  weekday,
  zonedTimeToDate,
} from '@tequiora/cms/contracts/zoned-time.ts';
import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { openContactForm } from '../support/contact-form.ts';
import { createEnglishFinder, readOptions } from '../support/create-english-finder.ts';
import { openEnquiry, signIn } from '../support/dashboard.ts';
import { firstPicture } from '../support/first-picture.ts';
import { waitForHydration } from '../support/open-hydrated.ts';
import type { RunningProduct } from '../support/product.ts';
import { readConfirmation } from '../support/read-mail.ts';
import { COMPOSED_ROUTE } from '../support/routes.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { allowPublications, expect, expectAllLive, expectLive, test } from '../support/test.ts';

const INDUSTRY = 'api::industry.industry';
const PAGE = 'api::page.page';
const PRODUCT = 'api::product.product';
const PRIVACY = 'api::privacy-page.privacy-page';
const SETTINGS = 'api::site-settings.site-settings';
const TESTIMONIAL = 'api::testimonial.testimonial';
const NEW_NAME = 'Lector con otro nombre';
const LATE_NAME = 'Terminal guardada antes y publicada después';
const NEW_SLUG = 'direccion-renovada';
const MOVED_PAGE = `/productos/${NEW_SLUG}`;
const NEW_PRODUCT = 'Báscula que cobra por peso';
const NEW_PRODUCT_PAGE = '/productos/bascula-que-cobra-por-peso';
/** Is added to the text of the privacy notice. */
const READER_PICTURE = 'prod-lector.webp';

const CLOSED_DAYS = 4;

type Settings = { hours: OpeningHours[]; responseHours: number; closures: object[] };
type Entry = { documentId: string; name: string; slug: string; price: number };

/** Returns the first day after a closure that is a working day and no public holiday. */
function findOpenDay(after: number): number {
  let day = after + 1;
  while (weekday(day) > 5 || isHoliday(formatDay(day))) day += 1;
  return day;
}

/** Entries of the demo content before they are edited. */
type Edited = {
  /** Gets a new price. */
  printer: Entry;
  /** Is unpublished. No other test reads its page. */
  hidden: Entry;
  /** Its picture is replaced. */
  drawer: Entry;
  /** Is saved as a draft, which is published later. */
  late: Entry;
  /** Gets a new name. */
  renamed: Entry;
  /** Gets a new slug. */
  moved: Entry;
  /** Gets another color. */
  industry: Entry & { color: string };
  /** All are unpublished. */
  testimonials: Entry[];
  privacy: { body: object[] };
  settings: Settings;
};

async function readEdited(cms: CmsEditor): Promise<Edited> {
  const list = async <T = Entry>(uid: string, filters = {}) =>
    (await cms.list(uid, filters)) as unknown as T[];
  const [printer] = await list(PRODUCT, { '[slug][$eq]': 'impresora-termica-80-mm' });
  const [hidden] = await list(PRODUCT, { '[image][name][$eq]': 'prod-tarjetas-equipo.webp' });
  const [drawer] = await list(PRODUCT, { '[image][name][$eq]': 'prod-cajon.webp' });
  const [late, renamed, moved] = (await list(PRODUCT)).filter(
    ({ slug }) => ![printer, hidden, drawer].some((entry) => entry?.slug === slug),
  );
  const [industry] = await list<Edited['industry']>(INDUSTRY, { '[color][$ne]': 'green' });
  const testimonials = await list(TESTIMONIAL);
  if (!printer || !hidden || !drawer || !late || !renamed || !moved || !industry) {
    throw new Error('missing in the demo content: products or industries');
  }
  const privacy = (await cms.readSingle(PRIVACY)) as unknown as Edited['privacy'];
  const settings = (await cms.readSingle(SETTINGS)) as unknown as Settings;
  return {
    printer,
    hidden,
    drawer,
    late,
    renamed,
    moved,
    industry,
    testimonials,
    privacy,
    settings,
  };
}

const pageOf = ({ slug }: Entry): string => `/productos/${slug}`;

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .webp()
    .toBuffer();

/** Fills the form of a new product in the dashboard, without sending it. */
async function fillNewProduct(page: Page, product: RunningProduct): Promise<void> {
  await signIn(page, product, '/admin/productos');
  await page.getByRole('link', { name: /Agregar producto/ }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(NEW_PRODUCT);
  await page
    .getByRole('textbox', { name: 'Descripción' })
    .fill('Pesa, calcula el precio y lo manda a la caja sin teclear nada.');
  await page.getByRole('textbox', { name: /^Precio/ }).fill('4,250.50');
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 1 });
  const buffer = await picture('#0b59ed');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bascula.webp', mimeType: 'image/webp', buffer });
  await page
    .getByRole('textbox', { name: /Texto alternativo/ })
    .fill('Báscula blanca con pantalla de cobro');
}

// A publication takes up to a minute, so the edits of all kinds are made at the same time, and so are those
// that undo them.
test.describe.serial('edits of every kind', () => {
  let before: Edited;
  let hiddenPicture: string | undefined;
  let drawerPicture: string | undefined;

  test.beforeAll(async ({ cms }) => {
    before = await readEdited(cms);
  });

  test('are made in the dashboard and the CMS: a new product with a picture, and changes of all kinds', async ({
    page,
    cms,
    product,
    request,
  }) => {
    test.slow();
    const { printer, hidden, drawer, late, renamed, moved, industry, testimonials } = before;
    const read = async (path: string) => (await request.get(path)).text();
    hiddenPicture = firstPicture(await read(pageOf(hidden)));
    drawerPicture = firstPicture(await read(pageOf(drawer)));
    expect(hiddenPicture).toMatch(/^\/static\/.*prod_tarjetas_equipo/);
    expect(drawerPicture).toMatch(/^\/static\//);
    expect(await read('/')).toContain(testimonials[0]?.name);

    await fillNewProduct(page, product);

    const today = localDay(new Date());
    const closure = { firstDay: formatDay(today), lastDay: formatDay(today + CLOSED_DAYS - 1) };
    // The panel stores absolute URLs of the CMS.
    const file = await cms.findPicture(READER_PICTURE);
    const image = { ...file, url: product.cmsUrl + file.url };
    const block = { type: 'image', image, children: [{ type: 'text', text: '' }] };
    const replaced = await cms.findPicture('prod-cajon.webp');
    await Promise.all([
      cms.replacePicture(replaced, await picture('#c81e5a')),
      cms.saveDraft(PRODUCT, late.documentId, { name: LATE_NAME }),
      cms.publish(PRODUCT, renamed.documentId, { name: NEW_NAME }),
      cms.publish(PRODUCT, moved.documentId, { slug: NEW_SLUG }),
      cms.publish(PRODUCT, printer.documentId, { price: 1639.5 }),
      cms.publish(INDUSTRY, industry.documentId, { color: 'green' }),
      cms.unpublish(PRODUCT, hidden.documentId),
      ...testimonials.map(({ documentId }) => cms.unpublish(TESTIMONIAL, documentId)),
      cms.publishSingle(SETTINGS, { closures: [closure] }),
      cms.publishSingle(PRIVACY, { body: [...before.privacy.body, block] }),
    ]);
    await page.getByRole('button', { name: 'Guardar y publicar' }).click();
    await expect(
      page.getByText('Publicado. El sitio se actualiza en unos segundos.'),
    ).toBeVisible();
  });

  test('go live: name, price, replaced picture, new product', async ({ request, product }) => {
    allowPublications();
    const live = (path: string, check: (html: string) => boolean, what: string) =>
      expectLive(request, path, check, what);
    await live(NEW_PRODUCT_PAGE, (html) => html.includes('4,250.50'), 'the product, edited last');
    await expectAllLive(product);
    const read = async (path: string) => (await request.get(path)).text();
    expect(await read(NEW_PRODUCT_PAGE)).toContain('Báscula blanca con pantalla de cobro');
    expect(await read('/productos')).toContain(NEW_NAME);
    expect(firstPicture(await read(pageOf(before.drawer)))).not.toBe(drawerPicture);
  });

  test('do not include drafts', async ({ request }) => {
    expect(await (await request.get('/productos')).text()).not.toContain(LATE_NAME);
  });

  test('include the price in the search description', async ({ request }) => {
    const html = await (await request.get(pageOf(before.printer))).text();
    expect(/<meta [^>]*name="description"[^>]*>/.exec(html)?.[0]).toContain('$1,639.50 más IVA');
    expect(html).not.toContain('1,499.99');
  });

  test('include unpublished entries, also the last one of a type', async ({ request }) => {
    expect((await request.get(pageOf(before.hidden))).status()).toBe(404);
    expect(await (await request.get('/')).text()).not.toContain(before.testimonials[0]?.name);
  });

  test('include a picture replaced in the media library', async ({ page, request }) => {
    await page.goto(pageOf(before.drawer));
    const shown = page.getByRole('main').getByRole('img').first();
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    const { dominant } = await sharp(await (await request.get(source)).body()).stats();
    expect(dominant.r).toBeGreaterThan(160);
    expect(dominant.g).toBeLessThan(80);
  });

  test('include a picture in a text, served by the site', async ({ page, cms, product }) => {
    const { alternativeText } = await cms.findPicture(READER_PICTURE);
    await page.goto('/aviso-de-privacidad');
    const shown = page.getByRole('img', { name: alternativeText });
    await shown.scrollIntoViewIfNeeded();
    const source = () =>
      shown.evaluate((img: HTMLImageElement) => img.naturalWidth && img.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`^${product.siteUrl}/static/`));
  });

  test('include a changed slug: the old URL redirects, also on navigation in the page', async ({
    page,
    request,
    product,
    expectedConsoleErrors,
  }) => {
    const { moved } = before;
    const oldPath = pageOf(moved);
    const oldUrl = `${oldPath}?utm_source=boletin`;
    const response = await request.get(oldUrl, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${MOVED_PAGE}?utm_source=boletin`);
    await page.goto(oldUrl);
    await expect(page).toHaveURL(`${product.siteUrl}${MOVED_PAGE}?utm_source=boletin`);
    await expect(page.getByRole('heading', { level: 1, name: moved.name })).toBeVisible();
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(`${oldPath}<`);

    expectedConsoleErrors.push('404');
    await waitForHydration(page);
    await page.evaluate((address) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
    }, oldPath);
    await expect(page).toHaveURL(`${product.siteUrl}${MOVED_PAGE}`);
  });

  test('are in the history with changes, enumeration values and the publisher in Spanish', async ({
    page,
    cms,
    product,
  }) => {
    test.slow();
    const isEnglish = createEnglishFinder(await readOptions(cms));
    const expectSpanish = async (dialog: Locator) =>
      expect((await dialog.innerText()).split('\n').filter(isEnglish)).toEqual([]);
    const { documentId } = before.industry;
    await openInPanel(page, product, { uid: INDUSTRY, documentId }, product.staff.editor);
    await page.getByRole('button', { name: 'Ver historial' }).click();
    const versions = page.getByRole('dialog', { name: 'Historial' });
    await expect(versions.getByText(/^Color: de “.+” a “Verde”$/)).toBeVisible();
    await expect(versions.getByText(/^La publicó /)).toBeVisible();
    await expectSpanish(versions);
    await versions
      .getByRole('button', { name: /^Recuperar/ })
      .first()
      .click();
    const confirmation = page.getByRole('dialog', { name: '¿Recuperar esta versión?' });
    await expect(confirmation).toBeVisible();
    await expectSpanish(confirmation);
  });

  test('include closed days: page, mail and dashboard promise the same time', async ({
    page,
    product,
  }) => {
    test.slow();
    const now = new Date();
    const { hours, responseHours } = before.settings;
    const [hour = 0, minute = 0] = (hours[0]?.opens ?? '').split(':').map(Number);
    const openDay = findOpenDay(localDay(now) + CLOSED_DAYS - 1);
    const opening = zonedTimeToDate(openDay, hour * 60 + minute);
    const due = new Date(opening.getTime() + responseHours * 3_600_000);
    await openContactForm(page);
    await expect(
      page.getByText(`Abre ${formatNearDay(opening, now)} a ${formatHour(opening)}`),
    ).toBeVisible();
    const name = 'Puente Largo Ruiz';
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill(name);
    await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('puente@posada.example');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Abren durante el puente?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(
      page.getByText(`Te contestamos ${formatNearDay(due, now)} antes de ${formatHour(due)}.`),
    ).toBeVisible();
    const folio = (await page.getByText(/^TQ-/).textContent()) ?? '';
    await expect
      .poll(() => readConfirmation(product, folio))
      .toContain(`El ${formatDayName(due)} ${formatDayOfMonth(due)}, antes de ${formatHour(due)}`);
    await signIn(page, product, '/admin/consultas');
    await openEnquiry(page, { folio, name });
    await expect(page.getByText('Responder antes de', { exact: true })).toBeVisible();
    await expect(page.getByText(formatDateTime(due), { exact: true })).toBeVisible();
  });

  test('are undone: the new product is deleted, drafts and unpublished entries appear when they are published', async ({
    page,
    product,
    cms,
    request,
  }) => {
    allowPublications();
    const { printer, hidden, late, renamed, moved, industry, testimonials } = before;
    const read = async (path: string) => (await request.get(path)).text();
    const statusOf = async (path: string) =>
      (await request.get(path, { maxRedirects: 0 })).status();

    await signIn(page, product, '/admin/productos?buscar=bascula+cobra');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('link', { name: NEW_PRODUCT }).click();
    await page.getByRole('textbox', { name: /^Precio/ }).fill('3,999');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page.getByText('Con cambios sin publicar').first()).toBeVisible();
    expect(await read(NEW_PRODUCT_PAGE)).toContain('4,250.50');
    await page.getByRole('button', { name: 'Eliminar producto' }).click();
    const deletion = page.getByRole('dialog').getByRole('button', { name: 'Eliminar producto' });
    await expect(deletion).toBeVisible();

    await Promise.all([
      ...testimonials.map(({ documentId }) => cms.publish(TESTIMONIAL, documentId)),
      cms.publish(PRODUCT, hidden.documentId),
      cms.publish(INDUSTRY, industry.documentId, { color: industry.color }),
      cms.publishSingle(PRIVACY, { body: before.privacy.body }),
      cms.publish(PRODUCT, printer.documentId, { price: printer.price }),
      cms.publish(PRODUCT, renamed.documentId, { name: renamed.name }),
      cms.publish(PRODUCT, moved.documentId, { slug: moved.slug }),
      cms.publishSingle(SETTINGS, { closures: before.settings.closures }),
      cms.publish(PRODUCT, late.documentId),
    ]);
    // It shows testimonials that staff chose; the published page has lost those that were withdrawn.
    const [composed] = await cms.list(PAGE, { '[slug][$eq]': COMPOSED_ROUTE.slice(1) });
    await cms.publish(PAGE, String(composed?.documentId));
    await deletion.click();
    await expect(page).toHaveURL(/\/admin\/productos(\?|$)/);

    await expectLive(
      request,
      '/productos',
      (html) => html.includes(LATE_NAME) && !html.includes(NEW_PRODUCT),
      'the draft, and the deletion after it',
    );
    await expectAllLive(product);
    expect(await read('/')).toContain(testimonials[0]?.name);
    expect(firstPicture(await read(pageOf(hidden)))).toBe(hiddenPicture);
    const { alternativeText } = await cms.findPicture(READER_PICTURE);
    expect(await read('/aviso-de-privacidad')).not.toContain(`alt="${alternativeText}"`);
    expect(await statusOf(pageOf(moved))).toBe(200);
    expect(await statusOf(NEW_PRODUCT_PAGE)).toBe(404);
    await cms.saveDraft(PRODUCT, late.documentId, { name: late.name });
  });
});
