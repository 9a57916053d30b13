import { DASHBOARD_ROUTES, openEnquiry, sendEnquiry, signIn } from '../support/dashboard.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, ...viewport } of VIEWPORTS) {
  test.describe(`at ${name} width`, () => {
    test.use({ viewport });

    test('no screen has axe violations or scrolls horizontally', async ({ page, product }) => {
      test.setTimeout(180_000);
      await signIn(page, product);
      for (const [path, title] of DASHBOARD_ROUTES) {
        await page.goto(path);
        await expect(page).toHaveTitle(new RegExp(title));
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
    });

    test('the detail, reply and deletion of an enquiry have no axe violations', async ({
      page,
      product,
      request,
    }) => {
      const enquiry = await sendEnquiry(request, product, { phone: '9511112233' });
      await signIn(page, product);
      await openEnquiry(page, enquiry);
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Responder' }).click();
      await expect(page.getByRole('textbox', { name: 'Texto' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Responder' })).toBeFocused();
      await page.getByRole('button', { name: /^Eliminar/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a person and the search for another one have no axe violations', async ({
      page,
      product,
      request,
    }) => {
      const phone = name === 'phone' ? '9511112244' : '9511112255';
      const enquiry = await sendEnquiry(request, product, { phone });
      const { name: other, folio } = await sendEnquiry(request, product);
      await signIn(page, product);
      await openEnquiry(page, enquiry);
      await page.getByRole('link', { name: 'Ver a la persona' }).click();
      await expect(page.getByRole('list', { name: 'Historial de la persona' })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Unir con otra persona' }).click();
      await page.getByRole('searchbox').fill(folio);
      await page.keyboard.press('Enter');
      const merge = page.getByRole('button', { name: `Unir con ${other}, ${folio}` });
      await expect(merge).toBeVisible();
      await expectNoViolations(page);
      await merge.click();
      await expect(page.getByRole('button', { name: 'Deshacer unión' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('the personal data of a data subject and their erasure have no axe violations', async ({
      page,
      product,
      request,
    }) => {
      const email = `${name}-${Date.now()}@prueba.example`;
      const enquiry = await sendEnquiry(request, product, { email });
      await signIn(page, product);
      await openEnquiry(page, enquiry);
      await page.getByRole('link', { name: 'Ver sus datos' }).click();
      await expect(page.getByText(/^Lo que se guarda: 1 consulta/)).toBeFocused();
      expect(page.url()).not.toContain('prueba');
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Eliminar sus datos' }).click();
      await page.getByLabel(`Escribe ${email} para confirmar`).fill(email);
      await expectNoViolations(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Eliminar sus datos' }).click();
      await expect(page.getByText('No se guarda ningún dato de esta persona.')).toBeVisible();
      const log = page.getByRole('region', { name: 'Registro', exact: true });
      await expect(log.getByText('Datos de una persona eliminados').first()).toBeVisible();
      await expectNoViolations(page);
    });

    test('forms with errors have no axe violations', async ({ page, product }) => {
      await page.goto('/admin/login');
      await page.getByLabel('Correo').fill('admin@');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible();
      await expectNoViolations(page);
      await signIn(page, product, '/admin/productos/nuevo');
      await page.getByRole('button', { name: 'Guardar y publicar' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('an enquiry can be found, opened and moved to the next status by keyboard alone', async ({
  page,
  product,
  request,
}) => {
  const { name } = await sendEnquiry(request, product, { name: 'Teclado Sin Ratón' });
  await signIn(page, product, '/admin/consultas');
  await page.getByRole('searchbox', { name: 'Buscar' }).focus();
  await page.keyboard.type('teclado sin raton');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Marcar como contactado' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estado actual: Contactado')).toBeFocused();
});
