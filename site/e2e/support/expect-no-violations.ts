import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with the rule and location of every axe violation on the current page.
 * @param part selector of the part that differs from a page that is checked elsewhere
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  // Elements without layout have no colours or sizes to check (decision 032).
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  const builder = new AxeBuilder({ page });
  await expectNone(part ? builder.include(part) : builder);
}

const WIDTHS = [390, 1440];

/**
 * Fails with axe violations or horizontal scrolling at the width of a phone or of a desktop. The page
 * stays at the latter.
 */
export async function expectNoViolationsAtEachWidth(page: Page, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, part);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal scrolling at ${width} px`).toBe(0);
  }
}

/** Checks a part of the CMS panel only, because the other parts of a screen are Strapi's. */
export async function expectNoPanelViolations(page: Page, part = 'main'): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include(part));
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  // Legacy mode leaves out frames of other origins, which no page has. Without it, axe opens a page of
  // its own for each check.
  builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  const summary = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(summary).toEqual([]);
}
