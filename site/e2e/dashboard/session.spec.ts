import { signIn } from '../support/dashboard.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test('a visitor sees neither the dashboard nor the public layout before the session check', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('report', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const report = (window as unknown as { report: (text: string) => void }).report;
      report(document.body?.innerText ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/productos');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(seen.filter((text) => /Cerrar Sesión|Contáctanos|Suscribirse/.test(text))).toEqual([]);
});

test('the sign-in form shows the demonstration account, and wrong credentials as text and as a notification', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('400 (Bad Request)');
  await page.goto('/admin/login');
  const password = page.getByLabel(/^Contraseña/);
  await expect(page.getByText('Credenciales de demostración')).toBeVisible();
  await expect(password).not.toHaveValue('');
  await page.getByLabel('Correo').fill('nadie@tequiora.example');
  await password.fill('No-es-esta-2026');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();
  await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('signing out in one tab signs out the other tabs and ends the session on the server', async ({
  context,
  page,
  product,
  expectedConsoleErrors,
}) => {
  // Requests of the polling tabs may be answered after the session has ended.
  expectedConsoleErrors.push('401 (Unauthorized)');
  await signIn(page, product);
  const other = await context.newPage();
  await other.goto('/admin/consultas');
  await expect(other.getByRole('heading', { name: 'Consultas', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(other).toHaveURL(/\/admin\/login/);

  const refresh = await page.request.post(`${product.siteUrl}/api/auth/refresh`);
  expect(refresh.status()).toBe(401);
  await page.goto('/admin/ajustes');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test.describe('an expired token', () => {
  test.use({ expectedConsoleErrors: ['401 (Unauthorized)'] });

  test('four tabs with an expired token all stay signed in, and scripts cannot read the refresh token', async ({
    context,
    page,
    product,
  }) => {
    await signIn(page, product);
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '') as { state: { token: string } };
      session.state.token = session.state.token.replace(/[^.]+$/, 'caducado');
      localStorage.setItem(key, JSON.stringify(session));
    }, 'tequiora:sesion');
    await Promise.all(tabs.map((tab) => tab.goto('/admin/consultas')));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: 'Consultas', level: 1 })).toBeVisible();
    }

    const [cookie] = (await context.cookies(`${product.siteUrl}/api/auth`)).filter(({ name }) =>
      name.endsWith('_refresh'),
    );
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(cookie?.value);
  });
});
