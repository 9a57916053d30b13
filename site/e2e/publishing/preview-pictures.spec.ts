import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { listPages } from '@tequiora/cms/contracts/pages.ts';
import { WHOLE_PAGE } from '../../src/lib/whole-page.ts';
import { waitForHydration } from '../support/open-hydrated.ts';
import { COMPOSED_ROUTE, SYSTEM_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

type Shown = { uid: string; filters?: Record<string, string>; path: string };

const SHOWN: Shown[] = [
  ...listPages().map(([path, { type }]) => ({ uid: `api::${type}.${type}`, path })),
  {
    uid: 'api::page.page',
    filters: { '[slug][$eq]': COMPOSED_ROUTE.slice(1) },
    path: COMPOSED_ROUTE,
  },
  ...SYSTEM_ROUTES.slice(0, 1).map((path) => ({
    uid: 'api::flagship-product.flagship-product',
    filters: { '[slug][$eq]': path.split('/').at(-1) ?? '' },
    path,
  })),
  {
    uid: 'api::product.product',
    filters: { '[slug][$eq]': 'terminal-istmo-15' },
    path: '/productos/terminal-istmo-15',
  },
];

/** Photos differ in their resolution, and lines of text by a pixel. At a quarter of the size, they are equal. */
const SCALE = 0.25;
const CHANNEL_DIFFERENCE = 48;
/** Share of pixels that may differ. */
const LIMIT = 0.005;

type Picture = { data: Buffer; width: number; height: number };

/** Waits until a page shows everything: what is below the window, its pictures and the web fonts. */
async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Before, sections below the window have an estimated height.
  await expect(page.locator('html')).toHaveAttribute(WHOLE_PAGE, '');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  // Pictures of other slides are not requested.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      const isShown = width > 0 && right > 0 && left < innerWidth;
      return image.complete || !isShown || !image.checkVisibility({ visibilityProperty: true });
    }),
  );
}

async function pictureOf(page: Page, width: number): Promise<Picture> {
  await settle(page);
  const png = await page.getByRole('main').screenshot({
    animations: 'disabled',
    // They lie over the page and tell the preview from the page.
    style:
      'header, [data-floating], aside[aria-label="Vista previa"] { visibility: hidden !important }',
  });
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .resize({ width: Math.round(width * SCALE) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the share of the pixels of two pictures that a person would call different. */
function differenceOf(one: Picture, other: Picture): number {
  const height = Math.min(one.height, other.height);
  const count = one.width * height;
  const isDifferent = (pixel: number) =>
    [0, 1, 2].some((channel) => {
      const at = pixel * 3 + channel;
      return Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > CHANNEL_DIFFERENCE;
    });
  const different = Array.from({ length: count }, (_, pixel) => pixel).filter(isDifferent).length;
  return different / count;
}

for (const { uid, filters, path } of SHOWN) {
  test(`the preview of ${path} looks like the published page`, async ({ page, cms }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [found] = filters ? await cms.list(uid, filters) : [await cms.readSingle(uid)];
    const address = `/content-manager/preview/url/${uid}?documentId=${found?.documentId}&status=published`;
    const preview = await cms.call<{ data: { url: string } }>('GET', address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const published = await pictureOf(page, width);
      await page.goto('about:blank');
      await page.goto(preview.data.url);
      const shown = await pictureOf(page, width);
      expect(shown.height, `height at ${width} px`).toBe(published.height);
      expect(differenceOf(shown, published), `difference at ${width} px`).toBeLessThan(LIMIT);
    }
  });
}
