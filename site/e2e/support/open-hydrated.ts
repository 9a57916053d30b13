import type { Page } from '@playwright/test';

/** Opens a page and waits for its hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Starts the deferred scripts of an open page with a key press and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Performance mark that Gatsby sets after mounting.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Delays the page's scripts until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
