import { openContactForm } from '../support/contact-form.ts';
import {
  expectNoViolations,
  expectNoViolationsAtEachWidth,
} from '../support/expect-no-violations.ts';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of FIXED_ROUTES) {
  test(`${route} has no axe violations`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolationsAtEachWidth(page);
  });
}

test('the contact form with errors has no axe violations', async ({ page }) => {
  await openContactForm(page);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
  await expectNoViolationsAtEachWidth(page, 'main form');
});

test('the open mobile menu has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('link', { name: 'Portafolio' }).first()).toBeVisible();
  await expectNoViolations(page);
});
