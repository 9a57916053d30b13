import { DASHBOARD_ROUTES, openEnquiry, sendEnquiry, signIn } from '../support/dashboard.ts';
import { expectNoViolationsAtEachWidth } from '../support/expect-no-violations.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every screen opens at its URL, without axe violations or horizontal scrolling', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  await signIn(page, product);
  for (const [path, title] of DASHBOARD_ROUTES) {
    await page.goto(path);
    await expect(page).toHaveURL(`${product.siteUrl}${path}`);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolationsAtEachWidth(page);
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
  await expectNoViolationsAtEachWidth(page);
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto' })).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Responder' })).toBeFocused();
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

test('a person and the search for another one have no axe violations', async ({
  page,
  product,
  request,
}) => {
  const enquiry = await sendEnquiry(request, product, { phone: '9511112244' });
  const { name: other, folio } = await sendEnquiry(request, product);
  await signIn(page, product);
  await openEnquiry(page, enquiry);
  await page.getByRole('link', { name: 'Ver a la persona' }).click();
  await expect(page.getByRole('list', { name: 'Historial de la persona' })).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
  await page.getByRole('button', { name: 'Unir con otra persona' }).click();
  await page.getByRole('searchbox').fill(folio);
  await page.keyboard.press('Enter');
  const merge = page.getByRole('button', { name: `Unir con ${other}, ${folio}` });
  await expect(merge).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
  await merge.click();
  await expect(page.getByRole('button', { name: 'Deshacer unión' })).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

test('the personal data of a data subject and their erasure have no axe violations', async ({
  page,
  product,
  request,
}) => {
  const email = 'titular-de-datos@prueba.example';
  const enquiry = await sendEnquiry(request, product, { email });
  await signIn(page, product);
  await openEnquiry(page, enquiry);
  await page.getByRole('link', { name: 'Ver sus datos' }).click();
  await expect(page.getByText(/^Lo que se guarda: 1 consulta/)).toBeFocused();
  expect(page.url()).not.toContain('prueba');
  await expectNoViolationsAtEachWidth(page);
  await page.getByRole('button', { name: 'Eliminar sus datos' }).click();
  await page.getByLabel(`Escribe ${email} para confirmar`).fill(email);
  await expectNoViolationsAtEachWidth(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar sus datos' }).click();
  await expect(page.getByText('No se guarda ningún dato de esta persona.')).toBeVisible();
  const log = page.getByRole('region', { name: 'Registro', exact: true });
  await expect(log.getByText('Datos de una persona eliminados').first()).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

test('forms with errors have no axe violations', async ({ page, product }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Correo').fill('admin@');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
  await signIn(page, product, '/admin/productos/nuevo');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectNoViolationsAtEachWidth(page);
});

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
