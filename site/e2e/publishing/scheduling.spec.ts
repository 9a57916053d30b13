import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';

// Far from Mexico City: the panel must show and accept Mexico City time regardless.
test.use({ timezoneId: 'Asia/Tokyo' });

test('dates are entered in Mexico City time, and a scheduled entry cannot be published early by mistake', async ({
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
  // Strapi re-renders the button after a save, possibly between mousedown and mouseup.
  await expect(async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(refusal.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await cms.remove(PRODUCT, documentId);
});
