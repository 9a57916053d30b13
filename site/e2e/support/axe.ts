import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rule and the place of everything axe finds on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is not laid out yet has no colours and no size to check (ADR 032).
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await expectNone(new AxeBuilder({ page }));
}

/** The same for what is ours in the CMS panel, where the rest of a screen is Strapi's. */
export async function expectNoPanelViolations(page: Page, part = 'main'): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include(part));
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const summary = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(summary).toEqual([]);
}
