import { expect, type Page } from '@playwright/test';
import type { Account, RunningProduct } from './product.ts';

/** Signs in to the CMS panel; as the super admin by default. */
export async function signInToPanel(
  page: Page,
  { cmsUrl, cmsAdmin }: RunningProduct,
  { email, password }: Account = cmsAdmin,
): Promise<void> {
  await page.goto(`${cmsUrl}/admin`);
  await page.getByRole('textbox', { name: /Correo electrónico|Email/i }).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: /Iniciar sesión|Entrar/i }).click();
  await expect(page.getByRole('link', { name: 'Contenido', exact: true })).toBeVisible();
}

type Entry = { uid: string; documentId: string };

/** Signs in to the CMS panel and opens an entry of a list in its editor. */
export async function openInPanel(
  page: Page,
  product: RunningProduct,
  { uid, documentId }: Entry,
  account?: Account,
): Promise<void> {
  await signInToPanel(page, product, account);
  const place = `/admin/content-manager/collection-types/${uid}/${documentId}`;
  await page.goto(`${product.cmsUrl}${place}`);
}
