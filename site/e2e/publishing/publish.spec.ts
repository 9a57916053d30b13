import sharp from 'sharp';
import type { BusinessHours } from '@tequiora/cms/contracts/business-hours.ts';
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
import { openContactForm } from '../support/contact-form.ts';
import { openEnquiry, signIn } from '../support/dashboard.ts';
import { firstPicture } from '../support/first-picture.ts';
import { readConfirmation } from '../support/read-mail.ts';
import { allowPublications, expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const PRIVACY = 'api::privacy-page.privacy-page';
const SETTINGS = 'api::site-settings.site-settings';
const TESTIMONIAL = 'api::testimonial.testimonial';
const NEW_NAME = 'Lector con otro nombre';
const LATE_NAME = 'Terminal guardada antes y publicada después';

const CLOSED_DAYS = 4;

type Settings = { hours: BusinessHours; responseHours: number; closures: object[] };
type Entry = { documentId: string; name: string; slug: string; price: number };

/** Returns the first day after a closure that is a working day and no public holiday. */
function findOpenDay(after: number): number {
  let day = after + 1;
  while (weekday(day) > 5 || isHoliday(formatDay(day))) day += 1;
  return day;
}

// Each publication takes seconds, so edits of all kinds are made for one and undone for another.
test('edits of every kind go live, and are undone', async ({ cms, product, request, page }) => {
  allowPublications();
  const read = async (path: string) => (await request.get(product.siteUrl + path)).text();
  const live = (path: string, check: (html: string) => boolean, what: string) =>
    expectLive(request, product.siteUrl + path, check, what);
  const pageOf = ({ slug }: Entry) => `/productos/${slug}`;
  const list = async (uid: string, filters = {}) =>
    (await cms.list(uid, filters)) as unknown as Entry[];

  const [printer] = await list(PRODUCT, { '[slug][$eq]': 'impresora-termica-80-mm' });
  const [hidden] = await list(PRODUCT, { '[image][name][$eq]': 'prod-terminal.webp' });
  const [drawer] = await list(PRODUCT, { '[image][name][$eq]': 'prod-cajon.webp' });
  const [late, renamed] = (await list(PRODUCT)).filter(
    ({ slug }) => ![printer, hidden, drawer].some((entry) => entry?.slug === slug),
  );
  const testimonials = await list(TESTIMONIAL);
  const [testimonial] = testimonials;
  if (!printer || !hidden || !drawer || !late || !renamed || !testimonial) {
    throw new Error('missing in the demo content: products or testimonials');
  }
  const { body } = (await cms.readSingle(PRIVACY)) as unknown as { body: object[] };
  const settings = (await cms.readSingle(SETTINGS)) as unknown as Settings;
  const today = localDay(new Date());
  const lastClosedDay = today + CLOSED_DAYS - 1;
  const file = await cms.findPicture('prod-lector.webp');
  const hiddenPicture = firstPicture(await read(pageOf(hidden)));
  const drawerPicture = firstPicture(await read(pageOf(drawer)));
  expect(hiddenPicture).toMatch(/^\/static\/.*prod_terminal/);
  expect(drawerPicture).toMatch(/^\/static\//);
  expect(await read('/')).toContain(testimonial.name);

  await test.step('edits are published', async () => {
    await cms.saveDraft(PRODUCT, late.documentId, { name: LATE_NAME });
    await cms.publish(PRODUCT, renamed.documentId, { name: NEW_NAME });
    await cms.publish(PRODUCT, printer.documentId, { price: 1639.5 });
    await cms.unpublish(PRODUCT, hidden.documentId);
    for (const { documentId } of testimonials) await cms.unpublish(TESTIMONIAL, documentId);
    const closure = { firstDay: formatDay(today), lastDay: formatDay(lastClosedDay) };
    await cms.publishSingle(SETTINGS, { closures: [closure] });
    // The panel stores absolute URLs of the CMS.
    const image = { ...file, url: product.cmsUrl + file.url };
    const block = { type: 'image', image, children: [{ type: 'text', text: '' }] };
    await cms.publishSingle(PRIVACY, { body: [...body, block] });
    const pink = { width: 1200, height: 900, channels: 3, background: '#c81e5a' } as const;
    const content = await sharp({ create: pink }).webp().toBuffer();
    await cms.replacePicture(await cms.findPicture('prod-cajon.webp'), content);
    const isReplaced = (html: string) => firstPicture(html) !== drawerPicture;
    await live(pageOf(drawer), isReplaced, 'the replaced picture, edited last');
  });

  await test.step('a draft saved before a build is not in it', async () => {
    await live('/productos', (html) => html.includes(NEW_NAME), 'the new name');
    expect(await read('/productos')).not.toContain(LATE_NAME);
  });

  await test.step('a new price also appears in the search description', async () => {
    const html = await read(pageOf(printer));
    expect(/<meta [^>]*name="description"[^>]*>/.exec(html)?.[0]).toContain('$1,639.50 más IVA');
    expect(html).not.toContain('1,499.99');
  });

  await test.step('an unpublished entry is gone, and so is the last one of a type', async () => {
    expect((await request.get(product.siteUrl + pageOf(hidden))).status()).toBe(404);
    expect(await read('/')).not.toContain(testimonial.name);
  });

  await test.step('a picture replaced in the media library is shown', async () => {
    await page.goto(pageOf(drawer));
    const shown = page.getByRole('main').getByRole('img').first();
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    const { dominant } = await sharp(await (await request.get(source)).body()).stats();
    expect(dominant.r).toBeGreaterThan(160);
    expect(dominant.g).toBeLessThan(80);
  });

  await test.step('a picture in the text of the privacy notice is served by the site', async () => {
    await page.goto('/aviso-de-privacidad');
    const shown = page.getByRole('img', { name: file.alternativeText });
    await shown.scrollIntoViewIfNeeded();
    const source = () =>
      shown.evaluate((img: HTMLImageElement) => img.naturalWidth && img.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`^${product.siteUrl}/static/`));
  });

  await test.step('before a long weekend, page, mail and dashboard name the same time', async () => {
    const now = new Date();
    const [hour = 0, minute = 0] = settings.hours.opens.split(':').map(Number);
    const opening = zonedTimeToDate(findOpenDay(lastClosedDay), hour * 60 + minute);
    const due = new Date(opening.getTime() + settings.responseHours * 3_600_000);
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
    await expect(page.getByText('Prometimos responder antes del')).toBeVisible();
    await expect(page.getByText(formatDateTime(due), { exact: true })).toBeVisible();
  });

  await test.step('drafts and unpublished entries appear when they are published', async () => {
    for (const { documentId } of testimonials) await cms.publish(TESTIMONIAL, documentId);
    await cms.publish(PRODUCT, hidden.documentId);
    await cms.publishSingle(PRIVACY, { body });
    await cms.publish(PRODUCT, printer.documentId, { price: printer.price });
    await cms.publish(PRODUCT, renamed.documentId, { name: renamed.name });
    await cms.publish(PRODUCT, late.documentId);
    await cms.publishSingle(SETTINGS, { closures: settings.closures });
    await live('/productos', (html) => html.includes(LATE_NAME), 'the late draft');
    expect(await read('/')).toContain(testimonial.name);
    expect(firstPicture(await read(pageOf(hidden)))).toBe(hiddenPicture);
    expect(await read('/aviso-de-privacidad')).not.toContain(`alt="${file.alternativeText}"`);
    await cms.publish(PRODUCT, late.documentId, { name: late.name });
  });
});
