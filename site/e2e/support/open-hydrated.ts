import type { Page } from '@playwright/test';

/**
 * Opens a page and waits for its hydration. Opens it again when another test published during it: React
 * renders a section again whose data are of a newer release than its HTML, and what is pressed then is lost.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const readRelease = async () => (await page.request.get('/release.json')).text();
  let opened: string;
  do {
    opened = await readRelease();
    await page.goto(path);
    await waitForHydration(page);
  } while ((await readRelease()) !== opened);
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
