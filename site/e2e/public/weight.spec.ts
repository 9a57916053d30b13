import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** Pictures that begin below so many windows are not near. */
const NEAR_WINDOWS = 2;

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

test('the home page requests no pictures far below the window of a phone', async ({ page }) => {
  await page.goto('/');
  // All sections are laid out, which is when the browser requests lazy pictures.
  await expect(page.locator('html[data-whole]')).toBeAttached();
  const lowest = () =>
    page.evaluate(() => {
      // Portraits weigh 2 kB.
      const requested = [...document.images].filter(
        ({ currentSrc, width }) => currentSrc !== '' && width > 100,
      );
      return Math.max(...requested.map((image) => image.getBoundingClientRect().top));
    });
  await expect.poll(lowest).toBeGreaterThan(PHONE.height);
  expect(await lowest()).toBeLessThan(PHONE.height * NEAR_WINDOWS);
});
