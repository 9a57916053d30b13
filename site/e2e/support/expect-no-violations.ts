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

/** Checks the page at the width of a phone and of a desktop, and leaves it at the latter. */
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
  // No page has frames of another origin, whose analysis would open a page of its own each time.
  builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  const summary = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(summary).toEqual([]);
}
