import { openInPanel } from '../support/cms-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';

// Far from Mexico City: what staff read and type is its time all the same.
test.use({ timezoneId: 'Asia/Tokyo' });

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
  await openInPanel(page, product, { uid: PRODUCT, documentId });
  const schedule = page.getByRole('complementary').filter({ hasText: 'Programación' });
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

  const refusal = page.getByText(/tiene fecha para publicarse: viernes 23 de noviembre de 2046/);
  // Strapi draws its button anew after a save, also between the two halves of a click.
  await expect(async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(refusal.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await cms.delete(PRODUCT, documentId);
});
