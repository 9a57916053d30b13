import { expect, type Page } from '@playwright/test';
import { SHORTEST_VISIT_MS } from '@tequiora/cms/contracts/enquiry.ts';
import { openAlive } from './open-alive.ts';

/**
 * Opens the contact page and waits until React has the form, which then checks the fields itself,
 * and until a person could have written something: what is sent sooner is taken for a robot's.
 */
export async function openContactForm(page: Page, siteUrl = ''): Promise<void> {
  await openAlive(page, `${siteUrl}/contacto`);
  await expect(page.locator('form[action="/api/enquiries/form"]')).toHaveAttribute('novalidate');
  await page.waitForFunction((shortest) => performance.now() > shortest, SHORTEST_VISIT_MS);
}
