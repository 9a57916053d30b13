import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run, which start with a visitor's first key. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '___navigate' in window);
}
