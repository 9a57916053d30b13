import { sendEnquiry, signIn } from '../support/dashboard.ts';
import { expect, test } from '../support/test.ts';

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an agent begins with «Hoy», takes an enquiry and answers it', async ({
  page,
  context,
  product,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const { name } = await sendEnquiry(request, product, { phone: '951 765 43 21' });
  await signIn(page, product, '/admin', product.dashboardAgent);
  await expect(page).toHaveURL(/\/admin\/hoy$/);
  await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Tomar la consulta' }).tap();
  await expect(row.getByText('Tuya')).toBeVisible();
  await row.getByRole('button', { name: `WhatsApp a ${name}` }).tap();
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir WhatsApp' }).tap(),
  ]);
  await chat.close();
  await page.getByRole('button', { name: 'Sí, registrar' }).tap();
  await expect(row).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.goto('/admin/reportes');
  await expect(page.getByRole('heading', { name: 'Esta parte es para encargados' })).toBeVisible();
});
