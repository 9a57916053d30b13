import { expect, type Page } from '@playwright/test';
import { MIN_VISIT_MS } from '@tequiora/cms/contracts/enquiry.ts';
import { openHydrated } from './open-hydrated.ts';

/**
 * Opens the contact page and waits until React has hydrated the form and the minimum time for a
 * human submission has passed.
 */
export async function openContactForm(page: Page, siteUrl = ''): Promise<void> {
  await openHydrated(page, `${siteUrl}/contacto`);
  await expect(page.locator('form[action="/api/enquiries/form"]')).toHaveAttribute('novalidate');
  await page.waitForFunction((minMs) => performance.now() > minMs, MIN_VISIT_MS);
}
