import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeAlive(page);
}

/** Waits until the scripts of an open page run, which start with a visitor's first key. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Gatsby's mark of a page whose components are mounted.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Keeps the page's scripts on their way, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
