import { expect, type Locator, type Page } from '@playwright/test';

export type Step = readonly [name: string, act: (page: Page) => Promise<void>];

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Dialogs and confirmation dialogs. */
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

export function openByButton(name: string | RegExp, role: 'dialog' | 'menu'): Step[1] {
  return async (page) => {
    await button(page, name).click();
    await expect(role === 'menu' ? page.getByRole('menu').first() : dialog(page)).toBeVisible();
  };
}

/**
 * The first picture in the media library; folders are listed before pictures, and more items may
 * still load.
 */
export const pictureCard = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: '.webp' }).first();

/**
 * Opens a menu, of the page or of the element `within`, and chooses an item that opens a dialog.
 */
export function openByMenu(
  menu: string,
  item: string,
  within: (page: Page) => Locator = (page) => page.locator('body'),
): Step[1] {
  return async (page) => {
    await within(page).getByRole('button', { name: menu, exact: true }).first().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
  };
}

/** Opens the entry named `name`, or the first entry of the list. */
export async function openEntry(page: Page, name?: string): Promise<void> {
  const row = name ? page.getByRole('row', { name }) : page.getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('tab').or(page.getByLabel('Folio')).first()).toBeVisible();
}

export async function openPreview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Abrir vista previa' }).click();
  await expect(page.locator('iframe[title="Vista previa"]')).toBeVisible();
}
