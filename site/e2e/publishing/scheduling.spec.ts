import type { Page } from '@playwright/test';
import { signInToPanel } from '../support/cms-panel.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';
// Long enough to open the panel and read it there.
const AHEAD = 30_000;

// Far from Mexico City: what staff read and type is its time all the same.
test.use({ timezoneId: 'Asia/Tokyo' });

async function openEntry(page: Page, product: RunningProduct, documentId: string) {
  await signInToPanel(page, product);
  const place = `/admin/content-manager/collection-types/${PRODUCT}/${documentId}`;
  await page.goto(`${product.cmsUrl}${place}`);
  return page.getByRole('complementary').filter({ hasText: 'Programación' });
}

function clockInMexico(moment: Date): string {
  return moment.toLocaleTimeString('es-MX', {
    timeZone: 'America/Mexico_City',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

test('a scheduled draft goes on the site without a click, and the panel says when', async ({
  page,
  cms,
  product,
  request,
}) => {
  const [category] = await cms.list(CATEGORY);
  const slug = `lanzamiento-${Date.now()}`;
  const publishAt = new Date(Date.now() + AHEAD);
  const { documentId } = await cms.create(PRODUCT, {
    name: 'Lanzamiento de las nueve',
    slug,
    description: 'Sale a la venta sin que nadie presione nada.',
    price: 99,
    category: { connect: [{ documentId: category?.documentId }] },
    publishAt: publishAt.toISOString(),
  });
  const schedule = await openEntry(page, product, documentId);
  const sentence = new RegExp(
    `^Se publicará el \\p{L}+ \\d+ de \\p{L}+ de \\d{4} a las ${clockInMexico(publishAt)} \\(hora del centro de México\\)$`,
    'u',
  );
  await expect(schedule.getByText(sentence)).toBeVisible();

  await expect(schedule.getByText('Sin fechas guardadas.')).toBeVisible({ timeout: 100_000 });
  const publication = page.getByRole('complementary').filter({ hasText: '¿Ya está en línea?' });
  await expect(publication.getByText(/^En línea desde \d/)).toBeVisible({ timeout: 120_000 });
  const html = await (await request.get(`${product.siteUrl}/productos/${slug}`)).text();
  expect(html).toContain('Lanzamiento de las nueve');
});

test('dates are typed in Mexico City time, and nothing goes out before them by mistake', async ({
  page,
  cms,
  product,
}) => {
  const [category] = await cms.list(CATEGORY);
  const { documentId } = await cms.create(PRODUCT, {
    name: 'Oferta de noviembre',
    slug: `oferta-${Date.now()}`,
    description: 'Todavía no es noviembre.',
    price: 99,
    category: { connect: [{ documentId: category?.documentId }] },
    publishAt: '2046-11-23T15:00:00.000Z',
  });
  const schedule = await openEntry(page, product, documentId);
  await expect(
    schedule.getByText(/^Se publicará el viernes 23 de noviembre de 2046/),
  ).toBeVisible();

  const field = page.getByRole('group', { name: /^Publicar el/ });
  const time = field.getByRole('combobox', { name: 'Hora' });
  await expect(time).toHaveValue('09:00');
  await time.fill('18:30');
  await time.press('Enter');
  await expect(schedule.getByText(/presiona «Guardar»/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(schedule.getByText(/a las 18:30 \(hora del centro de México\)$/)).toBeVisible();

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const refusal = page.getByText(/tiene fecha para publicarse: viernes 23 de noviembre de 2046/);
  await expect(refusal.first()).toBeVisible();
  await cms.delete(PRODUCT, documentId);
});
