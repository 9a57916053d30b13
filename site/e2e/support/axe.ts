import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rule and the place of everything axe finds on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is not laid out yet has no colours and no size to check (ADR 032).
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const summary = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(summary).toEqual([]);
}
