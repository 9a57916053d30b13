import { expect, type Page } from '@playwright/test';

export type Step = readonly [name: string, act: (page: Page) => Promise<void>];

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** What has opened, also what asks whether somebody is sure. */
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

export function opening(name: string | RegExp, role: 'dialog' | 'menu'): Step[1] {
  return async (page) => {
    await button(page, name).click();
    await expect(role === 'menu' ? page.getByRole('menu').first() : dialog(page)).toBeVisible();
  };
}

/** Opens a menu and chooses what opens a dialog; the last such menu is a file's, behind all folders. */
export function asking(menu: string, item: string, which: 'first' | 'last' = 'first'): Step[1] {
  return async (page) => {
    const menus = page.getByRole('button', { name: menu, exact: true });
    await menus[which]().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
  };
}

/** Opens an entry of a list: the first one, or the one of that name. */
export async function openEntry(page: Page, name?: string): Promise<void> {
  const row = name ? page.getByRole('row', { name }) : page.getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('tab').or(page.getByLabel('Folio')).first()).toBeVisible();
}

export async function openPreview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Abrir vista previa' }).click();
  await expect(page.locator('iframe[title="Vista previa"]')).toBeVisible();
}
