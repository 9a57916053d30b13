import type { Page } from '@playwright/test';
import { sendEnquiry, signIn } from '../support/dashboard.ts';
import { expect, test } from '../support/test.ts';

test.slow();

/** One line of text, in pixels: the change of the enquiries takes a third line on phones. */
const ALLOWED_SHIFT = 24;

const PANELS = ['Consultas recientes', 'Productos destacados', 'Acciones rápidas'];

/** Returns the distance of each panel's title from the top of the page, in pixels. */
async function panelTops(page: Page): Promise<number[]> {
  const headings = PANELS.map((name) => page.getByRole('heading', { name, level: 2 }));
  const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
  const scrolled = await page.evaluate(() => window.scrollY);
  return boxes.map((box) => box!.y + scrolled);
}

test('the overview keeps its place while its figures arrive', async ({
  page,
  product,
  request,
}) => {
  for (let sent = 0; sent < 5; sent += 1) await sendEnquiry(request, product);
  await signIn(page, product);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/(overview|enquiries|products|publication)/, async (route) => {
      await released;
      await route.fallback();
    });
    await page.reload();
    await expect(page.getByText('Cargando consultas…')).toBeAttached();
    await expect(page.getByText('Cargando productos…')).toBeAttached();
    const before = await panelTops(page);
    release();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(/últimas 12 semanas$/)).toBeVisible();
    const after = await panelTops(page);
    const shifts = after.map((top, index) => Math.abs(top - before[index]!));
    expect(Math.max(...shifts), `${width} px`).toBeLessThanOrEqual(ALLOWED_SHIFT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the list keeps its place while the counts of its tabs and the saved views arrive', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/enquiries/summary', async (route) => {
      await released;
      // As after a year: the counts of a new product are short.
      const data = { nuevo: 124, overdue: 38, dudoso: 12, idle: 1_204, newestAt: null };
      await route.fulfill({ json: { data } });
    });
    await page.goto('/admin/consultas');
    const search = page.getByRole('searchbox').first();
    await expect(search).toBeVisible();
    const before = await search.boundingBox();
    release();
    await expect(page.getByText('1,204')).toBeAttached();
    expect((await search.boundingBox())?.y, `${width} px`).toBe(before?.y);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
