import { expect, type Page } from '@playwright/test';
import type { RunningProduct } from './product.ts';

/** Signs in through the form; ends on the dashboard's first page or on the one that was asked for. */
export async function signIn(page: Page, product: RunningProduct, path = '/admin'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, product);
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' }).first()).toBeAttached();
}

export async function fillSignIn(page: Page, { dashboardAdmin }: RunningProduct): Promise<void> {
  await page.getByLabel('Email').fill(dashboardAdmin.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(dashboardAdmin.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Every address of the dashboard that needs no entry. */
export const DASHBOARD_ROUTES = [
  ['/admin', 'Dashboard'],
  ['/admin/consultas', 'Consultas'],
  ['/admin/productos', 'Productos'],
  ['/admin/productos/nuevo', 'Nuevo producto'],
  ['/admin/servicios', 'Servicios'],
  ['/admin/servicios/nuevo', 'Nuevo servicio'],
  ['/admin/reportes', 'Reportes'],
  ['/admin/ajustes', 'Ajustes'],
] as const;
