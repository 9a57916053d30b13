import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { RunningProduct } from './product.ts';

/** Signs in through the form; ends on the first screen of the account or on the requested page. */
export async function signIn(
  page: Page,
  product: RunningProduct,
  path = '/admin',
  account = product.dashboardAdmin,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Correo').fill(account.email);
  await page.getByLabel(/^Contraseña/).fill(account.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Ver sitio' })).toBeVisible();
}

/** Every dashboard URL without an entry id, with its title. */
export const DASHBOARD_ROUTES = [
  ['/admin', 'Dashboard'],
  ['/admin/hoy', 'Hoy'],
  ['/admin/consultas', 'Consultas'],
  ['/admin/productos', 'Productos'],
  ['/admin/productos/nuevo', 'Nuevo producto'],
  ['/admin/productos/precios', 'Cambiar precios'],
  ['/admin/productos/importar', 'Importar productos'],
  ['/admin/servicios', 'Servicios'],
  ['/admin/servicios/nuevo', 'Nuevo servicio'],
  ['/admin/reportes', 'Reportes'],
  ['/admin/velocidad', 'Velocidad'],
  ['/admin/salud', 'Salud'],
  ['/admin/ajustes', 'Ajustes'],
  ['/admin/datos-personales', 'Datos personales'],
] as const;

type SentEnquiry = { folio: string; name: string };

// A worker that replaces a failed one has a new index, so names and addresses stay unique.
const { TEST_WORKER_INDEX = '0' } = process.env;
let sent = 0;

/** Submits an enquiry with a unique name, as the contact form does. */
export async function sendEnquiry(
  request: APIRequestContext,
  product: RunningProduct,
  values: Partial<Record<'name' | 'email' | 'phone', string>> = {},
): Promise<SentEnquiry> {
  sent += 1;
  const id = `${TEST_WORKER_INDEX}-${sent}`;
  const name = values.name ?? `Persona ${id} de Prueba`;
  const response = await request.post(`${product.siteUrl}/api/enquiries`, {
    maxRetries: 2,
    data: {
      data: {
        name,
        email: `persona${id}@prueba.example`,
        type: 'producto',
        message: 'Necesito cobrar en dos cajas y facturar el mismo día.',
        ...values,
      },
    },
  });
  expect(response.status()).toBe(201);
  const { data } = (await response.json()) as { data: { folio: string } };
  return { folio: data.folio, name };
}

/** Revokes the page's session, as the same user can from another device. */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('tequiora:sesion'));
  const { state } = JSON.parse(stored ?? '') as { state: { token: string } };
  const headers = { Authorization: `Bearer ${state.token}` };
  const listed = await request.get('/api/auth/sessions', { headers });
  const { data } = (await listed.json()) as { data: { id: string; isCurrent: boolean }[] };
  const current = data.find(({ isCurrent }) => isCurrent);
  const ended = await request.delete(`/api/auth/sessions/${current?.id}`, { headers });
  expect(ended.ok()).toBe(true);
}

/** Opens the detail of an enquiry from the list. */
export async function openEnquiry(page: Page, { folio, name }: SentEnquiry): Promise<void> {
  await page.goto(`/admin/consultas?buscar=${folio}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
